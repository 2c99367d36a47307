// The configuration of docs/operating/cells.md, with three cells: one is killed, and a group moves ten times, under bookings.
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import { chromium } from "playwright";
import { expect, test } from "vitest";
import { endPool, openDatabase } from "../../apps/server/src/lib/database/database.ts";
import { migrate } from "../../apps/server/src/lib/database/migrations.ts";
import { addPro, PASSWORD } from "../../apps/server/src/testing/people.ts";
import { addCalendar, addGroup, addIntervention } from "../../apps/server/src/testing/test-groups.ts";
import { whenDone } from "../../apps/server/src/testing/when-done.ts";
import { announceChange } from "../../apps/server/src/lib/changes.ts";
import { browserProgram } from "../../scripts/browser-program.mjs";
import { freePort } from "../../scripts/free-port.ts";
import { ROOT } from "../testing/debian.ts";
import { blocksOf } from "../testing/document.ts";
import { waitFor } from "../testing/machine.ts";
import { API_KEY } from "./load.ts";

const NAMES = ["north", "south", "west"] as const;
const GROUPS = 300;
const MOVES = 10;
const BOOKERS = 6;
const HOURS = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "06:00", to: "22:00" }];

const PROXY = blocksOf("docs/operating/cells.md", "The proxy").at(-1);
const folder = mkdtempSync(join(tmpdir(), "rendezvous-cells-"));
whenDone(async () => rmSync(folder, { recursive: true, force: true }));
const socket = join(folder, "admin.sock");
const proxyPort = await freePort();
const url = `http://127.0.0.1:${proxyPort}`;
const children = new Map<string, ChildProcess>();

function run(name: string, command: string, args: readonly string[], env: Record<string, string>): void {
  const child = spawn(command, args, {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  children.set(name, child);
  whenDone(async () => void child.kill("SIGKILL"));
}

const program = (name: string): string => join(ROOT, "apps/server/src", name);

async function startDatabase(name: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, name),
    durable: true,
    replicates: true,
  });
  whenDone(() => postgres.stop());
  const { host, port, database } = postgres.connection;
  return `postgres://${postgres.superuser.user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

interface Salon {
  readonly group: number;
  readonly urlname: string;
  readonly calendar: number;
  readonly service: number;
}

async function addSalons(databaseUrl: string, name: string, count: number): Promise<Salon[]> {
  const db = openDatabase({ address: { connectionString: databaseUrl }, onError: () => {} });
  const salons: Salon[] = [];
  for (let place = 0; place < count; place++) {
    const urlname = `${name}-${place}`;
    const group = await addGroup(db, { urlname, fields: { address: "1 place", openData: true } });
    const calendar = await addCalendar(db, group, { openinghours: HOURS });
    salons.push({ group, urlname, calendar, service: await addIntervention(db, group) });
  }
  await endPool(db);
  return salons;
}

interface Cell {
  readonly name: string;
  readonly databaseUrl: string;
  readonly port: number;
  readonly env: Record<string, string>;
}

async function startCell(name: string, directoryUrl: string): Promise<Cell> {
  const databaseUrl = await startDatabase(name);
  await migrate({ connectionString: databaseUrl });
  const port = await freePort();
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, `data-${name}`),
    PORT: String(port),
    RATE_LIMIT: "off",
    API_KEY,
    CELL: name,
    CELLS_DATABASE_URL: directoryUrl,
    NODE_ENV: "production",
  };
  run(name, process.execPath, [program("main.ts")], env);
  await isReady(`http://127.0.0.1:${port}`);
  return { name, databaseUrl, port, env };
}

function isReady(server: string): Promise<true> {
  return waitFor(async () => {
    const answer = await fetch(`${server}/readyz`).catch(() => undefined);
    return answer?.status === 200 || undefined;
  });
}

