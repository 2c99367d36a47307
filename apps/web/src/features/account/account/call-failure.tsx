import { Notice } from "../../../components/notice.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { failureText, useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";

/**
 * Says why a call failed and what to do next; renders nothing without a failure. If the group does not book online, shows its
 * phone number.
 */
export function CallFailure({ failure }: { failure: unknown }) {
  const { phrases } = useWording();
  const { group } = useLoadedGroup();
  if (failure === null || failure === undefined) return null;
  return (
    <Notice look="problem">
      <p>{failureText(phrases, failure, group.phone)}</p>
    </Notice>
  );
}

export function isRefusedWith(failure: unknown, code: ApiFailure["code"]): boolean {
  return failure instanceof ApiFailure && failure.code === code;
}
