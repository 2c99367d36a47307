import { expect, test } from "vitest";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const SERVICES = 500;
const APPOINTMENTS = 20_000;

const app = await startApp();

test("a nightly sync of 500 services and 20,000 appointments makes no difference the second time", async () => {
  const groupId = await addGroup(app.db);
  const [calendarId, serviceId] = [
    await addCalendar(app.db, groupId),
    await addIntervention(app.db, groupId),
  ];
  const ficheId = await addFiche(app.db, groupId);
  await app.db.query(
    `insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
      select $1, $2, $3, $4, at, at + interval '30 minutes'
      from generate_series(0, $5::integer - 1) as n, lateral (select timestamptz '2027-01-01' + n * interval '1 hour' as at) as times`,
    [groupId, ficheId, calendarId, serviceId, APPOINTMENTS],
  );
  const token = await tokenOf(app, groupId, (await addPro(app.db, [groupId], { role: "owner" })).email);
  const services = Array.from({ length: SERVICES }, (_, n) => ({
    externid: `s-${n}`,
    name: `Service ${n}`,
    publicname: { en: `Service ${n}`, fr: `Prestation ${n}` },
    length: 15 + (n % 8) * 15,
    price: n * 100,
    calendars: [calendarId],
  }));

  /** Sends all services, a hundred at a time. Returns each with its id and version. */
  async function push(): Promise<unknown[]> {
    const stored: unknown[] = [];
    for (let first = 0; first < SERVICES; first += 100) {
      const calls = services.slice(first, first + 100).map((intervention) => ({
        method: "POST",
        path: `/groups/${groupId}/interventions?upsert=1`,
        body: { intervention },
      }));
      const { body, text } = await app.call("v3/bulk", { method: "POST", token, body: { calls } });
      expect(body.answers?.length, text.slice(0, 300)).toBe(100);
      for (const answer of body.answers) {
        expect([200, 201], JSON.stringify(answer)).toContain(answer.status);
        stored.push(answer.body.intervention);
      }
    }
    return stored;
  }

  let after = "";
  /** Fetches the changed appointments since the last time. Returns their number. */
  async function pull(versions: Map<number, number>): Promise<number> {
    let count = 0;
    for (let hasMore = true; hasMore; ) {
      const query = after === "" ? "" : `&after=${encodeURIComponent(after)}`;
      const path = `v3/groups/${groupId}/appointments.changes?limit=500${query}`;
      const { body } = await app.call(path, { token });
      for (const { id, version } of body.records) versions.set(id, version);
      count += body.records.length + body.gone.length;
      after = body.next;
      hasMore = body.has_more;
    }
    return count;
  }
  const changesOfServices = async () =>
    (
      await app.db.query("select count(*)::integer as n from catalogue_changes where group_id = $1", [
        groupId,
      ])
    ).rows[0].n;

  const versions = new Map<number, number>();
  const first = await push();
  expect(await pull(versions)).toBe(APPOINTMENTS);
  expect(versions.size).toBe(APPOINTMENTS);
  const changes = await changesOfServices();
  expect(await push()).toEqual(first);
  expect(await changesOfServices()).toBe(changes);
  expect(await pull(versions)).toBe(0);

  // A whole copy that begins anew, as after a restore, finds the same.
  after = "";
  const anew = new Map<number, number>();
  await pull(anew);
  expect(anew).toEqual(versions);
}, 180_000);
