import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { PageCatalogue } from "@rendezvous/contract/site/page-data";
import { retake } from "@rendezvous/domain/sequence/retake";
import { reachableStep } from "@rendezvous/domain/sequence/steps";
import { verifyLinkedRecords } from "../embedding/verify-linked-records.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { offeredCatalogue } from "../../ground/group/offered-catalogue.ts";
import { toStep } from "../../ground/group/paths.ts";
import { useBookingStore } from "./booking-store.ts";
import { useNavigate } from "../../../lib/navigation.tsx";

/**
 * Returns a function that begins a booking like an earlier appointment or pack (`linked`, sorted by start), for the same person.
 * It returns false if some of it is no longer offered; the server decides, since the page may be outdated. Throws if that call
 * fails.
 */
export function useRetake(): (linked: readonly Appointment[]) => Promise<boolean> {
  const { group, catalogue } = useLoadedGroup();
  const store = useBookingStore();
  const navigate = useNavigate();
  return async (linked) => {
    const { config, startAgain, dispatch, chooseAttendee } = store.getState();
    const prefilled = retake(config, linked);
    if (!prefilled.ok) return false;
    const offered = await askOffered(group.id, catalogue, linked);
    if (!retake({ ...config, catalogue: offeredCatalogue(offered) }, linked).ok) return false;
    startAgain();
    dispatch({ type: "retake", ...prefilled });
    chooseAttendee(linked[0]?.fiche_id ?? null);
    const { sequence } = store.getState();
    navigate(toStep(group.urlname, reachableStep(config, sequence, "slots")));
    return true;
  };
}

/** Returns the records of the appointments that the server still offers. */
function askOffered(
  groupId: number,
  catalogue: PageCatalogue,
  linked: readonly Appointment[],
): Promise<PageCatalogue> {
  const idsOf = (read: (one: Appointment) => readonly (number | null)[]) =>
    [...new Set(linked.flatMap(read))].flatMap((id) => (id === null ? [] : [{ id }]));
  const packs = idsOf(({ pack_id }) => [pack_id]);
  const interventions = idsOf((one) => one.interventions.map(({ id }) => id));
  const categories = [...catalogue.interventions, ...catalogue.packs]
    .filter(({ id }) => (packs.length > 0 ? packs : interventions).some((one) => one.id === id))
    .map(({ interventionset_id }) => interventionset_id);
  const nothing = {
    calendars: [],
    classes: [],
    calendarsets: [],
    interventions: [],
    interventionsets: [],
    packs: [],
  };
  return verifyLinkedRecords(
    groupId,
    { ...nothing, forms: catalogue.forms, website: null },
    {
      interventions,
      packs,
      calendars: idsOf(({ calendar_id }) => [calendar_id]),
      resources: idsOf(({ resource }) => [resource?.id ?? null]),
      interventionsets: idsOf(() => categories),
    },
    AbortSignal.timeout(10_000),
  );
}
