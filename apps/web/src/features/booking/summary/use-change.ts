import { originOf } from "@rendezvous/domain/sequence/answer-origin";
import type { ChoiceStep } from "@rendezvous/domain/sequence/model";
import { useEmbedding } from "../../embedding/embedding.ts";
import { useBooking } from "../booking-store.ts";

interface Change {
  /** False for what the link has frozen. */
  readonly isOpen: boolean;
  /** Where the host has its own way to choose, what its link has fixed is changed there, frozen or not; else null. */
  readonly hostUrl: string | null;
}

/** How the answer to a step may be changed. Any index will do for the time. */
export function useChange(index: number, step: ChoiceStep | "slots"): Change {
  const { modifyUrl } = useEmbedding();
  const origin = useBooking(({ config, sequence }) => originOf(config, sequence, index, step));
  const hostUrl = origin === "visitor" ? null : modifyUrl;
  return { isOpen: origin !== "frozen" || hostUrl !== null, hostUrl };
}
