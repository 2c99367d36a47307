import type { Queryable } from "../lib/database/database.ts";

/** A group for tests, inserted directly into the tables; every part has a simple default. */
export interface TestGroup {
  urlname?: string;
  name?: string;
  inactive?: boolean;
  fields?: Record<string, unknown>;
  rules?: Record<string, unknown>;
  forms?: Record<string, unknown>;
  website?: { domain?: string; fields?: Record<string, unknown> };
}

export type TestRecord = Record<string, unknown>;

let count = 0;

async function insert(database: Queryable, table: string, record: TestRecord): Promise<number> {
  const columns = Object.keys(record);
  const values = Object.values(record).map((value) =>
    typeof value === "object" && value !== null && !(value instanceof Date) && !isNumberList(value)
      ? JSON.stringify(value)
      : value,
  );
  const { rows } = await database.query<{ id: number }>(
    `insert into ${table} (${columns.map((column) => `"${column}"`).join(", ")})
     values (${columns.map((_, at) => `$${at + 1}`).join(", ")}) returning ${table === "websites" ? "group_id" : "id"} as id`,
    values,
  );
  return rows[0]!.id;
}

// Arrays of integers and texts are stored as arrays, every other list as jsonb.
function isNumberList(value: object): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item !== "object");
}

/** Generates names, url names and externids that a test does not set. */
export async function addGroup(database: Queryable, group: TestGroup = {}): Promise<number> {
  count += 1;
  const { website, urlname = `group-${count}`, name = "Cabinet du Parc", inactive = false } = group;
  // Allows several services at once, unless a test sets the steps.
  const fields = { steps_init: [{ name: "intervention_ids", max_multirdvs: 20 }], ...group.fields };
  const { rules = {}, forms = { Fiche: [], Vevent: [] } } = group;
  const id = await insert(database, "groups", { urlname, name, inactive, fields, rules, forms });
  if (website)
    await insert(database, "websites", {
      group_id: id,
      domain: website.domain ?? null,
      fields: website.fields ?? {},
    });
  return id;
}

async function addRecord(
  database: Queryable,
  table: string,
  groupId: number,
  record: TestRecord,
): Promise<number> {
  count += 1;
  const id = await insert(database, table, { group_id: groupId, externid: `x${count}`, ...record });
  await database.query("update groups set version = version + 1 where id = $1", [groupId]);
  return id;
}

/** Adds a calendar: open Monday to Saturday 09:00-18:00, one place, a slot every 30 minutes. */
export function addCalendar(database: Queryable, groupId: number, record: TestRecord = {}): Promise<number> {
  return addRecord(database, "calendars", groupId, {
    name: "Dr Martin",
    publicname: JSON.stringify("Dr Martin"),
    slot_step: 30,
    openinghours: [{ days: ["mo", "tu", "we", "th", "fr", "sa"], from: "09:00", to: "18:00" }],
    ...record,
  });
}

/** Adds a service of 30 minutes on every calendar. */
export function addIntervention(
  database: Queryable,
  groupId: number,
  record: TestRecord = {},
): Promise<number> {
  return addRecord(database, "interventions", groupId, {
    name: "Consultation",
    publicname: JSON.stringify("Consultation"),
    length: 30,
    ...record,
  });
}

export function addPack(database: Queryable, groupId: number, record: TestRecord): Promise<number> {
  return addRecord(database, "packs", groupId, {
    name: "Pack",
    publicname: JSON.stringify("Pack"),
    ...record,
  });
}

export function addPromotion(database: Queryable, groupId: number, record: TestRecord): Promise<number> {
  return addRecord(database, "promotions", groupId, { name: JSON.stringify("Promotion"), ...record });
}

export function addCalendarset(
  database: Queryable,
  groupId: number,
  record: TestRecord = {},
): Promise<number> {
  return addRecord(database, "calendarsets", groupId, {
    name: "Set",
    publicname: JSON.stringify("Set"),
    ...record,
  });
}

export function addInterventionset(
  database: Queryable,
  groupId: number,
  record: TestRecord = {},
): Promise<number> {
  return addRecord(database, "interventionsets", groupId, {
    name: "Set",
    publicname: JSON.stringify("Set"),
    ...record,
  });
}

export function addFiche(database: Queryable, groupId: number, record: TestRecord = {}): Promise<number> {
  return addRecord(database, "fiches", groupId, {
    firstname: "Léa",
    lastname: "Martin",
    email: "lea@example.org",
    // Like a fiche imported from a group file.
    confirmed: true,
    email_proven: true,
    ...record,
  });
}

/** Adds a seat of a calendar with its appointment, times in minutes. The service of the appointment is deleted. */
export async function addSeat(
  database: Queryable,
  groupId: number,
  seat: {
    calendarId: number;
    from: number;
    until: number;
    seat?: number;
    /** The services of the appointment; omitted: a deleted service. */
    interventionIds?: readonly number[];
  },
): Promise<void> {
  await database.query(
    `with fiche as (insert into fiches (group_id) values ($1) returning id), service as (
       insert into interventions (group_id, externid, name, length, deleted)
       values ($1, gen_random_uuid()::text, '', 30, true) returning id
     ), appointment as (
       insert into appointments (group_id, fiche_id, calendar_id, intervention_id, intervention_ids, start_at, end_at)
       select $1, fiche.id, $2, coalesce(($6::integer[])[1], service.id), nullif($6, '{}'),
         to_timestamp($3::integer * 60.0), to_timestamp($4::integer * 60.0)
       from fiche, service returning id
     )
     insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
     select $1, $2, $5, $3, $4, id from appointment`,
    [groupId, seat.calendarId, seat.from, seat.until, seat.seat ?? 0, seat.interventionIds ?? []],
  );
}
