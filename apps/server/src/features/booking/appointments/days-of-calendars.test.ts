import { describe, expect, test } from "vitest";
import { postAppointment } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();
const group = await addGroup(app.db);
const [anna, ben] = [await addCalendar(app.db, group), await addCalendar(app.db, group)];
const room = await addCalendar(app.db, group, { resource: true, name: "Room" });
const short = await addIntervention(app.db, group);
const buffered = await addIntervention(app.db, group, {
  buffer_before: 5,
  buffer_after: 10,
  need_resource: true,
  resources: [room],
});
const { email } = await addPro(app.db, [group]);
const pro = await tokenOf(app, group, email);

async function book(
  start: string,
  calendar: number,
  services: readonly number[],
  fiche: object,
): Promise<{ id: number; fiche_id: number }[]> {
  const booked = await postAppointment(
    app,
    "v3",
    group,
    {
      date: `2026-12-0${start}:00`,
      appointments: services.map((intervention_id) => ({ intervention_id, calendar_id: calendar })),
      fiche,
    },
    { token: pro },
  );
  return booked.body.records as { id: number; fiche_id: number }[];
}
const [first] = await book("1 10:00", anna, [short], { lastname: "Roux" });
const before = first!.id;
const chain = (await book("2 10:00", anna, [short, short], { id: first!.fiche_id })).map(({ id }) => id);
const alone = (await book("2 14:00", ben, [buffered], { lastname: "Vidal" }))[0]!.id;
const cancelled = (await book("2 16:00", ben, [short], { lastname: "Nunez" }))[0]!.id;
await app.call(`v3/groups/${group}/appointments/batch_delete`, {
  method: "POST",
  token: pro,
  body: { appointments: [{ id: cancelled }], reason: "Ill" },
});

interface Situation {
  calendars: readonly number[];
  token?: string;
  from?: string;
  until?: string;
  isCancelled?: boolean;
}
async function dayOf({
  calendars,
  token = pro,
  from = "2026-12-02 00:00:00",
  until = "2026-12-03 00:00:00",
  isCancelled = false,
}: Situation) {
  const query = new URLSearchParams({ group_id: String(group), results: "all" });
  for (const id of calendars) query.append("calendar_ids[]", String(id));
  for (const [at, [field, op, value]] of [
    ["end", ">", from],
    ["start", "<", until],
    ...(isCancelled ? [["deleted", "=", "1"]] : []),
  ].entries())
    for (const [name, part] of Object.entries({ field, op, value }))
      query.set(`conditions[${at}][${name}]`, part ?? "");
  const answer = await app.call(`v3/appointments?${query.toString()}`, { token });
  return answer.body.records as Record<string, unknown>[];
}
const idsOf = (records: readonly Record<string, unknown>[]) => records.map(({ id }) => id);

