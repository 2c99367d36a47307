import type { BusySource } from "@rendezvous/contract/office/busy-source-calls";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { formatDayAndTime } from "@rendezvous/phrases/format-date";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/call-api.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { formatTimes } from "../../../lib/format-times.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";

const FRESH_MS = 60_000;
const LOOK_AGAIN_MS = 1500;

const NONE = { busy_sources: [], providers: [] };

/** Returns the connected calendars, and the providers of others. While `isAwaited` is true for one of them, looks again every other second. */
export function useBusySources(isAwaited: (source: BusySource) => boolean = () => false) {
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const queryKey = ["busy-sources", group.id];
  const { data: { busy_sources: sources, providers } = NONE, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi("GET /groups/{id}/busy_sources", { path: { id: group.id }, signal }),
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => (state.data?.busy_sources.some(isAwaited) ? LOOK_AGAIN_MS : false),
  });
  const reload = () => void queryClient.invalidateQueries({ queryKey });
  return { sources, providers, error, reload };
}

/** Returns a function that writes an instant of the API on the group's clock. */
export function useInstantText(): (at: string) => string {
  const toWall = useWallTime();
  const dateLocale = useDateLocale();
  return (at) => formatDayAndTime(toWall(at), dateLocale);
}

/** Returns a function that writes the start and the end of an event. */
export function useTimesText(): (from: string, until: string) => string {
  const toWall = useWallTime();
  const dateLocale = useDateLocale();
  return (from, until) => formatTimes(toWall(from), toWall(until), dateLocale);
}

function useWallTime(): (at: string) => string {
  const { group } = useLoadedGroup();
  return (at) => formatWallDateTime(group.timezone, minuteOf(Date.parse(at))).slice(0, 16);
}
