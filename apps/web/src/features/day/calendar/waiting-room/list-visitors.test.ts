import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { expect, test } from "vitest";
import type { CalendarEvent } from "../grid/day-event.ts";
import { listVisitors } from "./list-visitors.ts";

function events(...appointments: Partial<Appointment>[]): CalendarEvent[] {
  return appointments.map((one, index) => {
    const appointment = { id: index, deleted: false, start_at: `2026-12-02T1${index}:00:00Z`, ...one };
    return { appointment } as CalendarEvent;
  });
}

const ids = (all: CalendarEvent[]) => listVisitors(all).map((visits) => visits.map(({ id }) => id));
const at = (minute: number) => `2026-12-02T08:${minute}:00Z`;

test("a person with two appointments is one visitor, with the first appointment first", () => {
  const anna = { fiche_id: 1, presence: "arrived" as const, arrived_at: at(10) };
  const ben = { fiche_id: 2, presence: "arrived" as const, arrived_at: at(20) };
  expect(ids(events({ ...anna, start_at: "2026-12-02T18:00:00Z" }, ben, anna))).toEqual([[2, 0], [1]]);
});

test("who has been called in to one of two appointments waits no longer", () => {
  const anna = { fiche_id: 1, arrived_at: at(10) };
  const all = events(
    { ...anna, presence: "in_progress" },
    { ...anna, presence: "arrived" },
    { fiche_id: 2, presence: "arrived", arrived_at: at(20) },
    { fiche_id: 3, presence: "done", arrived_at: at(15) },
    { fiche_id: 4, presence: "arrived", arrived_at: at(12), deleted: true },
  );
  expect(ids(all)).toEqual([[2], [0, 1]]);
});
