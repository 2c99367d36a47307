import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { addSalon } from "../../../testing/salon.ts";
import { startApp } from "../../../testing/start-app.ts";

const app = await startApp();
const salon = await addSalon(app.db, {
  openData: true,
  timezone: "Europe/Paris",
  country: "FR",
  locale: "fr",
});
const book = (booking: object) => postAppointment(app, "v3", salon.group, { fiche: newPerson(), ...booking });
const cut = { intervention_ids: [salon.cut], calendar_id: salon.anna };
for (const booking of [
  { ...cut, date: "2026-12-02 09:00:00" },
  { ...cut, date: "2026-12-02 10:00:00" },
  { pack_id: salon.pack, date: "2026-12-03 09:00:00" },
])
  expect((await book(booking)).status).toBe(201);
await app.db.query(
  `insert into accounts (group_id, email, activated_at) values ($1, 'waits@example.org', null), ($1, 'anna@example.org', now())`,
  [salon.group],
);
const { rows } = await app.db.query<{ urlname: string }>("select urlname from groups where id = $1", [
  salon.group,
]);
const { urlname } = rows[0]!;

function run(command: string, databaseUrl: string, ...words: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawnSync(process.execPath, [join(import.meta.dirname, `../../../${command}.ts`), ...words], {
    env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: databaseUrl },
    encoding: "utf8",
  });
}

const KNOWN = "select confirmed, email_proven from fiches order by id";

test("an export says how much of a group it leaves out", () => {
  const { stdout, stderr } = run("export", app.database.url, urlname);
  expect(JSON.parse(stdout)).not.toHaveProperty("appointments");
  expect(stderr).toContain(`This file does not have:
  3 of 3 clients
  1 of 2 accounts
  4 of 4 appointments
  that 2 appointments are of a pack, a chain or several services at once
`);
  expect(stderr).toContain("--with-clients takes along what clients made themselves.");
});

test("with its clients it has all of them, and imports into another installation as the same", async () => {
  const { stdout, stderr } = run("export", app.database.url, urlname, "--with-clients");
  expect(stdout, stderr).not.toBe("");
  const exported = JSON.parse(stdout);
  expect(exported.fiches).toHaveLength(3);
  expect(exported.appointments).toHaveLength(4);
  expect(stderr).not.toMatch(/clients|of 4 appointments/);
  expect(stderr).toContain("1 of 2 accounts");
  // A second export is identical, so that two files can be compared.
  expect(run("export", app.database.url, urlname, "--with-clients").stdout).toBe(stdout);

  const other = await createTestDatabase();
  const directory = mkdtempSync(join(tmpdir(), "rendezvous-export-"));
  const file = join(directory, "group.json");
  writeFileSync(file, stdout);
  const imported = run("import", other.url, file);
  rmSync(directory, { recursive: true });
  expect(imported.stderr + imported.stdout).toContain(`imported as ${urlname}`);
  const { accounts, fiches, appointments } = exported;
  const there = JSON.parse(run("export", other.url, urlname).stdout);
  expect(there).toMatchObject({ accounts, fiches, appointments });
  // The import proves no address and confirms no client.
  const { rows: existing } = await app.db.query(KNOWN);
  expect(existing).toEqual(Array.from({ length: 3 }, () => ({ confirmed: false, email_proven: false })));
  const client = new Client({ connectionString: other.url });
  await client.connect();
  expect((await client.query(KNOWN)).rows).toEqual(existing);
  await client.end();
  expect(run("verify", other.url).stdout).toContain("all that is stored fits together");
});
