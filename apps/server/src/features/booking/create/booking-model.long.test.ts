import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();
afterAll(() => expectWhole(app.db));

const DAY = "2026-12-02";
const SERVICES = [
  { length: 15, buffer_before: 0, buffer_after: 0 },
  { length: 60, buffer_before: 0, buffer_after: 10 },
  { length: 95, buffer_before: 5, buffer_after: 0 },
];

interface Held {
  readonly id: number;
  readonly token: string;
  readonly from: number;
  readonly until: number;
}

/** The slow reference: counts the appointments at every minute. */
function fits(held: readonly Held[], from: number, until: number, capacity: number): boolean {
  for (let minute = from; minute < until; minute++) {
    if (held.filter((one) => one.from <= minute && minute < one.until).length >= capacity) return false;
  }
  return true;
}

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ service: fc.nat({ max: 2 }), quarter: fc.nat({ max: 23 }) }) },
  { weight: 2, arbitrary: fc.record({ cancel: fc.nat({ max: 30 }) }) },
);

test("any sequence of bookings and cancellations books exactly what counting heads allows", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(step, { minLength: 30, maxLength: 60 }),
      async (capacity, steps) => {
        const groupId = await addGroup(app.db);
        const calendar_id = await addCalendar(app.db, groupId, { capacity, slot_step: 15 });
        const services = [];
        for (const service of SERVICES) services.push(await addIntervention(app.db, groupId, service));
        const held: Held[] = [];
        for (const one of steps) {
          if ("cancel" in one) {
            if (held.length === 0) continue;
            const [cancelled] = held.splice(one.cancel % held.length, 1);
            expect(
              (await postCancellation(app, "v3", groupId, [cancelled!.id], cancelled!.token)).status,
            ).toBe(200);
            continue;
          }
          const { length, buffer_before, buffer_after } = SERVICES[one.service]!;
          const start = 9 * 60 + one.quarter * 15;
          const range = { from: start - buffer_before, until: start + length + buffer_after };
          const time = `${String(Math.floor(start / 60)).padStart(2, "0")}:${String(start % 60).padStart(2, "0")}:00`;
          const answer = await postAppointment(app, "v3", groupId, {
            date: `${DAY} ${time}`,
            calendar_id,
            intervention_ids: [services[one.service]],
          });
          expect(answer.status).toBe(fits(held, range.from, range.until, capacity) ? 201 : 409);
          if (answer.status !== 201) continue;
          held.push({ id: answer.body.records[0].id, token: answer.body.fiche_token, ...range });
        }
        const { rows } = await app.db.query<{ appointment_id: number }>(
          "select appointment_id from seats where group_id = $1 and seat < $2 order by 1",
          [groupId, capacity],
        );
        expect(rows.map((row) => row.appointment_id)).toEqual(
          held.map(({ id }) => id).toSorted((a, b) => a - b),
        );
      },
    ),
    { numRuns: 10 },
  );
}, 120_000);
