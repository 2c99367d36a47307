import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createContext } from "../../../context.ts";
import { importAtStart } from "../../../import-at-start.ts";
import { readSource } from "../../office/elsewhere/read-source.ts";
import { postAppointment } from "../../../testing/bookings.ts";
import { createTestCells, type TestCell } from "../../../testing/cells.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { setUpOperator } from "../../../testing/operators.ts";
import { addPro, linkOf, logIn, mailTo, PASSWORD, tokenOf } from "../../../testing/people.ts";
import { addSalon } from "../../../testing/salon.ts";
import { whenDone } from "../../../testing/when-done.ts";
import { createCellMap } from "./cell-map.ts";
import { beginMove, beginPause, findPlace, listCells, switchGroupToCell } from "./directory-data.ts";
import { type Move, moveGroup } from "./move-group.ts";
import { setMoveState } from "./moves-data.ts";
import { sweepLeftGroups } from "./remove-group.ts";

const cells = await createTestCells();
const mails = await startMailServer();
const config = { smtpUrl: mails.url, signUp: true };
const north = await cells.start("north", { config });
const south = await cells.start("south", { config });
const all = [north, south];
const placeOf = async (groupId: number) => (await findPlace(cells.directory, "group_id", groupId))?.cell;
const isPlaced = (groupId: number) => expect.poll(() => placeOf(groupId)).not.toBeUndefined();

function callCell({ app }: TestCell, path: string, init: RequestInit = {}): Promise<Response> {
  const address = `${app.url}/api/${path}${path.includes("?") ? "&" : "?"}apikey=${app.context.installation.apiKey}`;
  return fetch(address, { ...init, redirect: "manual" });
}

/** Sends a call to the cell that has the group, as the proxy does. */
async function callGroup(groupId: number, path: string, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const place = await placeOf(groupId);
    const answer = await callCell(all.find(({ name }) => name === place) ?? north, path, init);
    if (answer.status !== 307) return answer;
  }
}

/** The body of a booking, which is sent once although the cell may change. */
const toBooking = (
  { group, anna, cut }: Awaited<ReturnType<typeof addSalonIn>>,
  date: string,
  email: string,
): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", "idempotency-key": email },
  body: JSON.stringify({
    appointment: {
      group_id: group,
      calendar_id: anna,
      intervention_ids: [cut],
      date,
      fiche: { firstname: "Anna", lastname: "Roux", email },
    },
  }),
});

const toMove = (groupId: number, source: TestCell, target: TestCell): Move => ({
  groupId,
  from: source.name,
  to: target.name,
  source: source.admin,
  target: target.admin,
  directory: cells.directory,
  sourceUrl: source.url,
  log: () => {},
});

const BOOK = "v3/appointments?locale=en";

let salons = 0;
async function addSalonIn(cell: TestCell) {
  const salon = await addSalon(cell.app.db, { openData: true });
  await cell.app.db.query("update groups set urlname = $2 where id = $1", [salon.group, `salon-${++salons}`]);
  cell.app.context.changes.announce("catalogue", salon.group);
  await isPlaced(salon.group);
  return { ...salon, urlname: `salon-${salons}` };
}

test("each cell gives out ids of its own range, and all share the secrets that groups take along", async () => {
  const [one, other] = [await addSalonIn(north), await addSalonIn(south)];
  expect([one.group, one.cut].every((id) => id < 100_000_000)).toBe(true);
  expect([other.group, other.cut].every((id) => id > 100_000_000 && id < 200_000_000)).toBe(true);
  expect(south.app.context.installation).toEqual(north.app.context.installation);
});

test("a database that is another cell, or has groups of its own, is no new cell", async () => {
  const { app } = south;
  const start = (name: string) =>
    createContext({
      config: { ...app.context.config, cell: { name, directoryUrl: cells.directoryUrl } },
      address: app.database.connection,
      clock: app.clock,
      log: app.context.log,
    });
  await expect(start("west")).rejects.toThrow('This database is the cell "south"');
  await app.db.query("delete from settings where key = 'cell'");
  await expect(start("west")).rejects.toThrow("has groups already");
  // No number is used up.
  expect(await listCells(cells.directory)).toEqual(["north", "south"]);
  await app.db.query("insert into settings (key, value) values ('cell', '\"south\"')");
});

