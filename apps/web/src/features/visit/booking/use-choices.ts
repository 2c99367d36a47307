import type { Calendar, Calendarset, Intervention, Pack } from "@rendezvous/contract/catalogue/catalogue";
import { type ChosenLink, chosenChainOf } from "@rendezvous/domain/sequence/chain";
import type { SequenceState } from "@rendezvous/domain/sequence/model";
import type { ResolvedItem } from "@rendezvous/domain/sequence/resolve-item";
import { activeItem, resolveItems } from "@rendezvous/domain/sequence/steps";
import type { BookingConfig } from "./booking-config.ts";
import { useBooking } from "./booking-store.ts";
import { useLocation } from "../../../lib/navigation.tsx";
import { stepOfPath } from "../../ground/group/paths.ts";

/** An item with the records of its ids. */
export interface SelectedItem extends ResolvedItem {
  /** Its index in the sequence's items. */
  index: number;
  intervention: Intervention | null;
  pack: Pack | null;
  /** null for "no preference" and before the choice; the same for calendar and resource. */
  calendarset: Calendarset | null;
  calendar: Calendar | null;
  resource: Calendar | null;
}

export interface VisitorChoices {
  config: BookingConfig;
  sequence: SequenceState;
  /** The items in which at least the service is chosen. */
  chosen: SelectedItem[];
  /** The item to which the choice steps apply. */
  active: ResolvedItem;
  /** The complete items in order, in the form of the API. */
  chain: readonly ChosenLink[];
}

/** Caches the last choices of each config, because every card of a list reads them, and there may be five hundred cards. */
const lastChoices = new WeakMap<BookingConfig, VisitorChoices>();

/** Returns the possible and the present choices. */
export function useChoices(): VisitorChoices {
  const config = useBooking((booking) => booking.config);
  const sequence = useBooking((booking) => booking.sequence);
  const last = lastChoices.get(config);
  if (last?.sequence === sequence) return last;
  const choices = choicesOf(config, sequence);
  lastChoices.set(config, choices);
  return choices;
}

function choicesOf(config: BookingConfig, sequence: SequenceState): VisitorChoices {
  const { interventions, packs, calendarsets, calendars, resources } = config.catalogue;
  const chosen = resolveItems(config, sequence)
    .map(
      (item, index): SelectedItem => ({
        ...item,
        index,
        intervention: interventions.find((one) => one.id === item.intervention_id) ?? null,
        pack: packs.find((one) => one.id === item.pack_id) ?? null,
        calendarset: calendarsets.find((one) => one.id === item.calendarset_id) ?? null,
        calendar: calendars.find((one) => one.id === item.calendar_id) ?? null,
        resource: resources.find((one) => one.id === item.resource_id) ?? null,
      }),
    )
    .filter(({ intervention, pack }) => intervention !== null || pack !== null);
  return {
    config,
    sequence,
    chosen,
    active: activeItem(config, sequence),
    chain: chosenChainOf(config, sequence),
  };
}

/** Returns the step in the page's path; undefined on other screens. */
export function useCurrentStep(): string | undefined {
  return stepOfPath(useLocation().pathname);
}
