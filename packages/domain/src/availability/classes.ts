import type { Schedule, Service } from "./model.ts";

/**
 * A class is a calendar of its own kind: its hours are the dates of one service, its capacity is the number of places
 * (docs/decisions/0137).
 */

/** Returns the schedule of a class: its hours hold one date after another, each as long as the service with its buffers. */
export function toClassSchedule(
  schedule: Schedule,
  { length, buffer_before, buffer_after }: Pick<Service, "length" | "buffer_before" | "buffer_after">,
): Schedule {
  return { ...schedule, slot_step: buffer_before + length + buffer_after };
}

/** Returns a service that is given in these classes only: dates and rooms are theirs. */
export function toClassService(service: Service, classIds: readonly number[]): Service {
  return {
    ...service,
    calendars: classIds,
    need_resource: false,
    resources: null,
    openinghours: null,
    min_between_starts: 0,
  };
}
