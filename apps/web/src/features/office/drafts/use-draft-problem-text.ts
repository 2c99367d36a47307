import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { useDraftsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { failureText, useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";

/** Returns a function that explains why a draft could not be published, by the error code. */
export function useDraftProblemText(): (code: string) => string {
  const { problem } = useDraftsPhrases();
  const { phrases } = useWording();
  const { group } = useLoadedGroup();
  return (code) =>
    problem({ reason: failureText(phrases, new ApiFailure(code as ErrorCode, 409), group.phone) });
}
