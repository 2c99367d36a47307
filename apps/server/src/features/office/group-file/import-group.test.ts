import { readdirSync } from "node:fs";
import { join } from "node:path";
import { verify } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../../lib/database/database.ts";
import { UNCHANGED_SECRET } from "../../../lib/hide-encrypted-secrets.ts";
import { openClientSecret, sealClientSecret } from "../../people/sso/sso-providers.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { exportGroup } from "./export-group.ts";
import { describeImport, importFiles } from "./import-files.ts";
import { importGroup, type ImportedGroup } from "./import-group.ts";
import { loadGroupFile, readGroupFile } from "./read-group-file.ts";

const DEMO = join(import.meta.dirname, "../../../../../../demo");
/** A Tuesday, 10:00 in Paris. */
const NOW = Date.parse("2026-12-01T09:00:00Z");

let db: Database;
let made = 0;

beforeAll(async () => {
  const { connection } = await createTestDatabase();
  db = openDatabase({ address: connection, onError: () => {} });
});
afterAll(() => db.end());

const minimal = { format: 1, group: { name: "Cabinet", urlname: "" } };

function withGroup(parts: object, group: object = {}) {
  return { ...minimal, ...parts, group: { ...minimal.group, urlname: `group-${made}`, ...group } };
}

async function importFile(json: object, now = NOW): Promise<ImportedGroup> {
  const loaded = await loadGroupFile(json, DEMO);
  return loaded.ok ? importGroup(db, loaded, now) : loaded;
}

async function importedId(json: object, now = NOW): Promise<number> {
  const imported = await importFile(json, now);
  if (!imported.ok) throw new Error(JSON.stringify(imported.errors));
  return imported.groupId;
}

async function all(sql: string, groupId: number): Promise<Record<string, unknown>[]> {
  return (await db.query<Record<string, unknown>>(sql, [groupId])).rows;
}

const WEEK = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const open = { openinghours: [{ days: WEEK, from: "09:00", to: "18:00" }] };
const practice = {
  calendars: [{ externid: "anna", name: "Anna", ...open }],
  interventions: [{ externid: "visit", name: "Visit", length: 30, price: 2500 }],
  fiches: [{ externid: "lea", firstname: "Léa", lastname: "Martin" }],
};
function visit(externid: string, start: string, more: object = {}) {
  return { externid, fiche: "lea", calendar: "anna", intervention: "visit", start, ...more };
}

function namedCalendars(...names: string[]) {
  return names.map((name) => ({ externid: name.toLowerCase(), name }));
}