describe("the days of a professional's calendars", () => {
  test("are the appointments on those calendars then, in order of their start, without cancelled ones", async () => {
    expect(idsOf(await dayOf({ calendars: [anna, ben] }))).toEqual([...chain, alone]);
    expect(idsOf(await dayOf({ calendars: [ben] }))).toEqual([alone]);
    expect(idsOf(await dayOf({ calendars: [anna], from: "2026-12-01" }))).toEqual([before, ...chain]);
    const half = { from: "2026-12-02 10:30:00", until: "2026-12-02 14:00:00" };
    expect(idsOf(await dayOf({ calendars: [anna, ben], ...half }))).toEqual([chain[1]]);
  });

  test("tell the buffers, what was booked together, and who comes for the first time", async () => {
    const [one, other, last] = await dayOf({ calendars: [anna, ben] });
    expect(one).toMatchObject({ buffer_before: 0, buffer_after: 0, is_first: false });
    expect(other?.["booking_id"]).toBe(one?.["booking_id"]);
    expect(last).toMatchObject({ buffer_before: 5, buffer_after: 10, is_first: true });
    expect(last?.["booking_id"]).not.toBe(one?.["booking_id"]);
    expect(last).toMatchObject({ fiche: { lastname: "Vidal" }, resource: { id: room }, state: 0 });
    // A list of hundreds has no export links; only a single record has one.
    expect(last?.["export_token"]).toBe(null);
  });

  test("name what is published no more, and services in their order", async () => {
    const merged = await addIntervention(app.db, group, { name: "Merged" });
    await app.db.query("update appointments set intervention_ids = $2 where id = $1", [
      alone,
      [merged, buffered],
    ]);
    await app.db.query("update interventions set deleted = true where id = $1", [merged]);
    const [, , last] = await dayOf({ calendars: [anna, ben] });
    expect(last).toMatchObject({ calendar_name: "Dr Martin", resource: { name: "Dr Martin" } });
    expect(last?.["interventions"]).toMatchObject([{ id: merged }, { id: buffered }]);
    await app.db.query("update appointments set intervention_ids = null where id = $1", [alone]);
  });

  test("tell how to reach each client: a professional, and a key only if it may see clients", async () => {
    await app.db.query(
      "update fiches set email = 'roux@example.org', firstphone = '0639981122' where id = $1",
      [first!.fiche_id],
    );
    const reach = { email: "roux@example.org", firstphone: "0639981122" };
    const [byPro] = await dayOf({ calendars: [anna] });
    expect(byPro?.["fiche"]).toMatchObject(reach);
    const owner = await addPro(app.db, [group], { role: "owner" });
    const token = await tokenOf(app, group, owner.email);
    for (const [scopes, expected] of [
      [["appointments:read"], []],
      [["appointments:read", "clients:read"], Object.keys(reach)],
    ] as const) {
      const body = { access_key: { name: "Telephone", scopes } };
      const added = await app.call(`v3/groups/${group}/access_keys`, { method: "POST", token, body });
      const { key } = added.body.access_key as { key: string };
      const headers = { authorization: `Bearer ${key}` };
      const path = `v3/groups/${group}/appointments/${before}`;
      const found = await app.call(path, { apikey: null, headers });
      expect(Object.keys(found.body.fiche as object)).toEqual(["firstname", "lastname", ...expected]);
    }
  });

  test("are those of a resource, too", async () => {
    expect(idsOf(await dayOf({ calendars: [room] }))).toEqual([alone]);
  });

  test("tell on demand what was cancelled: by whom, when and why", async () => {
    const name = "Marie Petit";
    await app.db.query("update pros set firstname = 'Marie', lastname = 'Petit' where email = $1", [email]);
    const [one, ...others] = await dayOf({ calendars: [anna, ben], isCancelled: true });
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      id: cancelled,
      deleted: true,
      cancellation: {
        by: { kind: "pro", name },
        reason: "Ill",
        at: expect.stringMatching(/^2026-\d\d-\d\d \d\d:/),
      },
    });
    const wider = { from: "2026-11-01", until: "2027-02-01", isCancelled: true };
    expect(idsOf(await dayOf({ calendars: [anna, ben], ...wider }))).toEqual([cancelled]);
    expect(idsOf(await dayOf({ calendars: [anna], ...wider }))).toEqual([]);
    expect(idsOf(await dayOf({ calendars: [ben], ...wider, until: "2026-12-02" }))).toEqual([]);

    // A key that only reads does not learn who made a change.
    const owner = await addPro(app.db, [group], { role: "owner" });
    const body = { access_key: { name: "Screen in the hall", scopes: ["appointments:read"] } };
    const token = await tokenOf(app, group, owner.email);
    const added = await app.call(`v3/groups/${group}/access_keys`, { method: "POST", token, body });
    const { key } = added.body.access_key as { key: string };
    const headers = { authorization: `Bearer ${key}` };
    const found = await app.call(`v3/groups/${group}/appointments/${cancelled}`, { apikey: null, headers });
    expect(found.body).toMatchObject({ id: cancelled, deleted: true });
    expect(found.body).not.toHaveProperty("cancellation");
  });

  test("show a professional with calendars of their own nothing of others", async () => {
    const { email: own } = await addPro(app.db, [group], { calendars: [ben] });
    const token = await tokenOf(app, group, own);
    expect(idsOf(await dayOf({ calendars: [anna, ben], token }))).toEqual([alone]);
    expect(idsOf(await dayOf({ calendars: [anna], token }))).toEqual([]);
  });
});
