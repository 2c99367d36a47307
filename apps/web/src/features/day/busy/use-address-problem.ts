import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { isRefusedWith } from "../../ground/group/call-failure.tsx";

/** Returns why the entered address of a calendar or server was refused; undefined: it was not. */
export function useAddressProblem(failure: unknown): string | undefined {
  const { failures, loginInAddress } = useProPhrases("busy");
  if (!isRefusedWith(failure, "bad_request")) return undefined;
  const hasLogin = failure instanceof ApiFailure && failure.detail === "login_in_address";
  return hasLogin ? loginInAddress : failures.not_public;
}
