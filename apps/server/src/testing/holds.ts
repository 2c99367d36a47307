import { afterEach, beforeEach } from "vitest";
import { postAppointment, postHold } from "./bookings.ts";
import { type Answer, type CallOptions, type TestApp, TEST_NOW } from "./start-app.ts";
import { addCalendar, addGroup, addIntervention } from "./test-groups.ts";

export const DAY = "2026-12-02";
export const NINE = `${DAY} 09:00:00`;
export const TEN = `${DAY} 10:00:00`;
export const NOT_HELD = { hold: null, expires_at: null, seconds: 0 };

/** Creates a group with a calendar and a service for each test; returns the calls about a hold there. */
export function withHolds(app: TestApp) {
  const world = { groupId: 0, calendar: 0, service: 0 };
  beforeEach(async () => {
    world.groupId = await addGroup(app.db);
    world.calendar = await addCalendar(app.db, world.groupId);
    world.service = await addIntervention(app.db, world.groupId);
  });
  afterEach(() => app.clock.set(TEST_NOW));

  const toAppointment = (date: string) => ({
    date,
    calendar_id: world.calendar,
    intervention_ids: [world.service],
  });
  const call = (path: string, method: string) => app.call(`v3/groups/${world.groupId}/${path}`, { method });
  return {
    world,
    toAppointment,
    hold: (date: string, token?: string, options: CallOptions = {}): Promise<Answer> =>
      postHold(app, world.groupId, { ...toAppointment(date), token }, options),
    book: (date: string, token?: string): Promise<Answer> =>
      postAppointment(app, "v3", world.groupId, { ...toAppointment(date), hold: token }),
    renew: (token: string): Promise<Answer> => call(`holds?hold=${token}`, "PUT"),
    release: (token: string, query = ""): Promise<Answer> =>
      call(`holds/release?hold=${token}${query}`, "POST"),
    later: (minutes: number): void => app.clock.set(app.clock.now() + minutes * 60_000),
    /** Returns the times in the day's list of slots. */
    times: async (query = ""): Promise<string[]> => {
      const { body } = await call(
        `availabletimeslots?start=${DAY}&nDays=1&intervention_ids[]=${world.service}${query}`,
        "GET",
      );
      return body.availabletimeslots.map(({ time }: { time: string }) => time);
    },
  };
}
