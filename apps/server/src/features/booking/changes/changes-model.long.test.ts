import { setTimeout as sleep } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();
const RECORDS = 6;

/** A transaction that changes some records, and commits or rolls back only after a while. */
const transaction = fc.record({
  records: fc.array(fc.nat({ max: RECORDS - 1 }), { minLength: 1, maxLength: 3 }),
  table: fc.constantFrom("appointments", "fiches"),
  waitMs: fc.nat({ max: 15 }),
  isKept: fc.boolean(),
  books: fc.boolean(),
});
type Transaction = typeof transaction extends fc.Arbitrary<infer Value> ? Value : never;

async function addWritten() {
  const groupId = await addGroup(app.db);
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 100 });
  const intervention_ids = [await addIntervention(app.db, groupId)];
  const { email } = await addPro(app.db, [groupId]);
  const token = await tokenOf(app, groupId, email);
  const book = async (): Promise<number> => {
    const request = { date: "2026-12-02 10:00:00", calendar_id, intervention_ids, fiche: newPerson() };
    const { body, status, text } = await postAppointment(app, "v3", groupId, request);
    expect(status, text).toBe(201);
    return body.records[0].id;
  };
  const appointments: number[] = [];
  const fiches: number[] = [];
  for (let count = 0; count < RECORDS; count++) {
    appointments.push(await book());
    fiches.push(await addFiche(app.db, groupId));
  }
  return { groupId, token, book, ids: { appointments, fiches } };
}
type Written = Awaited<ReturnType<typeof addWritten>>;

async function write({ groupId, ids, book }: Written, steps: readonly Transaction[]): Promise<void> {
  for (const { records, table, waitMs, isKept, books } of steps) {
    if (books) await book();
    const client = await app.db.connect();
    await client.query("begin");
    // In the order of the ids, so that the writers do not deadlock.
    for (const record of [...new Set(records)].sort((one, two) => one - two))
      await client.query(
        table === "fiches"
          ? "update fiches set firstphone = firstphone || '1' where group_id = $1 and id = $2"
          : "update appointments set note = note || '.' where group_id = $1 and id = $2",
        [groupId, ids[table][record]],
      );
    await sleep(waitMs);
    await client.query(isKept ? "commit" : "rollback");
    client.release();
  }
}

/** Follows the changes until the writers have ended and nothing more comes. Returns the last version of each record. */
async function follow(
  { groupId, token }: Written,
  what: "appointments" | "fiches",
  limit: number,
  isOver: () => boolean,
): Promise<Map<number, number>> {
  const versions = new Map<number, number>();
  let idle = 0;
  for (let after = ""; ; ) {
    const isLast = isOver();
    const path = `v3/groups/${groupId}/${what}.changes?limit=${limit}${after && `&after=${after}`}`;
    const { body, status, text } = await app.call(path, { token });
    expect(status, text).toBe(200);
    expect(body.gone).toEqual([]);
    for (const { id, version, group_id } of body.records) {
      expect(group_id).toBe(groupId);
      expect(version).toBeGreaterThanOrEqual(versions.get(id) ?? 0);
      versions.set(id, version);
    }
    after = body.next;
    if (!isLast || body.records.length > 0) continue;
    if (await isWhole(groupId, what, versions)) return versions;
    // Transactions of other tests on this PostgreSQL delay the last changes.
    idle += 1;
    if (idle > 100) throw new Error("A change was lost.");
    await sleep(50);
  }
}

async function isWhole(groupId: number, table: string, versions: ReadonlyMap<number, number>) {
  const { rows } = await app.db.query<{ id: number; version: number }>(
    `select id, version from ${table} where group_id = $1`,
    [groupId],
  );
  return rows.every(({ id, version }) => versions.get(id) === version);
}

test("two writers lose no change for a reader, whatever the order in which they commit", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(transaction, { minLength: 10, maxLength: 15 }),
      fc.array(transaction, { minLength: 10, maxLength: 15 }),
      fc.integer({ min: 1, max: 7 }),
      async (one, other, limit) => {
        const [here, there] = [await addWritten(), await addWritten()];
        let isOver = false;
        const writing = Promise.all([write(here, one), write(here, other), write(there, other)]).then(() => {
          isOver = true;
        });
        const readings = (["appointments", "fiches"] as const).map((what) =>
          follow(here, what, limit, () => isOver),
        );
        const [versions] = await Promise.all([readings[0]!, readings[1]!, writing]);
        expect(here.ids.appointments.every((id) => versions.has(id))).toBe(true);
      },
    ),
    { numRuns: 4, endOnFailure: true },
  );
}, 120_000);
