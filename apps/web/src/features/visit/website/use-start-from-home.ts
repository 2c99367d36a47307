import type { ChosenItem } from "@rendezvous/domain/sequence/model";
import { firstStep, reachableStep } from "@rendezvous/domain/sequence/steps";
import { type ListKind, stepOfAllItems } from "@rendezvous/domain/website/step-of-all-items";
import { useBookingStore } from "../booking/booking-store.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toStep } from "../../ground/group/paths.ts";
import { useNavigate } from "../../../lib/navigation.tsx";

/**
 * Returns a function that begins a booking with the chosen offer, at its first open question; without an offer at the first step.
 */
export function useStartFromHome(): (item?: Partial<ChosenItem>) => void {
  const store = useBookingStore();
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  return (item) => {
    store.getState().dispatch({ type: "start_from_home", item: item ?? {} });
    const { config, sequence } = store.getState();
    const step = item ? reachableStep(config, sequence, "slots") : firstStep(config, sequence);
    navigate(toStep(group.urlname, step));
  };
}

/** Returns a function that opens the full list of a home page's listing. */
export function useOpenFullList(): (kind: ListKind) => void {
  const store = useBookingStore();
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  return (listing) => {
    const { config, dispatch } = store.getState();
    const { step, item, isAboutPacks } = stepOfAllItems(config, listing);
    dispatch({ type: "start_from_home", item, isAboutPacks });
    navigate(toStep(group.urlname, reachableStep(config, store.getState().sequence, step)));
  };
}