function startProxy(cells: readonly Cell[]): void {
  const config = PROXY!
    .replace("bind :80", `bind 127.0.0.1:${proxyPort}`)
    .replaceAll("/etc/haproxy/cells", join(folder, "maps"))
    .replaceAll(
      /198\.51\.100\.2(\d):3000/g,
      (_, place: string) => `127.0.0.1:${cells[Number(place) - 1]!.port}`,
    );
  writeFileSync(
    join(folder, "haproxy.cfg"),
    `global\n    stats socket ${socket} mode 660 level admin\n${config}`,
  );
  run("haproxy", "haproxy", ["-db", "-f", join(folder, "haproxy.cfg")], {});
}

const directoryUrl = await startDatabase("directory");
const cells: Cell[] = [];
// One after the other: the first one gets the first range of ids.
for (const name of NAMES) cells.push(await startCell(name, directoryUrl));
const salons = await Promise.all(
  cells.map(({ databaseUrl, name }) => addSalons(databaseUrl, name, GROUPS / NAMES.length)),
);
// The salons were added behind the servers' backs: they compare when they start.
for (const { name, env, port } of cells) {
  children.get(name)!.kill("SIGTERM");
  await new Promise((resolve) => children.get(name)!.once("exit", resolve));
  run(name, process.execPath, [program("main.ts")], env);
  await isReady(`http://127.0.0.1:${port}`);
}
mkdirSync(join(folder, "maps"));
run("map", process.execPath, [program("write-cell-map.ts"), join(folder, "maps"), socket], cells[0]!.env);
await sleep(3000);
startProxy(cells);
await isReady(url);

test("the operators' pages of each cell are reached, and the chosen cell is remembered", async () => {
  for (const { env } of cells)
    execFileSync(process.execPath, [program("operator.ts"), "add", "ops@example.org"], {
      env: { ...process.env, ...env },
    });
  for (const { name } of cells) {
    const page = await fetch(`${url}/operator?cell=${name}`);
    expect(page.headers.get("set-cookie")).toMatch(new RegExp(`^operator_cell=${name};`));
    // Each cell answers to the name of its own cookie only.
    const cookie = `operator_cell=${name}; operator-${name}=${"x".repeat(43)}`;
    const session = await fetch(`${url}/api/v3/operator/installation?apikey=${API_KEY}`, {
      headers: { cookie },
    });
    expect(await session.text()).toContain("dead_token");
  }
  // An unknown cell leads to the default one.
  expect((await fetch(`${url}/operator?cell=nowhere`)).status).toBe(200);
});

