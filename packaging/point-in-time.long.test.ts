// The section "To a moment" of docs/operating/back-up.md on a Debian with systemd, line by line. The tests follow each other.
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../scripts/free-port.ts";
import { bookFirstSlot, sendTo } from "./testing/book-first-slot.ts";
import { builtPackage, ROOT } from "./testing/debian.ts";
import { blocksOf } from "./testing/document.ts";
import { bootMachine, type Machine, waitFor } from "./testing/machine.ts";

const [INSTALL, BACKREST, ARCHIVE, BEGIN, CRON, GO_BACK] = blocksOf(
  "docs/operating/back-up.md",
  "To a moment",
);
const GROUPS = ["atelier-margaux", "souffle-et-lumiere", "optique-belvue-nantes"] as const;

let machine: Machine;
let port: number;

const shell = (text: string) => machine.run("sh", "-ec", text);
const postgres = (sql: string, database = "postgres") =>
  machine.run("runuser", "-u", "postgres", "--", "psql", "-qAtc", sql, database).trim();
const write = (path: string, text: string) => writeFileSync(join(machine.folder, path), text);
const bookedGroups = () =>
  postgres("select urlname from bookings join groups on groups.id = group_id order by 1", "rendezvous").split(
    "\n",
  );
const isReady = () =>
  waitFor(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    return answer?.status === 200 || undefined;
  });

beforeAll(async () => {
  machine = await bootMachine();
  port = await freePort();
  shell("DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql-15");
  // The port is one of the machine that runs this test, so only a socket is opened.
  write("etc/postgresql/15/main/conf.d/socket.conf", "listen_addresses = ''\n");
  shell("systemctl restart postgresql@15-main");
  postgres("create role rendezvous login");
  postgres("create database rendezvous owner rendezvous");
  shell(`DEBIAN_FRONTEND=noninteractive apt-get install -y ${machine.put(builtPackage())}`);
  appendFileSync(
    join(machine.folder, "etc/rendezvous/rendezvous.conf"),
    `PORT=${port}\nDATABASE_URL=postgres://rendezvous@localhost/rendezvous?host=/var/run/postgresql\n`,
  );
  shell("systemctl restart rendezvous");
  const demo = machine.put(join(ROOT, "demo"));
  for (const group of GROUPS) shell(`rendezvous import ${demo}/${group}.json`);
  await isReady();
});

afterAll(() => machine?.remove());

test("each change of the database is kept, beside a backup", async () => {
  await bookFirstSlot(sendTo(port), GROUPS[0]);
  shell(`export DEBIAN_FRONTEND=noninteractive; ${INSTALL}`);
  write("etc/pgbackrest.conf", BACKREST!);
  write("etc/postgresql/15/main/conf.d/pgbackrest.conf", ARCHIVE!);
  write("etc/cron.d/pgbackrest", CRON!);
  shell(BEGIN!);
  expect(machine.run("runuser", "-u", "postgres", "--", "pgbackrest", "info")).toContain("status: ok");
  await isReady();
});

test("it goes back to a moment after the backup: what was booked before is there, what came after is not", async () => {
  await bookFirstSlot(sendTo(port), GROUPS[1]);
  await sleep(1100);
  const moment = postgres("select clock_timestamp()");
  await sleep(1100);
  await bookFirstSlot(sendTo(port), GROUPS[2]);
  expect(bookedGroups()).toEqual([GROUPS[0], GROUPS[2], GROUPS[1]]);
  const output = shell(GO_BACK!.replace(/--target="[^"]+"/, `--target="${moment}"`));
  expect(output).toContain("all that is stored fits together");
  await isReady();
  expect(bookedGroups()).toEqual([GROUPS[0], GROUPS[1]]);
  await bookFirstSlot(sendTo(port), GROUPS[2]);
});
