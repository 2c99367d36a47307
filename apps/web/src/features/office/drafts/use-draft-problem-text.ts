import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useFailureText } from "../../ground/group/call-failure.tsx";

/** Returns a function that explains why a draft could not be published, by the error code. */
export function useDraftProblemText(): (code: string) => string {
  const { problem } = useProPhrases("drafts");
  const failureText = useFailureText();
  return (code) => problem({ reason: failureText(new ApiFailure(code as ErrorCode, 409)) });
}
