import { useWording } from "../../../../lib/phrases/phrases.ts";
import { useBookingStore } from "../../../visit/booking/booking-store.ts";
import { toPendingRdv } from "../../../visit/booking/pending-rdv.ts";
import { useEmbedding } from "../../../visit/embedding/embedding.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { createAccount, type OptIns } from "../api.ts";
import { useQueryText } from "../../../../lib/navigation.tsx";

/**
 * Returns a function that registers an address together with the pending booking. The mailed link brings back only the data of
 * one call, so every call sends all of the data.
 */
export function useRegister(): (email: string, optIns: OptIns | undefined) => Promise<void> {
  const { language } = useWording();
  const { group } = useLoadedGroup();
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
