import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Transaction } from "../../lib/database.ts";
import { startApp } from "../../testing/start-app.ts";
import { addCalendar, addGroup } from "../../testing/test-groups.ts";
import { CALENDAR_LOCK, takeLocks } from "../../lib/locks.ts";
import { readBookingView } from "./booking-data.ts";

const app = await startApp();
const client = new Client({ ...app.database.connection, pipeline: true });
await client.connect();
afterAll(() => client.end());
const connection = client as unknown as Transaction;

/** PostgreSQL plans a statement five times for its values before it looks whether one plan does for all. */
const TRIES = 5;

test("what every booking reads is planned once a connection, not each time", async () => {
  const groupId = (await addGroup(app.db)) as AuthorizedGroupId;
  const calendar = await addCalendar(app.db, groupId);
  const now = new Date(app.clock.now());
  const anna = { email: "anna@example.org", firstname: "Anna", lastname: "Weber", firstphone: "" };
  const typed = { kind: "person", ...anna, fields: {}, mayClaim: false, proof: null } as const;
  const attendees = [
    { ...typed, accountId: null },
    { ...typed, accountId: 1 },
    { kind: "fiche", ...anna, id: 1, reach: { kind: "group" }, proof: "own" },
  ] as const;
  for (let n = 0; n < 3 * TRIES; n++) {
    await takeLocks(connection, [{ kind: CALENDAR_LOCK, key: calendar }]);
    for (const attendee of attendees) {
      const [from, until] = [n * 30, n * 30 + 30];
      const question = {
        groupId,
        attendee,
        since: now,
        calendarIds: [calendar],
        from,
        until,
        keyHash: "key",
        now,
      };
      await readBookingView(connection, question);
    }
  }
  const { rows } = await client.query<{ name: string; custom: number }>(
    "select name, custom_plans::integer as custom from pg_prepared_statements order by name",
  );
  expect(rows.map(({ name }) => name)).toEqual([
    "fiche-by-id",
    "fiches-by-email",
    "fiches-of-account",
    "find-kept-answer",
    "list-seats",
    "take-locks",
  ]);
  expect(rows.filter(({ custom }) => custom > TRIES)).toEqual([]);
});