function toSvg(body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

async function starts(groupId: number): Promise<string[]> {
  const rows = await all("select start_at from appointments where group_id = $1 order by externid", groupId);
  return rows.map((row) => (row["start_at"] as Date).toISOString());
}

function seats(groupId: number): Promise<Record<string, unknown>[]> {
  return all(
    "select seat, taken_from, taken_until from seats where group_id = $1 order by taken_from, seat",
    groupId,
  );
}

function twoVisits(one: string, two: string): object {
  const appointments = [visit("1", `2026-12-03 ${one}:00`), visit("2", `2026-12-03 ${two}:00`)];
  return withGroup({ ...practice, appointments });
}

test("an import that loses its database says so, and what to do", async () => {
  await db.query(`create function fail() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(10); return new; end $$`);
  await db.query("create trigger fails before insert on calendars execute function fail()");
  const path = join(DEMO, "souffle-et-lumiere.json");
  const notified = (await importFiles(db, [path], NOW)).map(describeImport).join("\n");
  await db.query("drop trigger fails on calendars");
  expect(notified).toMatch(
    /nothing imported\n {2}the database went away meanwhile \(.+\): import the file again once it is back$/,
  );
  expect((await importFiles(db, [path], NOW)).map(describeImport)).toEqual([
    `${path}: imported as souffle-et-lumiere`,
  ]);
});

describe("the demo", () => {
  const files = readdirSync(DEMO).filter((name) => name.endsWith(".json"));

  test("has its organisations", () => expect(files.length).toBeGreaterThanOrEqual(8));

  test.each(files)("%s imports on any day of the week, and again a few days later", async (name) => {
    const loaded = await readGroupFile(join(DEMO, name));
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
    for (let day = 0; day < 7; day++) {
      const urlname = `${loaded.file.group.urlname}-${day}`;
      const group = { ...loaded.file.group, urlname };
      // Leaves out people, because hashing passwords is slow on purpose.
      const file = { ...loaded.file, group, website: null, pros: [], accounts: [] };
      for (const later of [0, 2, 6]) {
        const now = NOW + (day + later) * 86_400_000;
        expect(await importGroup(db, { ...loaded, file }, now)).toMatchObject({ ok: true });
      }
    }
  });

  test.each(files)("%s comes back from an export as the same group", async (name) => {
    const loaded = await readGroupFile(join(DEMO, name));
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
    const first = await importGroup(db, loaded, NOW);
    if (!first.ok) throw new Error(JSON.stringify(first.errors));
    const exported = await exportGroup(db, first.groupId);
    const copy = {
      ...exported,
      group: { ...exported.group, urlname: `copy-of-${loaded.file.group.urlname}` },
    };
    const second = await importedId(JSON.parse(JSON.stringify(copy)) as object);
    const again = await exportGroup(db, second);
    expect(again).toEqual(copy);
  });
});

describe("importing a file", () => {
  test("makes the group with everything its records refer to", async () => {
    made++;
    const groupId = await importedId(
      withGroup({
        ...practice,
        calendars: [
          {
            externid: "anna",
            name: "Anna",
            openinghours: [{ days: ["mo"], from: "09:00", to: "10:00", interventions: ["visit"] }],
          },
        ],
        interventions: [{ externid: "visit", length: 30, calendars: ["anna"] }],
        packs: [{ externid: "p", config: [{ intervention: "visit", calendar: "anna" }] }],
      }),
    );
    const [calendar] = await all("select * from calendars where group_id = $1", groupId);
    const [intervention] = await all("select * from interventions where group_id = $1", groupId);
    const [pack] = await all("select * from packs where group_id = $1", groupId);
    expect(calendar).toMatchObject({
      publicname: "Anna",
      openinghours: [{ days: ["mo"], from: "09:00", to: "10:00", interventions: [intervention?.["id"]] }],
    });
    expect(intervention?.["calendars"]).toEqual([calendar?.["id"]]);
    expect(pack?.["config"]).toEqual([
      { intervention_id: intervention?.["id"], calendar_id: calendar?.["id"] },
    ]);
  });

  test("again updates by externid, adds, and marks as deleted what is no longer listed", async () => {
    made++;
    const groupId = await importedId(withGroup({ calendars: namedCalendars("Anna", "Ben") }));
    const before = await all("select id, externid from calendars where group_id = $1 order by id", groupId);
    expect(await importedId(withGroup({ calendars: namedCalendars("ANNA", "Cleo") }))).toBe(groupId);
    const after = await all(
      "select id, externid, name, deleted from calendars where group_id = $1 order by id",
      groupId,
    );
    expect(after).toEqual([
      { id: before[0]?.["id"], externid: "anna", name: "ANNA", deleted: false },
      { id: before[1]?.["id"], externid: "ben", name: "Ben", deleted: true },
      { id: expect.any(Number), externid: "cleo", name: "Cleo", deleted: false },
    ]);
    await importedId(withGroup({ calendars: namedCalendars("Ben") }));
    const back = await all(
      "select externid, deleted from calendars where group_id = $1 order by id",
      groupId,
    );
    expect(back.map((row) => row["deleted"])).toEqual([true, false, true]);
  });

  test("never touches what clients made", async () => {
    made++;
    const groupId = await importedId(withGroup(practice));
    const [fiche] = await all(
      "insert into fiches (group_id, lastname) values ($1, 'Client') returning id",
      groupId,
    );
    const [calendar] = await all("select id from calendars where group_id = $1", groupId);
    const [service] = await all("select id from interventions where group_id = $1", groupId);
    await db.query(
      `with made as (
         insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
         values ($1, $2, $3, $4, '2026-12-03T08:00Z', '2026-12-03T08:30Z') returning *)
       insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
       select group_id, calendar_id, 0, extract(epoch from start_at) / 60, extract(epoch from end_at) / 60, id from made`,
      [groupId, fiche?.["id"], calendar?.["id"], service?.["id"]],
    );
    await db.query(
      "insert into accounts (group_id, email, password_hash) values ($1, 'me@example.org', '$argon2id$mine')",
      [groupId],
    );
    await importedId(withGroup({ accounts: [{ email: "me@example.org", password: "Something-else-1" }] }));
    expect(await all("select deleted from fiches where group_id = $1 and externid is null", groupId)).toEqual(
      [{ deleted: false }],
    );
    expect(await all("select deleted from appointments where group_id = $1", groupId)).toEqual([
      { deleted: false },
    ]);
    expect(await all("select password_hash from accounts where group_id = $1", groupId)).toEqual([
      { password_hash: "$argon2id$mine" },
    ]);
  });

  test("hashes passwords with argon2id, and a professional of two groups is one person", async () => {
    made++;
    const pro = { email: "Siege@example.org", password: "Regard@Belvue78", role: "owner" };
    const first = await importedId(withGroup({ pros: [pro] }));
    made++;
    await importedId(withGroup({ pros: [{ ...pro, role: "pro" }], calendars: [{ externid: "a" }] }));
    const pros = await all(
      "select email, password_hash from pros where email = 'siege@example.org' and $1 > 0",
      first,
    );
    expect(pros).toHaveLength(1);
    expect(pros[0]?.["password_hash"]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(String(pros[0]?.["password_hash"]), pro.password)).toBe(true);
  });

  test("logs a professional out everywhere when it brings another password, and only then", async () => {
    made += 1;
    const pro = { email: `pro-${made}@example.org`, role: "owner", password: "Marguerite-9" };
    const group = await importedId(withGroup({ pros: [pro] }));
    const open = () =>
      db.query(
        `insert into sessions (group_id, token_hash, pro_id, last_signed_at, expires_at)
         select group_id, sha256(random()::text::bytea), pro_id, now(), now() + interval '1 hour'
         from pro_groups where group_id = $1`,
        [group],
      );
    await open();
    // A mailed link for setting a password gives access as well, so it must end too.
    await db.query(
      `insert into account_keys (group_id, pro_id, purpose, key_hash, expires_at)
       select group_id, pro_id, 'reset', sha256(random()::text::bytea), now() + interval '1 hour'
       from pro_groups where group_id = $1`,
      [group],
    );
    const ways = `select pro_id from sessions where group_id = $1 union all select pro_id from account_keys where group_id = $1`;
    await importedId(withGroup({ pros: [pro] }));
    expect(await all(ways, group)).toHaveLength(2);
    await importedId(withGroup({ pros: [{ ...pro, password: "Hortensia-10" }] }));
    expect(await all(ways, group)).toEqual([]);
  });

  test("keeps a provider's secret sealed, and its export imports again where it came from and nowhere else", async () => {
    made++;
    const provider = { issuer: "https://login.example.org", client_id: "cabinet" };
    const sso = { ...provider, client_secret: "between two machines" };
    const groupId = await importedId(withGroup({}, { sso }));
    const exported = await exportGroup(db, groupId);
    expect(exported.group.sso?.client_secret_sealed).toBe(UNCHANGED_SECRET);
    const storedSeal = async () =>
      (
        await all("select fields->'sso'->>'client_secret_sealed' as seal from groups where id = $1", groupId)
      )[0]!["seal"] as string;
    const sealed = await storedSeal();
    expect(JSON.stringify(exported)).not.toContain(sso.client_secret);
    const { rows } = await db.query<{ value: string }>(
      "select value from settings where key = 'mail_secret'",
    );
    expect(openClientSecret(sealed, rows[0]!.value, { groupId, issuer: sso.issuer })).toBe(sso.client_secret);
    expect(await importedId(exported)).toBe(groupId);
    expect(await exportGroup(db, groupId)).toEqual(exported);
    expect(await storedSeal()).toBe(sealed);

    // Another group of the same installation cannot take over the secret, neither by its text nor by claiming to have one.
    for (const client_secret_sealed of [sealed, UNCHANGED_SECRET])
      expect(
        await importFile(withGroup({}, { urlname: "another", sso: { ...provider, client_secret_sealed } })),
      ).toMatchObject({
        ok: false,
      });
    const elsewhere = sealClientSecret(sso.client_secret, "another installation's", {
      groupId,
      issuer: sso.issuer,
    });
    expect(
      await importFile(withGroup({}, { sso: { ...provider, client_secret_sealed: elsewhere } })),
    ).toEqual({
      ok: false,
      errors: [
        {
          path: "group.sso.client_secret_sealed",
          message:
            "was sealed by another installation, or for another group or issuer: write client_secret instead",
        },
      ],
    });
    // Writing the same secret out again is no change.
    expect(await importedId(withGroup({}, { sso }))).toBe(groupId);
    const settingsChanges = "select kind from catalogue_changes where group_id = $1 and kind = 'settings'";
    expect((await db.query(settingsChanges, [groupId])).rows).toEqual([]);
    // A public client has no secret.
    expect((await exportGroup(db, await importedId(withGroup({}, { sso: provider })))).group.sso).toEqual({
      ...provider,
      scopes: ["openid", "email"],
      label: "",
    });
  });

  test("takes scripts out of descriptions", async () => {
    made++;
    const description = { fr: "<p onclick='x()'>Bonjour<script>x()</script></p>", en: "Cut & colour" };
    const groupId = await importedId(withGroup({ calendarsets: [{ externid: "a", description }] }));
    expect(await all("select description from calendarsets where group_id = $1", groupId)).toEqual([
      { description: { fr: "<p>Bonjour</p>", en: "Cut & colour" } },
    ]);
  });

  test("shows days side by side unless it says otherwise", async () => {
    const viewOf = async (group: object) => {
      made++;
      const id = await importedId(withGroup({}, group));
      const [row] = await all("select fields->>'slots_view' as view from groups where id = $1", id);
      return row?.["view"] ?? "columns";
    };
    expect(await viewOf({})).toBe("columns");
    expect(await viewOf({ slots_view: "auto" })).toBe("auto");
    expect(await importFile(withGroup({}, { slots_view: "list" }))).toMatchObject({
      ok: false,
      errors: [{ path: "group.slots_view" }],
    });
  });

  test("with one error imports nothing", async () => {
    made++;
    const file = withGroup({
      ...practice,
      appointments: [visit("1", "2026-12-03 09:00:00"), visit("2", "2026-12-03 09:15:00")],
    });
    expect(await importFile(file)).toEqual({
      ok: false,
      errors: [{ path: "appointments[1].start", message: "anna is full then" }],
    });
    const { rows } = await db.query("select 1 from groups where urlname = $1", [`group-${made}`]);
    expect(rows).toEqual([]);
  });

  test("refuses a picture that is missing, elsewhere, none in truth, or could run a script", async () => {
    made++;
    const thumbnails = [
      "images/none.svg",
      toSvg("<script>x()</script>"),
      toSvg("<a onclick = 'x()'/>"),
      `data:image/png;base64,${Buffer.from("\x89PNG and then anything else", "latin1").toString("base64")}`,
      toSvg("<rect/>"),
    ];
    const imported = await importFile(
      withGroup({
        calendarsets: thumbnails.map((thumbnail, index) => ({ externid: `${index}`, thumbnail })),
      }),
    );
    expect(imported.ok ? [] : imported.errors.map(({ path }) => path)).toEqual([
      "calendarsets[0].thumbnail",
      "calendarsets[1].thumbnail",
      "calendarsets[2].thumbnail",
      "calendarsets[3].thumbnail",
    ]);
  });

  test("refuses a domain that another group has", async () => {
    made++;
    await importedId(withGroup({ website: { domain: "rdv.example.org" } }));
    made++;
    expect(await importFile(withGroup({ website: { domain: "rdv.example.org" } }))).toEqual({
      ok: false,
      errors: [{ path: "website.domain", message: "belongs to another group" }],
    });
  });
});

describe("an imported appointment", () => {
  test("takes a seat with its buffers, the resource's too", async () => {
    made++;
    const groupId = await importedId(
      withGroup({
        ...practice,
        resources: [{ externid: "room", capacity: 1 }],
        interventions: [
          { externid: "visit", length: 30, buffer_before: 5, buffer_after: 10, need_resource: true },
        ],
        appointments: [visit("1", "2026-12-03 09:00:00")],
      }),
    );
    const start = Date.parse("2026-12-03T08:00:00Z") / 60_000;
    const seat = { seat: 0, taken_from: start - 5, taken_until: start + 40 };
    expect(await seats(groupId)).toEqual([seat, seat]);
  });

  test("sits wherever the count allows, even if everybody has to move", async () => {
    made++;
    const at = ["09:00", "09:30", "09:15", "09:45"];
    const groupId = await importedId(
      withGroup({
        ...practice,
        calendars: [{ externid: "anna", capacity: 2, ...open }],
        appointments: at.map((time, index) => visit(`${index}`, `2026-12-03 ${time}:00`)),
      }),
    );
    expect((await seats(groupId)).map((row) => row["seat"])).toEqual([0, 1, 0, 1]);
  });

  test("may be placed relative to the import, counting the days its calendar is open", async () => {
    made++;
    const calendar = {
      externid: "anna",
      openinghours: [{ days: ["mo", "we", "fr"], from: "09:00", to: "12:00" }],
      closures: [{ start: "2026-12-04 00:00", end: "2026-12-05 00:00" }],
      openings: [{ date: "2026-12-06", from: "09:00", to: "10:00" }],
    };
    const groupId = await importedId(
      withGroup({
        ...practice,
        calendars: [calendar],
        appointments: [
          visit("1", "+1d 09:00"),
          visit("2", "+2d 09:00"),
          visit("3", "+3d 09:00"),
          visit("4", "-1d 09:00"),
        ],
      }),
    );
    // Today is Tuesday 1 December. The calendar opens on Wednesday 2, Sunday 6 (extra) and Monday 7, not on Friday 4 (closed);
    // before today on Monday 30 November.
    expect(await starts(groupId)).toEqual(
      ["2026-12-02", "2026-12-06", "2026-12-07", "2026-11-30"].map((day) => `${day}T08:00:00.000Z`),
    );
  });

  test("may be on the day of the import, and is left out where its calendar is closed then", async () => {
    made++;
    // NOW is a Tuesday.
    const groupId = await importedId(
      withGroup({
        ...practice,
        calendars: [
          { externid: "anna", openinghours: [{ days: ["tu"], from: "09:00", to: "12:00" }] },
          { externid: "ben", openinghours: [{ days: ["we"], from: "09:00", to: "12:00" }] },
        ],
        appointments: [visit("1", "today 09:30"), { ...visit("2", "today 09:30"), calendar: "ben" }],
      }),
    );
    expect(await starts(groupId)).toEqual(["2026-12-01T08:30:00.000Z"]);
  });

  test("that is relative stays where it is while it lies ahead, and comes forward once it is over", async () => {
    made++;
    const file = withGroup({ ...practice, appointments: [visit("1", "+1d 09:00"), visit("2", "+3d 09:00")] });
    const groupId = await importedId(file);
    const first = ["2026-12-02T08:00:00.000Z", "2026-12-04T08:00:00.000Z"];
    expect(await starts(groupId)).toEqual(first);
    await importedId(file);
    await importedId(file, NOW + 3_600_000);
    expect(await starts(groupId)).toEqual(first);
    // On Thursday the first appointment is over, but the second takes Friday 09:00, so the first stays.
    await importedId(file, NOW + 2 * 86_400_000);
    expect(await starts(groupId)).toEqual(first);
    await importedId(file, NOW + 3 * 86_400_000);
    expect(await starts(groupId)).toEqual(["2026-12-05T08:00:00.000Z", "2026-12-07T08:00:00.000Z"]);
    expect(await seats(groupId)).toHaveLength(2);
  });

  test("follows its file to another time, and two may change places", async () => {
    made++;
    const groupId = await importedId(twoVisits("09:00", "09:30"));
    await importedId(twoVisits("09:30", "09:00"));
    expect(await starts(groupId)).toEqual(["2026-12-03T08:30:00.000Z", "2026-12-03T08:00:00.000Z"]);
    expect(await seats(groupId)).toHaveLength(2);
  });

  test("that is no longer listed gives its seat back, one that a client cancelled stays cancelled", async () => {
    made++;
    const file = withGroup({
      ...practice,
      appointments: [visit("1", "2026-12-03 09:00:00"), visit("2", "2026-12-03 10:00:00")],
    });
    const groupId = await importedId(file);
    await all("update appointments set deleted = true where group_id = $1 and externid = '2'", groupId);
    await all(
      "delete from seats where group_id = $1 and appointment_id = (select id from appointments where group_id = $1 and externid = '2')",
      groupId,
    );
    await importedId(file);
    expect(await seats(groupId)).toHaveLength(1);
    // Without the list an import leaves appointments as they are; with an empty one it deletes them.
    await importedId(withGroup(practice));
    expect(await seats(groupId)).toHaveLength(1);
    await importedId(withGroup({ ...practice, appointments: [] }));
    expect(await seats(groupId)).toEqual([]);
    await importedId(file);
    expect(await seats(groupId)).toHaveLength(2);
  });
});
