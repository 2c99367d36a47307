import { type Day, addDays, isDay, toDayNumber, weekdayIndex } from "@rendezvous/domain/time/instant";
import { useMemo, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useQueryText } from "../../../lib/navigation.tsx";
import { toProScreen } from "../../ground/group/paths.ts";
import { usePrefetchDays } from "./use-day.ts";
import { lastingStorage } from "../../../lib/storage.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { callApi } from "../../../lib/call-api.ts";

const DAYS_OF_WEEK = 7;
const VIEWS = ["grid", "week", "list"] as const;
type View = (typeof VIEWS)[number];

/** The view that the page's address describes. */
export interface RequestedView {
  readonly day: Day;
  readonly view: View;
  /** Calendars and resources, in the order of their columns. */
  readonly columns: readonly number[];
  /** The calendar whose week is shown. */
  readonly calendar: number;
  /** Whether cancelled appointments are shown too. */
  readonly cancelled: boolean;
}

/** Returns the day of several calendars, or the week of one. */
export function shownDaysOf({ day, view, columns, calendar }: RequestedView) {
  return view === "week"
    ? { start: addDays(day, -weekdayIndex(toDayNumber(day))), nDays: DAYS_OF_WEEK, ids: [calendar] }
    : { start: day, nDays: 1, ids: columns };
}

interface Options {
  readonly urlname: string;
  /** The professional whose last choice of columns is stored. */
  readonly accountId: number;
  readonly today: Day;
  /** The ids of the columns that may be shown, and of those shown by default. */
  readonly allIds: readonly number[];
  readonly usual: readonly number[];
}

export function useRequestedView({ urlname, accountId, today, allIds, usual }: Options) {
  const query = useQueryText();
  const navigate = useNavigate();
  const { stored: storedColumns, keep } = useStoredColumns(accountId);
  const requested = useMemo((): RequestedView => {
    const read = new URLSearchParams(query);
    const day = read.get("day") ?? read.get("date") ?? "";
    const own = read.get("columns");
    const columns = (own === null ? storedColumns : parseIdList(own)).filter((id) => allIds.includes(id));
    const shown = columns.length > 0 ? columns : usual;
    const calendar = Number(read.get("calendar"));
    return {
      day: isDay(day) ? day : today,
      view: VIEWS.find((view) => view === read.get("view")) ?? "grid",
      columns: shown,
      calendar: allIds.includes(calendar) ? calendar : (shown[0] ?? 0),
      cancelled: read.get("cancelled") === "true",
    };
  }, [query, storedColumns, today, allIds, usual]);
  const askAhead = usePrefetchDays();
  const show = (change: Partial<RequestedView>) => {
    const { start, nDays, ids } = shownDaysOf({ ...requested, ...change });
    askAhead({ start, nDays }, ids);
    navigate({
      ...toProScreen(urlname, "calendar"),
      search: (present) => {
        const next = new URLSearchParams(present);
        for (const [key, value] of Object.entries(change)) next.set(key, String(value));
        return next.toString();
      },
    });
  };
  return {
    ...requested,
    show,
    /** Shows these columns and stores the choice. */
    arrange: (columns: readonly number[]): void => {
      keep(columns);
      show({ columns });
    },
  };
}

export type UseRequestedViewResult = ReturnType<typeof useRequestedView>;

/**
 * Returns the columns that the professional chose last. The server stores the choice; until the server answers, a copy in this
 * browser is used, so that the page is not drawn twice.
 */
function useStoredColumns(accountId: number) {
  const { group } = useLoadedGroup();
  const name = `rendezvous.calendar.${group.urlname}.${accountId}`;
  const queryKey = ["calendar-columns", group.id, accountId];
  const queryClient = useQueryClient();
  const [stored] = useState(() => parseIdList(lastingStorage.getItem(name)));
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await callApi("GET /groups/{id}/calendar_columns", { path: { id: group.id }, signal })).columns ?? [],
    staleTime: Infinity,
  });
  return {
    stored: data ?? stored,
    keep: (columns: readonly number[]): void => {
      lastingStorage.setItem(name, columns.join());
      queryClient.setQueryData(queryKey, columns);
      // If the call fails, the choice is still stored in this browser.
      void callApi("PUT /groups/{id}/calendar_columns", { path: { id: group.id }, body: { columns } }).catch(
        () => {},
      );
    },
  };
}

function parseIdList(list: string | null): number[] {
  return [...new Set((list ?? "").split(",").map(Number))].filter((id) => Number.isInteger(id) && id > 0);
}