test("groups of three cells are booked, one cell falls, one group moves ten times", {
  timeout: 900_000,
}, async () => {
  const booked = new Map<number, string[]>();
  const statuses = new Map<string, number>();
  let isOver = false;
  let fallen: string | undefined;
  let turn = 0;
  const moving = salons[0]![0]!;

  async function book(): Promise<void> {
    while (!isOver) {
      const count = turn++;
      const cell = count % NAMES.length;
      // Every second booking is for the group that moves.
      const salon =
        count % 2 === 0 ? moving : salons[cell]![Math.floor(count / 6) % (GROUPS / NAMES.length)]!;
      const day = new Date(Date.now() + (2 + (count % 80)) * 86_400_000).toISOString().slice(0, 10);
      const email = `client.${count}@example.org`;
      for (;;) {
        const answer: Response | undefined = await fetch(
          `${url}/api/v3/appointments?locale=en&apikey=${API_KEY}&group_id=${salon.group}`,
          {
            method: "POST",
            headers: { "content-type": "application/json", "idempotency-key": `key-${count}` },
            body: JSON.stringify({
              appointment: {
                group_id: salon.group,
                calendar_id: salon.calendar,
                intervention_ids: [salon.service],
                date: `${day} ${String(6 + (Math.floor(count / 80) % 16)).padStart(2, "0")}:${count % 160 < 80 ? "00" : "30"}:00`,
                fiche: { firstname: "Anna", lastname: "Roux", email },
              },
            }),
          },
        ).catch(() => undefined);
        await answer?.arrayBuffer();
        const status = answer?.status ?? 503;
        const place = salon === moving ? "moving" : NAMES[cell]!;
        const outcome = `${place === fallen ? "fallen" : place === "moving" ? place : "still"} ${status}`;
        statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
        if (status === 201) booked.set(salon.group, [...(booked.get(salon.group) ?? []), email]);
        if (status !== 503 || place === fallen || isOver) break;
        await sleep(100);
      }
      await sleep(50);
    }
  }
  const load = Promise.all(Array.from({ length: BOOKERS }, book));

  const pauses: number[] = [];
  for (let count = 0; count < MOVES; count++) {
    const [from, to] = count % 2 === 0 ? [cells[0]!, cells[1]!] : [cells[1]!, cells[0]!];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [program("move-group.ts"), moving.urlname, to.name],
      {
        env: { ...from.env, MOVE_TO_DATABASE_URL: to.databaseUrl },
      },
    );
    pauses.push(Number(/(\d+) ms/.exec(stdout)![1]));
    if (count === 4) {
      // The third cell falls while the group moves between the others.
      fallen = "west";
      children.get("west")!.kill("SIGKILL");
    }
  }
  await sleep(1000);
  const others = await fetch(`${url}/west-0`);
  expect([
    others.status,
    (await fetch(`${url}/south-0`)).status,
    (await fetch(`${url}/north-1`)).status,
  ]).toEqual([503, 200, 200]);
  const { env, port } = cells[2]!;
  run("west", process.execPath, [program("main.ts")], env);
  await isReady(`http://127.0.0.1:${port}`);
  expect(await waitFor(async () => (await fetch(`${url}/west-0`)).status === 200 || undefined)).toBe(true);
  isOver = true;
  await load;

  console.log(`pauses ${pauses.join(" ")} ms; answers ${JSON.stringify(Object.fromEntries(statuses))}`);
  expect(Math.max(...pauses)).toBeLessThan(2000);
  expect([...statuses.keys()].filter((outcome) => !/201|409|422|fallen|503/.test(outcome))).toEqual([]);
  const stored = new Map<number, string[]>();
  for (const { databaseUrl } of cells) {
    const db = openDatabase({ address: { connectionString: databaseUrl }, onError: () => {} });
    const { rows } = await db.query<{ group_id: number; emails: string[] }>(
      `select a.group_id, array_agg(f.email) as emails
       from appointments a join fiches f on (f.group_id, f.id) = (a.group_id, a.fiche_id)
       where not exists (select from group_moves m where m.group_id = a.group_id) group by 1`,
    );
    for (const { group_id, emails } of rows) stored.set(group_id, emails);
    await endPool(db);
  }
  // Each client books once: none is lost, and none is there twice.
  for (const [group, emails] of booked)
    expect(stored.get(group)?.toSorted(), String(group)).toEqual(emails.toSorted());
  expect([...booked.values()].flat().length).toBeGreaterThan(200);
});

test("a professional of groups in two cells goes from one to the other with one login", async () => {
  const [home, other] = [salons[0]![1]!, salons[1]![1]!];
  for (const [cell, { group }] of [
    [cells[0]!, home],
    [cells[1]!, other],
  ] as const) {
    const db = openDatabase({ address: { connectionString: cell.databaseUrl }, onError: () => {} });
    const { id } = await addPro(db, [group]);
    await db.query("update pros set email = 'paula@example.org' where id = $1", [id]);
    await announceChange(db, "pros", group);
    await endPool(db);
  }
  const browser = await chromium.launch({ executablePath: browserProgram(), args: ["--no-sandbox"] });
  whenDone(() => browser.close());
  const page = await browser.newPage({ locale: "en" });
  await page.goto(`${url}/${home.urlname}/login`);
  await page.locator("#login-email").fill("paula@example.org");
  await page.locator("#login-password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(/calendar/);
  const address = `/${other.urlname}/calendar`;
  await page.getByRole("grid").waitFor();
  await page.getByRole("banner").getByRole("button").first().press("Enter");
  await page.locator(`a[href*="${address}"]`).press("Enter");
  await page.waitForURL(({ pathname }) => pathname.startsWith(address));
  await page.getByRole("grid").waitFor();
}, 120_000);
