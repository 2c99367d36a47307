import type { CellPlace } from "@rendezvous/domain/slots/moves";
import { FETCHED_DAYS } from "@rendezvous/domain/slots/columns";
import { type Day, addDays } from "@rendezvous/domain/time/instant";
import { type RefObject, useCallback, useEffect, useState } from "react";
import type { SlotsStepProps } from "./slots-step-props.ts";
import { useSlotWindow } from "../use-slot-window.ts";

/** The free time that takes the focus once the new days are rendered. */
interface SlotFocus {
  readonly place: CellPlace;
  /** The first shown day on which the time is looked for; null: the first day of the list. */
  readonly from: Day | null;
}

const FIRST_PLACE: CellPlace = { column: 0, row: 0 };

/** Returns the shown days, the day that the visitor picked, and functions that show other days, some of which move the focus. */
export function useShownDays(
  props: SlotsStepProps,
  isDayView: boolean,
  region: RefObject<HTMLElement | null>,
) {
  const { group, selected, shownDay = null, startDay = null } = props;
  const [listedDays, setListedDays] = useState(FETCHED_DAYS);
  const window = useSlotWindow({
    listed: isDayView ? listedDays : null,
    criteria: props.criteria,
    timezone: group.timezone,
    maxrdv_period: group.maxrdv_period,
    nowMs: props.nowMs,
    startDay: selected?.start.slice(0, 10) ?? shownDay ?? startDay,
  });
  const [pickedDay, setPickedDay] = useState(selected || shownDay ? null : startDay);
  const [focus, setFocus] = useState<SlotFocus | null>(null);
  const [first = window.home] = window.days;
  const last = window.days.at(-1) ?? first;
  const isEmpty = window.state === "ready" && window.grid.slotCount === 0;
  const knowsWayOn = typeof window.nextFree === "string";
  useEffect(() => {
    // If the shown days have no slot, the button to the next free time takes the focus.
    if (focus && isEmpty && knowsWayOn) region.current?.querySelector<HTMLElement>("[data-way-on]")?.focus();
  }, [focus, isEmpty, knowsWayOn, region]);

  const showFrom = (day: Day) => {
    setListedDays(FETCHED_DAYS);
    window.showFrom(day);
    props.onShowFrom?.(day);
  };
  // The focused element is replaced, so the region has the focus until the new times are rendered.
  const holdFocus = () => region.current?.focus({ preventScroll: true });
  const askAndFocus = (ask: () => void, from: Day | null = null) => {
    holdFocus();
    setFocus({ place: FIRST_PLACE, from });
    ask();
  };
  const listMore = useCallback(() => setListedDays((listed) => listed + FETCHED_DAYS), []);
  return {
    window,
    first,
    last,
    isEmpty,
    pickedDay,
    focus,
    show: (day: Day) => {
      setPickedDay(null);
      setFocus(null);
      showFrom(day);
    },
    pick: (day: Day) => {
      showFrom(day);
      setPickedDay(day);
    },
    showAndFocus: (day: Day, place = FIRST_PLACE) => {
      holdFocus();
      setPickedDay(null);
      setFocus({ place, from: null });
      showFrom(day);
    },
    askAndFocus,
    listMore,
    listMoreAndFocus: () => askAndFocus(listMore, addDays(last, 1)),
    onFocused: useCallback(() => setFocus(null), []),
  };
}

export type UseShownDaysResult = ReturnType<typeof useShownDays>;
