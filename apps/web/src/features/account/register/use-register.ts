import { useWording } from "../../../lib/phrases.ts";
import { useBookingStore } from "../../booking/booking-store.ts";
import { toPendingRdv } from "../../booking/pending-rdv.ts";
import { useEmbedding } from "../../embedding/embedding.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { createAccount, type OptIns } from "../api.ts";
import { useQueryText } from "../../../lib/navigation.tsx";

/** Registers an address with the appointment in the making. A mail's link knows no more than what was said with it: all of it is sent each time. */
export function useRegister(): (email: string, optIns: OptIns | undefined) => Promise<void> {
  const { language } = useWording();
  const { group } = useKnownGroup();
  const { websource } = useEmbedding();
  const booking = useBookingStore();
  const query = useQueryText();
  return (email, optIns) =>
    createAccount(group.id, {
      email,
      locale: language,
      ...optIns,
      pendingRdv: toPendingRdv(booking, { groupId: group.id, query, websource }),
    });
}
