import { useContext } from "react";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { failureText, useWording } from "../../../lib/phrases/phrases.ts";
import { LoadedGroupContext } from "./page-data.ts";

/**
 * Says why a call failed and what to do next; renders nothing without a failure. If the group does not book online, shows its
 * phone number.
 */
export function CallFailure({ failure, onRetry }: { failure: unknown; onRetry?: () => unknown }) {
  const { phrases } = useWording();
  const textOf = useFailureText();
  if (failure === null || failure === undefined) return null;
  return (
    <Notice look="problem">
      <p>{textOf(failure)}</p>
      {onRetry && <Button onClick={() => onRetry()}>{phrases.screen.common.retry}</Button>}
    </Notice>
  );
}

/** Returns a function that says why a call failed, with the phone number of the group, if there is one, where that helps. */
export function useFailureText(): (failure: unknown) => string {
  const { phrases } = useWording();
  const loaded = useContext(LoadedGroupContext);
  return (failure) => failureText(phrases, failure, loaded?.group.phone ?? "");
}

export function isRefusedWith(failure: unknown, code: ApiFailure["code"]): boolean {
  return failure instanceof ApiFailure && failure.code === code;
}
