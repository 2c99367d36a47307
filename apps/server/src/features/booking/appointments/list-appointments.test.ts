import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { type Condition, CONDITION_OPERATORS } from "@rendezvous/contract/ground/paging";
import { expect, test } from "vitest";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { toCollection } from "../../catalogue/catalogue/to-collection.ts";

const app = await startApp();
const group = await addGroup(app.db, { fields: { locale: "fr", timezone: "Europe/Paris" } });
const calendars = [
  await addCalendar(app.db, group, { name: "Zoé", publicname: { fr: "Élise", en: "Eliza" } }),
  await addCalendar(app.db, group, { name: "Salle 10" }),
  await addCalendar(app.db, group, { name: "Salle 9" }),
];
const services = [
  await addIntervention(app.db, group, { name: "Coupe" }),
  await addIntervention(app.db, group, { name: "b", publicname: { fr: "Brushing", en: "Blow-dry" } }),
  await addIntervention(app.db, group, { name: "Coupe" }),
];
const fiches = [
  await addFiche(app.db, group, { firstname: "Anna", lastname: "Núñez", email: "anna@example.org" }),
  await addFiche(app.db, group, { firstname: "Karl", lastname: "Roux", email: "karl@example.org" }),
];
// Forty appointments share six starts, so many begin at the same time. One calendar has an appointment that merges two services.
await app.db.query(
  `insert into appointments (group_id, fiche_id, calendar_id, intervention_id, intervention_ids, start_at, end_at, price,
     price_amount, type, parent_id, state, deleted, comments)
   select $1, ($2::integer[])[1 + n % 2], ($3::integer[])[1 + n % 3], ($4::integer[])[1 + n % 3],
     case when n % 7 = 0 then array[($4::integer[])[1 + n % 3], ($4::integer[])[1 + (n + 1) % 3]] end,
     '2026-12-02T08:00:00Z'::timestamptz + n % 6 * interval '45 minutes',
     '2026-12-02T08:30:00Z'::timestamptz + n % 6 * interval '45 minutes' + n % 4 * interval '15 minutes',
     n % 5 * 1000, n % 3 * 1000, (array['free', 'first', 'included'])[1 + n % 3],
     case when n % 4 = 0 then n end, n % 4, n % 9 = 0, case when n % 8 = 0 then 'Apporte ses lunettes' else '' end
   from generate_series(1, 40) n`,
  [group, fiches, calendars, services],
);
const token = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);

const WITH_CANCELLED: Condition = { field: "deleted", op: "in", value: "0,1" };

function list(query: Record<string, string>, conditions: readonly Condition[] = [WITH_CANCELLED]) {
  const parameters = new URLSearchParams({ group_id: String(group), locale: "fr", ...query });
  for (const [at, condition] of conditions.entries())
    for (const [name, value] of Object.entries(condition))
      parameters.set(`conditions[${at}][${name}]`, value);
  return app.call(`v3/appointments?${parameters.toString()}`, { token });
}

async function walk(query: Record<string, string>): Promise<number[]> {
  const ids: number[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const { status, text, body } = await list({ ...query, results: "7", ...(after !== "" && { after }) });
    expect(status, text).toBe(200);
    expect(body.totalRecords).toBe(40);
    ids.push(...body.records.map(({ id }: Appointment) => id));
    after = body.next as string | null;
  }
  return ids;
}

const all = (await list({ results: "all" })).body.records as Appointment[];

/** The same list, filtered and sorted in memory, as small lists are. */
function inMemory(
  query: { sort?: string; dir?: "asc" | "desc" },
  conditions: readonly Condition[] = [],
): number[] {
  const answer = toCollection(
    all,
    { results: "all", startIndex: 0, dir: "asc", ...query, conditions: [...conditions] },
    {
      fields: ENDPOINTS.listAppointments.fields,
      searched: [],
      order: "start",
      times: { zone: "Europe/Paris", fields: { start: "start_at", end: "end_at" } },
      locale: "fr",
    },
  );
  if (!answer.ok || !("records" in answer.body)) throw new Error("no such list");
  return answer.body.records.map(({ id }) => id);
}

test.each(ENDPOINTS.listAppointments.fields)(
  "sorted by %s, pages follow each other without a gap",
  async (sort) => {
    expect(all).toHaveLength(40);
    for (const dir of ["asc", "desc"] as const) {
      const expected = inMemory({ sort, dir });
      expect(await walk({ sort, dir }), dir).toEqual(expected);
      const paged = await list({ sort, dir, results: "5", startIndex: "10" });
      expect(paged.body.records.map(({ id }: Appointment) => id)).toEqual(expected.slice(10, 15));
    }
  },
);

const VALUES: Partial<Record<string, readonly string[]>> = {
  start: ["2026-12-02 10:30:00", "2026-12-02T09:30:00Z,2026-12-02 09:00", "2026-12-02 09%", "2026-12-__ 1%"],
  end: ["2026-12-02 10:00:00"],
  type: ["first", "free,included", "f%", ""],
  deleted: ["1", "false", "0,1", "f%"],
  intervention_name: ["Coupe", "Brushing", "br%", "Coupe, Brushing"],
  calendar_name: ["Élise", "elise", "salle%", "Salle 9,Élise"],
  id: [String(all[3]!.id), `${all[3]!.id}, ${all[5]!.id}`],
  calendar_id: calendars.map(String),
  intervention_id: services.map(String),
  fiche_id: fiches.map(String),
};

test.each(ENDPOINTS.listAppointments.fields)(
  "a condition on %s finds what it finds in a small list",
  async (field) => {
    const isTime = field === "start" || field === "end";
    for (const value of VALUES[field] ?? ["1000", "2", "30", "1e3", "", "4,60", "%0"])
      for (const op of CONDITION_OPERATORS) {
        const isText =
          op.endsWith("like") ||
          (isTime && (/[%_]/.test(value) || (value.includes(",") && !op.endsWith("in"))));
        if (isText && !op.endsWith("like")) continue;
        const conditions = [{ field, op, value }, ...(field === "deleted" ? [] : [WITH_CANCELLED])];
        const { status, text, body } = await list({ results: "all" }, conditions);
        expect(status, text).toBe(200);
        expect(
          body.records.map(({ id }: Appointment) => id),
          `${field} ${op} ${value}`,
        ).toEqual(inMemory({}, conditions));
      }
  },
);

const found = async (search: string) => (await list({ results: "all", search })).body.totalRecords as number;
const count = (test: (one: Appointment) => boolean) => all.filter(test).length;

test("a search looks at services, calendars, people and what they said", async () => {
  expect(await found("BRUSH")).toBe(count((one) => one.intervention_name.includes("Brush")));
  expect(await found("elise")).toBe(count((one) => one.calendar_name === "Élise"));
  expect(await found("nunez anna")).toBe(20);
  expect(await found("karl@example.org")).toBe(20);
  expect(await found("ses lunettes")).toBe(5);
  expect(await found("50%")).toBe(0);
});

test("a cursor of another kind is refused", async () => {
  for (const after of ["", "1", "a.b.c", "@3", "1.99999999999.1"]) {
    const refused = await list({ after });
    expect([refused.status, Object.keys(refused.body.messages?.fields ?? {})]).toEqual([400, ["after"]]);
  }
});
