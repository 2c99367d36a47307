import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { postAppointment, postCancellation, postHold } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp({ config: { trustProxy: 1 } });
afterAll(() => expectWhole(app.db));

const DAY = "2026-12-02";
const MINUTE = 60_000;
const VISITORS = 5;
const SERVICES = [
  { length: 15, buffer_before: 0, buffer_after: 0 },
  { length: 60, buffer_before: 0, buffer_after: 10 },
  { length: 95, buffer_before: 5, buffer_after: 0 },
];

interface Range {
  readonly from: number;
  readonly until: number;
}
interface Appointment extends Range {
  readonly id: number;
  readonly token: string;
}
interface Hold extends Range {
  readonly endsAt: number;
  expiresAt: number;
}

/** The slow reference model of who takes a place. */
class Model {
  now = TEST_NOW;
  readonly appointments: Appointment[] = [];
  readonly holds = new Map<number, Hold>();
  readonly capacity: number;
  constructor(capacity: number) {
    this.capacity = capacity;
  }

  live(visitor: number): Hold | undefined {
    const hold = this.holds.get(visitor);
    return hold && hold.expiresAt > this.now ? hold : undefined;
  }

  /** Counts the others at every minute, without the visitor's own hold. */
  fits(visitor: number, { from, until }: Range): boolean {
    const others = [...this.holds]
      .filter(([who]) => who !== visitor && this.live(who))
      .map(([, hold]) => hold);
    const there = [...this.appointments, ...others];
    for (let minute = from; minute < until; minute++) {
      if (there.filter((one) => one.from <= minute && minute < one.until).length >= this.capacity)
        return false;
    }
    return true;
  }

  seconds(visitor: number): number {
    const hold = this.live(visitor);
    return hold ? (hold.expiresAt - this.now) / 1000 : 0;
  }
}

const visitor = fc.nat({ max: VISITORS - 1 });
const choice = { visitor, service: fc.nat({ max: 2 }), quarter: fc.nat({ max: 23 }) };
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant("hold" as const), ...choice }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant("book" as const), ...choice, isHeld: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("renew" as const), visitor }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("release" as const), visitor }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("cancel" as const), which: fc.nat({ max: 30 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("wait" as const), minutes: fc.integer({ min: 1, max: 12 }) }),
  },
);

test("any sequence of holding, renewing, letting go, booking, cancelling and waiting allows what counting heads allows", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(step, { minLength: 30, maxLength: 70 }),
      async (capacity, steps) => {
        const rules = { hold_limit_per_address: 10_000, hold_limit_per_calendar: 10_000 };
        const groupId = await addGroup(app.db, { rules });
        const calendar_id = await addCalendar(app.db, groupId, { capacity, slot_step: 15 });
        const services: number[] = [];
        for (const service of SERVICES) services.push(await addIntervention(app.db, groupId, service));
        const model = new Model(capacity);
        app.clock.set(TEST_NOW);
        const tokenOf = (who: number): string => `visitor-${who}-of-${groupId}-`.padEnd(40, "x");
        const path = (who: number, end = "") => `v3/groups/${groupId}/holds${end}?hold=${tokenOf(who)}`;
        const read = (one: { service: number; quarter: number }) => {
          const { length, buffer_before, buffer_after } = SERVICES[one.service]!;
          const start = 9 * 60 + one.quarter * 15;
          const clock = [Math.floor(start / 60), start % 60].map((part) => String(part).padStart(2, "0"));
          return {
            range: { from: start - buffer_before, until: start + length + buffer_after },
            request: {
              date: `${DAY} ${clock.join(":")}:00`,
              calendar_id,
              intervention_ids: [services[one.service]],
            },
          };
        };

        for (const [turn, one] of steps.entries()) {
          if (one.does === "wait") {
            model.now += one.minutes * MINUTE;
            app.clock.set(model.now);
          } else if (one.does === "hold") {
            const { range, request } = read(one);
            // A new address each time, because this test is not about the ceilings per address.
            const answer = await postHold(
              app,
              groupId,
              { ...request, token: tokenOf(one.visitor) },
              { headers: { "x-forwarded-for": `2001:db8:${turn}::1` } },
            );
            expect(answer.status).toBe(model.fits(one.visitor, range) ? 200 : 409);
            if (answer.status !== 200) continue;
            model.holds.set(one.visitor, {
              ...range,
              expiresAt: model.now + 10 * MINUTE,
              endsAt: model.now + 30 * MINUTE,
            });
            expect(answer.body.seconds).toBe(600);
          } else if (one.does === "renew") {
            const hold = model.live(one.visitor);
            if (hold) hold.expiresAt = Math.min(model.now + 10 * MINUTE, hold.endsAt);
            const { body } = await app.call(path(one.visitor), { method: "PUT" });
            expect(body.seconds).toBe(model.seconds(one.visitor));
          } else if (one.does === "release") {
            model.holds.delete(one.visitor);
            await app.call(path(one.visitor, "/release"), { method: "POST" });
          } else if (one.does === "book") {
            const { range, request } = read(one);
            const hold = one.isHeld ? tokenOf(one.visitor) : null;
            const answer = await postAppointment(app, "v3", groupId, { ...request, hold });
            expect(answer.status).toBe(model.fits(hold ? one.visitor : -1, range) ? 201 : 409);
            if (answer.status !== 201) continue;
            if (hold) model.holds.delete(one.visitor);
            const { records, fiche_token } = answer.body;
            model.appointments.push({ ...range, id: records[0].id, token: fiche_token });
          } else if (model.appointments.length > 0) {
            const [appointment] = model.appointments.splice(one.which % model.appointments.length, 1);
            const answer = await postCancellation(app, "v3", groupId, [appointment!.id], appointment!.token);
            expect(answer.status).toBe(200);
          }
        }
        const { rows } = await app.db.query<{ appointments: number; holds: number }>(
          `select count(appointment_id)::integer as appointments, count(hold_id)::integer as holds from seats
           where group_id = $1 and seat < $2 and (held_until is null or held_until > $3)`,
          [groupId, capacity, new Date(model.now)],
        );
        const live = [...model.holds.keys()].filter((who) => model.live(who));
        expect(rows[0]).toEqual({ appointments: model.appointments.length, holds: live.length });
      },
    ),
    { numRuns: 10 },
  );
}, 120_000);
