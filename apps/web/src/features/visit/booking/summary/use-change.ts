import { originOf } from "@rendezvous/domain/sequence/answer-origin";
import type { ChoiceStep } from "@rendezvous/domain/sequence/model";
import { useEmbedding } from "../../embedding/embedding.ts";
import { useBooking } from "../booking-store.ts";

interface Change {
  /** False for what the link has frozen. */
  readonly isOpen: boolean;
  /**
   * If the host page has a selection of its own, this is its address: what the link has preselected is changed there,
   * frozen or not; otherwise null.
   */
  readonly hostUrl: string | null;
}

/** How the answer to a step can be changed. For the time, the index does not matter. */
export function useChange(index: number, step: ChoiceStep | "slots"): Change {
  const { modifyUrl } = useEmbedding();
  const origin = useBooking(({ config, sequence }) => originOf(config, sequence, index, step));
  const hostUrl = origin === "visitor" ? null : modifyUrl;
  return { isOpen: origin !== "frozen" || hostUrl !== null, hostUrl };
}