test("every cell says which cell has a group, and leads its callers there", async () => {
  const { group, urlname } = await addSalonIn(south);
  await south.app.db.query(
    "insert into websites (group_id, domain, fields) values ($1, 'salon.example.org', '{}')",
    [group],
  );
  south.app.context.changes.announce("catalogue", group);
  for (const { app } of all) {
    expect((await app.call(`v2/shard?field=urlname&value=${urlname}`)).body).toEqual({ shard_name: "south" });
    expect((await app.get("/sitemap.xml")).text).toContain(`/${urlname}/sitemap.xml`);
    await expect
      .poll(async () => (await app.call("v2/websites/resolve?website=https://salon.example.org")).body)
      .toEqual({ urlname, shard_name: "south" });
  }
  const page = await north.app.get(`/${urlname}/book`);
  expect([page.status, page.headers.get("location")]).toEqual([307, `/${urlname}/book`]);
  const path = `/api/v3/groups/${group}/calendars?results=all`;
  const key = `apikey=${north.app.context.installation.apiKey}`;
  const call = await north.app.get(`${path}&${key}`);
  expect([call.status, call.headers.get("location")]).toEqual([307, `${path}&${key}`]);
  const body = JSON.stringify({ account: { email: "anna@example.org", password: "x", group_id: group } });
  const login = await fetch(`${north.app.url}/api/v3/sessions/login?${key}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
    redirect: "manual",
  });
  expect([login.status, login.headers.get("location")]).toEqual([
    307,
    `/api/v3/sessions/login?${key}&group_id=${group}`,
  ]);
});

const sign = (cell: TestCell) =>
  cell.app.call("v3/groups?locale=fr", {
    method: "POST",
    body: { group: { name: "Chez Rose", trade: "empty" }, account: { email: "rose@example.org" } },
  });

test("the proxy's maps follow the directory", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rendezvous-map-"));
  whenDone(() => rm(folder, { recursive: true }));
  const map = createCellMap(cells.directory, folder, undefined);
  const { group, urlname } = await addSalonIn(south);
  const lines = (name: string): string[] => readFileSync(join(folder, `${name}.map`), "utf8").split("\n");
  await map.update();
  expect(lines("ids")).toContain(`${group} south`);
  expect(lines("names")).toContain(`${urlname} south`);
  await south.app.db.query("update groups set urlname = 'renamed' where id = $1", [group]);
  south.app.context.changes.announce("catalogue", group);
  await expect
    .poll(async () => (await findPlace(cells.directory, "urlname", "renamed"))?.group_id)
    .toBe(group);
  await map.update();
  expect(lines("names")).toContain("renamed south");
  expect(lines("names")).not.toContain(`${urlname} south`);
});

test("a url name is given once among all cells", async () => {
  const made = await Promise.all([sign(north), sign(south), sign(north), sign(south)]);
  const names = made.map(({ body }) => body.group.urlname as string);
  expect(names.toSorted()).toEqual(["chez-rose", "chez-rose-2", "chez-rose-3", "chez-rose-4"]);
});

const received = (): string[] =>
  mails.received.flatMap(({ to }) => to).filter((to) => to.startsWith("client."));

test("a group made at the terminal takes no url name of another cell, and is in the directory at once", async () => {
  const { urlname } = await addSalonIn(north);
  const command = fileURLToPath(new URL("../../../new-group.ts", import.meta.url));
  const settings = { DATABASE_URL: south.url, CELL: "south", CELLS_DATABASE_URL: cells.directoryUrl };
  const make = (name: string) =>
    promisify(execFile)(process.execPath, [command, name, "owner@example.org"], {
      env: { ...process.env, ...settings },
    });
  await expect(make(urlname)).rejects.toThrow("group.urlname: is taken");
  await make("made-at-the-terminal");
  await expect
    .poll(
      async () =>
        (
          await cells.directory.query(
            "select cell, is_new from places where urlname = 'made-at-the-terminal'",
          )
        ).rows,
    )
    .toEqual([{ cell: "south", is_new: false }]);
});

test("a group moves while clients book: nothing is lost or double, and its people stay logged in", async () => {
  const salon = await addSalonIn(north);
  const { email } = await addPro(north.app.db, [salon.group]);
  const token = await tokenOf(north.app, salon.group, email);
  const connected = await north.app.call(
    `v3/groups/${salon.group}/calendars/${salon.anna}/busy_sources?token=${token}`,
    { method: "POST", body: { busy_source: { address: "https://calendar.invalid/busy.ics" } } },
  );
  const sourceId = connected.body.busy_source.id as number;
  await north.app.db.query(
    "insert into busy_times (group_id, calendar_id, source_id, ranges) values ($1, $2, $3, '{60,120}')",
    [salon.group, salon.anna, sourceId],
  );
  const booked: string[] = [];
  const unexpected: unknown[] = [];
  let isOver = false;
  const book = async (rival: number): Promise<void> => {
    for (let seat = 0; !isOver; seat++) {
      const address = `client.${seat}.${rival}@example.org`;
      const day = String(2 + (seat % 25)).padStart(2, "0");
      const date = `2026-12-${day} ${String(8 + (Math.floor(seat / 25) % 10)).padStart(2, "0")}:00:00`;
      const answer = await callGroup(salon.group, BOOK, toBooking(salon, date, address));
      if (answer.status === 201) booked.push(address);
      else if (![409, 422].includes(answer.status)) unexpected.push(await answer.json());
      await sleep(20);
    }
  };
  const booking = Promise.all([book(1), book(2)]);
  await expect.poll(() => booked.length).toBeGreaterThan(5);
  const figures = [];
  for (const [source, target] of [all, all.toReversed()] as [TestCell, TestCell][]) {
    const before = booked.length;
    figures.push(await moveGroup(toMove(salon.group, source, target)));
    expect(await placeOf(salon.group)).toBe(target.name);
    await expect.poll(() => booked.length).toBeGreaterThan(before + 3);
    const session = await callGroup(
      salon.group,
      `v3/sessions/current?group_id=${salon.group}&token=${token}`,
    );
    expect(await session.json()).toMatchObject({ pro: { email } });
    // The address opens in the other cell too; no server has this name.
    await readSource(target.app.context, salon.group, sourceId);
    const { rows } = await target.app.db.query(
      "select failure, ranges from busy_sources s join busy_times b on b.source_id = s.id where s.group_id = $1",
      [salon.group],
    );
    expect(rows).toEqual([{ failure: "unreachable", ranges: [60, 120] }]);
  }
  isOver = true;
  await booking;
  expect(unexpected).toEqual([]);
  expect(
    figures.map(({ pausedMs }) => pausedMs).every((ms) => ms < 2000),
    JSON.stringify(figures),
  ).toBe(true);
  const { rows } = await north.app.db.query<{ email: string }>(
    "select f.email from appointments a join fiches f on (f.group_id, f.id) = (a.group_id, a.fiche_id) where a.group_id = $1",
    [salon.group],
  );
  expect(rows.map((row) => row.email).toSorted()).toEqual(booked.toSorted());
  await expect.poll(() => received().length).toBe(booked.length);
  expect(received().toSorted()).toEqual(booked.toSorted());
  // The rows that stayed in the other cell are neither served nor written.
  await expect(
    south.app.db.query("update groups set name = 'x' where id = $1", [salon.group]),
  ).rejects.toMatchObject({ code: "RV001" });
}, 240_000);

test("a booking under way when its group leaves is led to the other cell", async () => {
  const salon = await addSalonIn(north);
  const { group } = salon;
  const book = (hour: number) =>
    callCell(north, BOOK, toBooking(salon, `2026-12-02 ${hour}:00:00`, `client.at.${hour}@example.org`));
  expect((await book(10)).status).toBe(201);
  // The process still has the group in memory.
  await beginMove(cells.directory, group, { from: "north", to: "south" });
  await beginPause(cells.directory, group, "north", 2000);
  await switchGroupToCell(cells.directory, group, "north");
  await setMoveState(north.app.db, group, "left");
  expect((await book(11)).status).toBe(307);
});

test("a professional whom the other cell has already stays one person there", async () => {
  const [moving, there] = [await addSalonIn(north), await addSalonIn(south)];
  const { id, email } = await addPro(north.app.db, [moving.group]);
  const other = await addPro(south.app.db, [there.group]);
  await south.app.db.query("update pros set email = $2 where id = $1", [other.id, email]);
  const token = await tokenOf(north.app, moving.group, email);
  await postAppointment(
    north.app,
    "v3",
    moving.group,
    { calendar_id: moving.anna, intervention_ids: [moving.cut], date: "2026-12-02 10:00:00" },
    { token },
  );
  await moveGroup(toMove(moving.group, north, south));
  const { rows } = await south.app.db.query(
    `select (select array_agg(pro_id) from pro_groups where group_id = $1) as works,
       (select array_agg(distinct pro_id) from bookings where group_id = $1) as booked, (select count(*)::int from pros where id = $2) as copies`,
    [moving.group, id],
  );
  expect(rows).toEqual([{ works: [other.id], booked: [other.id], copies: 0 }]);
  const groups = await callGroup(moving.group, `v3/groups?group_id=${moving.group}&token=${token}`);
  expect(((await groups.json()) as { records: { id: number }[] }).records.map((group) => group.id)).toEqual(
    expect.arrayContaining([there.group, moving.group]),
  );
}, 120_000);

/** A professional of a group in each cell, with a login in the north. */
async function addProOfBoth(role = "pro") {
  const [home, other] = [await addSalonIn(north), await addSalonIn(south)];
  const { id, email } = await addPro(north.app.db, [home.group], { role });
  const twin = await addPro(south.app.db, [other.group]);
  await south.app.db.query("update pros set email = $2 where id = $1", [twin.id, email]);
  for (const [cell, group] of [
    [north, home.group],
    [south, other.group],
  ] as const)
    cell.app.context.changes.announce("pros", group);
  const token = await tokenOf(north.app, home.group, email);
  const groups = async (): Promise<unknown[]> =>
    (await north.app.call(`v3/groups?token=${token}`)).body.records as unknown[];
  await expect.poll(async () => (await groups()).length).toBe(2);
  const handOver = (to = other.group) =>
    north.app.call(`v3/sessions/handover?token=${token}`, { method: "POST", body: { to_group_id: to } });
  const takeOver = (handover_key: string, group_id = other.group) =>
    logIn(south.app, { handover_key, group_id });
  return { home, other, proId: id, twinId: twin.id, email, groups, handOver, takeOver };
}

test("a professional of groups in two cells sees both, and takes one login from one to the other", async () => {
  const { other, twinId, email, groups, handOver, takeOver } = await addProOfBoth();
  expect(await groups()).toContainEqual(
    expect.objectContaining({ id: other.group, urlname: other.urlname, shard: "south", role: "pro" }),
  );
  const { key } = (await handOver()).body as { key: string };
  const entered = await takeOver(key);
  expect(entered.body).toMatchObject({ pro: { id: twinId, email }, needPasswordChange: false });
  const day = `v3/groups/${other.group}/calendars?token=${entered.body.account_token as string}`;
  expect((await south.app.call(day)).status).toBe(200);
  // Once, and in no other group.
  expect((await takeOver(key)).status).toBe(401);
  const second = (await handOver()).body.key as string;
  expect((await takeOver(second, (await addSalonIn(south)).group)).status).toBe(401);
  expect((await takeOver("x".repeat(43))).status).toBe(401);
  const { rows } = await cells.directory.query("select * from memberships, handovers");
  expect(JSON.stringify(rows)).not.toContain(email);
});

test("an accepted invitation is known to the other cells at once; a url name of another cell is refused, with its reason", async () => {
  const { home, other, email, groups } = await addProOfBoth("owner");
  const token = await tokenOf(north.app, home.group, email);
  const rename = (urlname: string) =>
    north.app.call(`v3/groups/${home.group}/settings?token=${token}`, {
      method: "PUT",
      body: { settings: { urlname } },
    });
  const refused = await rename(other.urlname);
  expect(refused.status, refused.text).toBe(422);
  expect(refused.body).toMatchObject({ details: { faults: [{ path: "urlname", code: "taken" }] } });
  expect((await rename(home.urlname)).status).toBe(200);

  const third = await addSalonIn(south);
  const owner = await addPro(south.app.db, [third.group], { role: "owner" });
  const invited = await south.app.call(
    `v3/groups/${third.group}/pros/invitations?token=${await tokenOf(south.app, third.group, owner.email)}`,
    { method: "POST", body: { invitation: { email, role: "pro", calendars: null } } },
  );
  expect(invited.status, invited.text).toBe(201);
  const oubliKey = linkOf(await mailTo(mails, email)).searchParams.get("invitation");
  const before = (await groups()).length;
  const entered = await logIn(south.app, { oubliKey, group_id: third.group, password: PASSWORD });
  expect(entered.status, entered.text).toBe(200);
  await expect.poll(async () => (await groups()).length).toBe(before + 1);
});

test("a hand-over ends after half a minute, with the work in the other group, and needs the other cell's second factor", async () => {
  const { other, twinId, proId, handOver, takeOver } = await addProOfBoth();
  const late = (await handOver()).body.key as string;
  await cells.directory.query("update handovers set expires_at = expires_at - interval '31 seconds'");
  expect((await takeOver(late)).status).toBe(401);
  await south.app.db.query(
    "update groups set fields = fields || '{\"second_factor_required\": true}' where id = $1",
    [other.group],
  );
  expect((await takeOver((await handOver()).body.key)).body).toMatchObject({ pro: null, needFactor: {} });
  await north.app.db.query(
    "insert into pro_factors (pro_id, kind, sealed_secret, created_at) values ($1, 'totp', 'x', now())",
    [proId],
  );
  expect((await takeOver((await handOver()).body.key)).body).toMatchObject({ pro: { id: twinId } });
  const left = (await handOver()).body.key as string;
  await south.app.db.query("delete from pro_groups where pro_id = $1", [twinId]);
  expect((await takeOver(left)).status).toBe(401);
  south.app.context.changes.announce("pros", other.group);
  await expect.poll(async () => (await handOver()).status).toBe(404);
});

test("a move that is broken off leaves the group where it was, able to change, and can be repeated", async () => {
  const salon = await addSalonIn(north);
  const book = (hour: number) =>
    postAppointment(north.app, "v3", salon.group, {
      calendar_id: salon.anna,
      intervention_ids: [salon.cut],
      date: `2026-12-03 ${hour}:00:00`,
    });
  // The target is away from the moment at which the group is paused.
  const move = toMove(salon.group, north, south);
  let isAway = false;
  const target = new Proxy(south.admin, {
    get(pool, name) {
      if (isAway && (name === "query" || name === "connect")) {
        isAway = false;
        return () => Promise.reject(new Error("away"));
      }
      const value: unknown = Reflect.get(pool, name);
      return typeof value === "function" ? value.bind(pool) : value;
    },
  });
  const log = (message: string): void => {
    if (message.startsWith("copied")) isAway = true;
  };
  await expect(moveGroup({ ...move, target, log })).rejects.toThrow("away");
  expect((await book(10)).status).toBe(201);
  // The mover dies in the pause: the cell itself ends it once it is over.
  await cells.directory.query(
    "update places set moving_to = 'south', paused_until = clock_timestamp() + interval '1 second' where group_id = $1",
    [salon.group],
  );
  await north.app.db.query(
    "begin; insert into group_moves (group_id, state) values (" + salon.group + ", 'paused'); commit",
  );
  const begun = performance.now();
  await expect.poll(async () => (await book(11)).status, { interval: 200 }).toBe(201);
  expect(performance.now() - begun).toBeGreaterThan(500);
  await moveGroup(move);
  expect(await placeOf(salon.group)).toBe("south");
  // Repeated after the end, it does nothing more.
  expect(await moveGroup(move)).toEqual({ pausedMs: 0, rows: 0 });
}, 120_000);

test("a group is moved by one command at a time", async () => {
  const { group } = await addSalonIn(north);
  const outcomes = await Promise.allSettled([
    moveGroup(toMove(group, north, south)),
    moveGroup(toMove(group, north, south)),
  ]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await placeOf(group)).toBe("south");
}, 60_000);

test("a sandbox does not move: it is deleted when its group moves", async () => {
  const { group } = await addSalonIn(north);
  const { group: sandbox } = await addSalonIn(north);
  const { db } = north.app;
  const { email } = await addPro(db, [group, sandbox], { role: "owner" });
  await db.query(
    `insert into sandboxes (group_id, of_group_id, pro_id, reset_at)
     select $1, $2, id, now() from pros where email = $3`,
    [sandbox, group, email],
  );
  await expect(moveGroup(toMove(sandbox, north, south))).rejects.toThrow("does not move");
  await moveGroup(toMove(group, north, south));
  expect((await db.query("select 1 from groups where id = $1", [sandbox])).rows).toEqual([]);
  expect(await placeOf(group)).toBe("south");
}, 60_000);

test("a restored backup in which the group is still there does not serve it", async () => {
  const { group } = await addSalonIn(north);
  await moveGroup(toMove(group, north, south));
  await north.app.db.query("delete from group_moves where group_id = $1", [group]);
  await north.app.db.query("update groups set version = version + 1 where id = $1", [group]);
  north.app.context.changes.announce("catalogue", group);
  await expect.poll(async () => north.app.context.groups.find(group)).toBe(null);
  expect(await placeOf(group)).toBe("south");
}, 60_000);

test("nobody takes an address that a group of another cell has", async () => {
  const [here, there] = [await addSalonIn(north), await addSalonIn(south)];
  const { email } = await addPro(north.app.db, [here.group], { role: "owner" });
  const token = await tokenOf(north.app, here.group, email);
  await south.app.db.query(
    "insert into websites (group_id, domain, fields) values ($1, 'there.example.org', '{}')",
    [there.group],
  );
  south.app.context.changes.announce("catalogue", there.group);
  await expect.poll(() => findPlace(cells.directory, "host", "there.example.org")).not.toBeNull();
  const save = (record: string, fields: object) =>
    north.app.call(`v3/groups/${here.group}/${record}`, { method: "PUT", token, body: { [record]: fields } });
  for (const [record, path, address] of [
    ["settings", "urlname", there.urlname],
    ["website", "domain", "there.example.org"],
  ] as const) {
    const { body } = await save(record, { [path]: address });
    expect(body).toMatchObject({ details: { faults: [{ path, code: "taken" }] } });
  }

  const file = { format: 1, group: { urlname: there.urlname, name: "Salon", locale: "fr" } };
  const path = join(await mkdtemp(join(tmpdir(), "group-")), "group.json");
  whenDone(() => rm(dirname(path), { recursive: true }));
  await writeFile(path, JSON.stringify(file));
  await expect(importAtStart(north.app.context, [path], () => {})).rejects.toThrow("a group of another cell");
  const { PATH } = process.env;
  const env = { PATH, DATABASE_URL: north.url, CELL: "north", CELLS_DATABASE_URL: cells.directoryUrl };
  const program = fileURLToPath(new URL("../../../import.ts", import.meta.url));
  const command = promisify(execFile)(process.execPath, [program, path], { env });
  await expect(command).rejects.toMatchObject({ stdout: expect.stringContaining("a group of another cell") });
});

test("each cell has operators of its own, whose page leads to the other cells", async () => {
  const [here, there] = [await setUpOperator(north.app), await setUpOperator(south.app)];
  expect([here.cookie, there.cookie]).toEqual([
    expect.stringMatching(/^operator-north=/),
    expect.stringMatching(/^operator-south=/),
  ]);
  // A browser sends the cookies of both.
  const headers = { cookie: `${here.cookie}; ${there.cookie}` };
  const cellsOf = async ({ app }: TestCell) =>
    (await app.call("v3/operator/installation", { headers })).body.cells;
  expect(await cellsOf(north)).toEqual({ own: "north", others: ["south"] });
  expect(await cellsOf(south)).toEqual({ own: "south", others: ["north"] });
  const [chosen, other] = await Promise.all([south, north].map(({ app }) => app.get("/operator?cell=south")));
  expect(chosen!.headers.get("set-cookie")).toBe("operator_cell=south; Path=/; HttpOnly; SameSite=Strict");
  expect(other!.headers.get("set-cookie")).toBe(null);
});

test("every table with rows of a group refuses to be written while the group moves", async () => {
  const { rows } = await north.app.db.query(
    `select relname from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'group_id'
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and not relname = any('{group_moves,arriving_pros,operator_changes}')
       and not exists (select from pg_trigger t where t.tgrelid = pg_class.oid and t.tgname = 'refuse_while_moving')`,
  );
  expect(rows).toEqual([]);
});

test("the rows of a group that has left go after a week", async () => {
  const { group } = await addSalonIn(north);
  await moveGroup(toMove(group, north, south));
  const listState = async () =>
    (
      await north.app.db.query(
        `select m.state, (select count(*)::int from calendars c where c.group_id = m.group_id) as calendars
         from group_moves m where m.group_id = $1`,
        [group],
      )
    ).rows;
  await sweepLeftGroups(north.app.db);
  expect(await listState()).toEqual([{ state: "left", calendars: 2 }]);
  await north.app.db.query("update group_moves set since = now() - interval '8 days'");
  await sweepLeftGroups(north.app.db);
  expect(await listState()).toEqual([{ state: "removed", calendars: 0 }]);
  // It can come back.
  await moveGroup(toMove(group, south, north));
  expect(await listState()).toEqual([]);
});
