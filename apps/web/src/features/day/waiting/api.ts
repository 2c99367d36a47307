import type { Wish } from "@rendezvous/contract/booking/wish";
import type { Slot } from "@rendezvous/contract/booking/slot";
import type { Day } from "@rendezvous/domain/time/instant";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../lib/call-api.ts";

/** The interval at which the waiting list is fetched, since no event reports its changes. */
const LOOK_AGAIN_MS = 60_000;

export function wishesQueryKey(groupId: number): readonly unknown[] {
  return ["waiting", groupId];
}

/** Who waits for a day, in their order, and how many there are. */
export function wishesOfDay(groupId: number, day: Day) {
  return infiniteQueryOptions({
    queryKey: [...wishesQueryKey(groupId), day],
    queryFn: ({ pageParam: after, signal }) =>
      callApi("GET /groups/{id}/wishes", { path: { id: groupId }, query: { day, after }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ records }, pages) =>
      pages.flatMap((page) => page.records).length < pages[0]!.count ? records.at(-1)?.id : undefined,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });
}

/** The free times of a day for what a person wishes, on any calendar. */
export function freeTimesOf(groupId: number, day: Day, { pack_ids, intervention_ids, places }: Wish) {
  const appointments = [
    ...pack_ids.map((pack_id) => ({ pack_id })),
    ...intervention_ids.map((intervention_id) => ({ intervention_id, ...(places && { places }) })),
  ];
  return queryOptions({
    queryKey: [...wishesQueryKey(groupId), "free", day, appointments],
    queryFn: async ({ signal }) => {
      const query = { start: day, nDays: 1, time_format: "datetime", appointments };
      const answer = await callApi("GET /groups/{id}/availabletimeslots", {
        path: { id: groupId },
        query,
        signal,
      });
      return answer.availabletimeslots;
    },
    staleTime: 0,
  });
}

/** A time for a person who waits: free, or kept for them, or kept for another. */
export interface GapOfDay extends Pick<Slot, "start" | "start_at" | "calendar_ids"> {
  readonly keptFor?: Wish;
}

export function fillGap(groupId: number, wishId: number, { start_at, calendar_ids, keptFor }: GapOfDay) {
  return callApi("POST /groups/{id}/wishes/{wishId}/fill", {
    path: { id: groupId, wishId },
    body: { gap: { start_at, calendar_id: calendar_ids[0] ?? null, offered_to: keptFor?.id } },
  });
}
