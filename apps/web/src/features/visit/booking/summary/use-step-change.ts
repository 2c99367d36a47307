import { answerOriginOf } from "@rendezvous/domain/sequence/answer-origin";
import type { ChoiceStep } from "@rendezvous/domain/sequence/model";
import { useEmbedding } from "../../embedding/embedding.ts";
import { useBooking } from "../booking-store.ts";

interface Change {
  /** False if the link has frozen the choice. */
  readonly isOpen: boolean;
  /**
   * The address on which the host page changes the link's preselection, frozen or not; null if the host page has no selection of
   * its own.
   */
  readonly hostUrl: string | null;
}

/** Returns how the choice of a step can be changed. For the time, the index does not matter. */
export function useStepChange(index: number, step: ChoiceStep | "slots"): Change {
  const { modifyUrl } = useEmbedding();
  const origin = useBooking(({ config, sequence }) => answerOriginOf(config, sequence, index, step));
  const hostUrl = origin === "visitor" ? null : modifyUrl;
  return { isOpen: origin !== "frozen" || hostUrl !== null, hostUrl };
}
