import type { ClassDateOfDay, DayClosure } from "@rendezvous/domain/day/day-columns";
import { type Day, type EpochMinute, minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { useRef, useState } from "react";
import { now } from "../../../../lib/clock.ts";
import { createKey } from "../../../../lib/create-key.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { firstFreeStart } from "../actions/booking/first-free-start.ts";
import type { HoursPaneInput } from "../actions/closing/hours-pane.tsx";
import { useManagedPlaces } from "../actions/closing/use-managed-places.ts";
import {
  type PendingBooking,
  usePendingBookings,
  type UsePendingBookingsResult,
} from "../actions/use-pending-bookings.ts";
import type { FreeTimeSearch } from "../actions/moving/free-time-pane.tsx";
import type { FoundTime } from "../actions/moving/use-free-times.ts";
import type { UseMovingResult } from "../actions/moving/use-moving.ts";
import type { OnPlaceAction, PlaceAction } from "../actions/moving/use-moving-keys.ts";
import { snapToStart } from "../actions/target.ts";
import type { CalendarEvent } from "../grid/day-event.ts";
import { focusBlock } from "../grid/focus-block.ts";
import type { GridColumn } from "../grid/grid-columns.ts";
import { offeredCatalogue } from "../../../ground/group/offered-catalogue.ts";
import { toTypedPlace } from "../actions/place-fields.tsx";
import { servicesOfCalendar } from "../actions/booking/services-of-calendar.ts";

const HOUR_MINUTES = 60;

/** The pane beside the day. At most one is open. */
export type Pane =
  | { readonly kind: "none" }
  | { readonly kind: "appointment"; readonly id: number; readonly isByPointer: boolean }
  | { readonly kind: "booking"; readonly draft: PendingBooking }
  | { readonly kind: "hours"; readonly span: HoursPaneInput }
  | { readonly kind: "waiting_room" }
  | { readonly kind: "class"; readonly date: ClassDateOfDay }
  | { readonly kind: "search"; readonly search: FreeTimeSearch };

const NONE = { kind: "none" } as const;

interface Options {
  readonly columns: readonly GridColumn[];
  /** The first day of a search. */
  readonly searchFrom: Day;
  readonly moving: UseMovingResult;
}

/** Returns the open pane and everything that opens, changes or closes one. */
export function usePane({ columns, searchFrom, moving }: Options) {
  const { timezone } = useLoadedGroup().group;
  const drafts = usePendingBookings();
  const managed = useManagedPlaces();
  const beginBooking = useNewBooking(drafts);
  const moveOrBook = useTakeFoundTime(drafts, moving);
  const [own, setOwn] = useState<Exclude<Pane, { kind: "booking" }>>(NONE);
  // The pending booking outlives the page, so the store of pending bookings says whether its pane is open.
  const pane: Pane = drafts.opened ? { kind: "booking", draft: drafts.opened } : own;
  const chosen = pane.kind === "appointment" ? pane.id : null;
  /** Opened the pane of a class, of closed hours or of the waiting room, and gets the focus back. */
  const opener = useRef<HTMLElement>(null);
  /** Opens a pane instead of the present one; a begun booking stays stored. */
  const replaceWith = (next: typeof own) => {
    opener.current = document.activeElement as HTMLElement | null;
    drafts.open(null);
    setOwn(next);
  };
  const closeIf = (kind: Pane["kind"]) => setOwn((current) => (current.kind === kind ? NONE : current));
  const openHours = (what: HoursPaneInput["what"], calendarId: number, from: EpochMinute) => {
    const place = managed.find(({ id }) => id === calendarId) ?? managed[0];
    if (!place) return;
    const ends = { start: wallMinute(timezone, from), end: wallMinute(timezone, from + HOUR_MINUTES) };
    const span = { key: createKey(), what, calendarId: place.id, ...ends, closure: null };
    replaceWith({ kind: "hours", span });
  };
  const placeAt: OnPlaceAction = (column, minute, action) => {
    if (action !== "book") return openHours(action, column.calendarId, snapToStart(column, minute));
    replaceWith(NONE);
    beginBooking(column, minute, drafts.opened);
  };
  return {
    pane,
    /** The appointment whose details are open. */
    chosen,
    drafts,
    openAppointment: (id: number, isByPointer = false) =>
      replaceWith({ kind: "appointment", id, isByPointer }),
    openDraft: (id: number) => {
      setOwn(NONE);
      drafts.open(id);
    },
    openHours,
    openClosure: (calendarId: number, closure: DayClosure) => {
      const { start, end, classDate } = closure;
      if (classDate) return replaceWith({ kind: "class", date: classDate });
      const span = { key: createKey(), what: "block" as const, calendarId, start, end, closure };
      replaceWith({ kind: "hours", span });
    },
    /** Begins the booking of one more participant. */
    bookClassDate: ({ classId, start }: ClassDateOfDay, interventionId: number) => {
      replaceWith(NONE);
      drafts.begin(
        { day: start.slice(0, 10), time: start.slice(11, 16), calendarId: classId },
        interventionId,
      );
    },
    openWaitingRoom: () => replaceWith({ kind: "waiting_room" }),
    openSearch: (event: CalendarEvent | null) => {
      const draft = event ? null : drafts.opened;
      const search = { key: createKey(), from: searchFrom, event, draft, hit: null };
      replaceWith({ kind: "search", search });
    },
    /** Books or changes hours at a place of the grid. */
    placeAt,
    /**
     * Like `placeAt`, but chooses the place: the first free time of the open appointment's calendar, otherwise of the first
     * calendar.
     */
    placeAnywhere: (action: PlaceAction) => {
      const column =
        columns.find(({ blocks }) => blocks.some(({ event }) => event.id === chosen)) ?? columns[0];
      if (!column) return;
      const present = minuteOf(now());
      const minute = firstFreeStart(column, present) ?? Math.max(column.open[0]?.from ?? column.top, present);
      if (action !== "book") return placeAt(column, minute, action);
      replaceWith(NONE);
      beginBooking(column, minute, null, true);
    },
    showHit: (hit: FoundTime) =>
      setOwn((current) =>
        current.kind === "search" ? { ...current, search: { ...current.search, hit } } : current,
      ),
    takeHit: (search: FreeTimeSearch, hit: FoundTime) => {
      if (!search.event) setOwn(NONE);
      moveOrBook(search, hit);
    },
    endSearch: () => closeIf("search"),
    /** Closes the pane and returns the focus to the day, or to the booking that the search was for. */
    close: () => {
      if (pane.kind === "booking") drafts.open(null);
      closeIf(pane.kind);
      if (pane.kind === "search" && pane.search.draft) return drafts.resume(pane.search.draft);
      focusBlock(pane.kind === "search" ? (pane.search.event?.id ?? null) : chosen, opener.current);
    },
  };
}

export type UsePaneResult = ReturnType<typeof usePane>;

/** `YYYY-MM-DD HH:MM` */
function wallMinute(zone: string, minute: EpochMinute): string {
  return formatWallDateTime(zone, minute).slice(0, 16);
}

/**
 * Begins a booking at a place: fills in the calendar, the time, and the service if there is only one. If a pending booking is
 * open, moves it to the place and leaves its client and other values unchanged.
 */
function useNewBooking({ begin, resume }: UsePendingBookingsResult) {
  const { group, catalogue } = useLoadedGroup();
  const { calendars, interventions } = offeredCatalogue(catalogue);
  return (column: GridColumn, minute: EpochMinute, opened: PendingBooking | null, isTimeProposed = false) => {
    // A resource is booked together with a calendar.
    const calendarId = calendars.find(({ id }) => id === column.calendarId)?.id ?? calendars[0]?.id ?? 0;
    const place = toTypedPlace(group.timezone, snapToStart(column, minute), calendarId);
    const services = servicesOfCalendar(interventions, calendarId);
    const only = services.length === 1 ? (services[0]?.id ?? null) : null;
    if (!opened) return begin(place, only, { isTimeProposed });
    const isDone = services.some(({ id }) => id === opened.interventionId);
    resume({ ...opened, place, isTimeProposed, interventionId: isDone ? opened.interventionId : only });
  };
}

/**
 * Returns a function that takes a found time: moves the appointment that the search is for, or makes the time the place of the
 * pending booking.
 */
function useTakeFoundTime(drafts: UsePendingBookingsResult, moving: UseMovingResult) {
  const { catalogue } = useLoadedGroup();
  return (
    { event, draft }: FreeTimeSearch,
    { calendarId, start, length, interventionId, wall }: FoundTime,
  ): void => {
    if (event) {
      moving.begin(event, { column: String(calendarId), calendarId, start, length }, "keys");
      moving.ask();
      return;
    }
    const own = offeredCatalogue(catalogue).interventions.find(({ id }) => id === interventionId)?.length;
    const place = { day: wall.slice(0, 10), time: wall.slice(11, 16), calendarId };
    const lengthOfItsOwn = length === own ? null : length;
    if (draft)
      drafts.resume({ ...draft, place, isTimeProposed: false, interventionId, length: lengthOfItsOwn });
    else drafts.begin(place, interventionId, { length: lengthOfItsOwn });
  };
}
