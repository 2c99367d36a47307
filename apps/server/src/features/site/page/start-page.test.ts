import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { importAtStart } from "../../../import-at-start.ts";
import { startApp } from "../../../testing/start-app.ts";
import { importFiles } from "../../office/group-file/import-files.ts";
import { listDirectory } from "./listed-groups-data.ts";

const log = () => {};

async function pageOf(app: Awaited<ReturnType<typeof startApp>>, path = "/") {
  const { text } = await app.get(path);
  return JSON.parse(/<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? "null").page;
}

const minimal = { format: 1, group: { name: "Mine", urlname: "atelier-margaux", locale: "en" } };

async function writeGroupFile(file: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "start-page-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "group.json");
  await writeFile(path, JSON.stringify(file));
  return path;
}

test("the demo groups stand on the start page with a login of each kind, and go with the first other import", async () => {
  const app = await startApp();
  expect(await pageOf(app)).toEqual({ kind: "unknown" });
  await importAtStart(app.context, [], log);
  const { kind, demos, directory } = await pageOf(app);
  expect([kind, directory, demos.length]).toEqual(["start", null, 9]);
  const salon = demos.find(({ urlname }: { urlname: string }) => urlname === "atelier-margaux");
  expect(salon.picture).toMatch(/^\/images\/\d+\/.*jpg$/);
  expect(salon.logins).toEqual([
    { role: "client", email: "lucia.ortega@courriel.example", password: "Bonita-Trenza9" },
    { role: "pro", email: "theo@atelier-margaux.example", password: "Ciseaux&Peigne7" },
    { role: "owner", email: "bonjour@atelier-margaux.example", password: "Ciseaux&Peigne7" },
  ]);

  // An organisation that takes over the address of a demo group is no demo.
  const path = await writeGroupFile(minimal);
  const [file] = await importFiles(app.db, [path], app.clock.now());
  expect(file?.imported.ok).toBe(true);
  const after = await pageOf(app);
  expect(after.demos).toHaveLength(8);
  expect(JSON.stringify(after)).not.toContain("Ciseaux");
  await app.stop();
});

test("a group that has the address of a demo group, and was not made by the demonstration, shows no login", async () => {
  const app = await startApp({ config: { directory: true } });
  const path = await writeGroupFile(minimal);
  await importAtStart(app.context, [path], log);
  // The next start finds a group in the database and imports nothing.
  await importAtStart(app.context, [], log);
  const page = await pageOf(app);
  expect(page.demos).toEqual([]);
  expect(JSON.stringify(page)).not.toContain("Ciseaux");
  await app.stop();
});

test("the directory lists groups that are published, open to everybody and show a home page, page by page", async () => {
  const app = await startApp({ config: { directory: true } });
  await app.db.query(
    `insert into groups (urlname, name, inactive, fields, rules, forms)
      select 'g' || n, 'Group ' || lpad(n::text, 5, '0'), n % 100 = 1, jsonb_build_object('locale', 'en', 'has_minisite', n % 100 <> 2,
        'openData', n % 100 <> 3, 'city', case when n % 2 = 0 then 'Nantes' else 'Lille' end), '{}', '{}' from generate_series(0, 9999) n`,
  );
  await app.db.query(
    `insert into websites (group_id, fields) select id, jsonb_build_object('show', right(name, 2) <> '04') from groups`,
  );
  const { directory, demos } = await pageOf(app);
  expect(demos).toEqual([]);
  expect(directory).toMatchObject({ search: "", page: 1, pages: 400 });
  expect(directory.groups.slice(0, 2)).toEqual([
    { urlname: "g0", name: "Group 00000", city: "Nantes", picture: null, logo: null, color: null },
    { urlname: "g5", name: "Group 00005", city: "Lille", picture: null, logo: null, color: null },
  ]);
  const last = (await pageOf(app, "/?page=400")).directory;
  expect(last.groups.at(-1).urlname).toBe("g9999");
  expect((await pageOf(app, "/?page=1000")).directory.groups).toEqual([]);
  const found = (await pageOf(app, "/?q=group%2000123")).directory;
  expect(found).toMatchObject({ pages: 1, groups: [{ urlname: "g123" }] });
  expect((await listDirectory(app.db, { search: "nantes", limit: 1, offset: 0 })).count).toBe(4800);
  // A pattern character counts as a normal character.
  expect((await listDirectory(app.db, { search: "%", limit: 1, offset: 0 })).count).toBe(0);
  await app.stop();
});
