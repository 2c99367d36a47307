// The package on a Debian with systemd: install, use, upgrade, downgrade, remove, purge. The tests follow each other.
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../scripts/free-port.ts";
import { bookFirstSlot, CLIENT, sendTo } from "./testing/book-first-slot.ts";
import { builtPackage, ROOT, run } from "./testing/debian.ts";
import { bootMachine, type Machine, waitFor } from "./testing/machine.ts";

const GROUP = "atelier-margaux";
const UNIT = "rendezvous.service";

let machine: Machine;
let port: number;
let work: string;

beforeAll(async () => {
  work = mkdtempSync("/var/tmp/rendezvous-deb-");
  machine = await bootMachine();
  port = await freePort();
});

afterAll(async () => {
  await machine?.remove();
  rmSync(work, { recursive: true, force: true });
});

function install(path: string): void {
  const options = ["--force-confold", "--force-unsafe-io"].map((option) => `-oDpkg::Options::=${option}`);
  const apt = ["apt-get", "install", "-y", "--allow-downgrades", ...options, machine.put(path)];
  machine.run("env", "DEBIAN_FRONTEND=noninteractive", ...apt);
}

async function isReady(): Promise<void> {
  await waitFor(async () => (await answer("readyz")) === 200 || undefined);
}

async function answer(path: string): Promise<number | undefined> {
  return fetch(`http://127.0.0.1:${port}/${path}`).then(
    ({ status }) => status,
    () => undefined,
  );
}

const hash = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
const inMachine = (path: string) => join(machine.folder, path);
const portLine = () => new RegExp(`^PORT +${port} +\\(/etc/rendezvous/rendezvous.conf\\)$`, "m");
const journal = () => machine.run("journalctl", "--no-pager", "-o", "cat", "-u", UNIT);

function backupBefore(): string {
  const folder = "/var/lib/rendezvous/backups";
  return join(folder, readdirSync(inMachine(folder)).find((name) => name.startsWith("before-"))!);
}

/** Returns a package of a later version, with one migration more and another file of settings. */
function laterPackage(): string {
  const tree = join(work, "later");
  run("dpkg-deb", "--raw-extract", builtPackage(), tree);
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(tree, path), change(readFileSync(join(tree, path), "utf8")));
  edit("DEBIAN/control", (text) => text.replace(/^Version: .*$/m, "Version: 99.0.0"));
  edit("etc/rendezvous/rendezvous.conf", (text) => `${text}#LATER=setting\n`);
  const migrations = "usr/lib/rendezvous/apps/server/migrations";
  writeFileSync(join(tree, migrations, "9999-later.sql"), "create table later (id int)");
  const file = join(work, "later.deb");
  run("dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, file);
  rmSync(tree, { recursive: true });
  return file;
}

test("the same commit gives the same package, whoever builds it and where", () => {
  const again = join(work, "again");
  run("sh", "-c", `umask 077 && TMPDIR=${work} npm run -s deb -- ${again}`);
  expect(hash(builtPackage(again))).toBe(hash(builtPackage()));
});

test("an installed package runs, hardened, without demo groups", async () => {
  install(builtPackage());
  machine.run("systemctl", "is-active", UNIT);
  machine.run("systemctl", "is-enabled", UNIT);
  // The port is one of this machine, so the first start may have met a taken one.
  const conf = inMachine("etc/rendezvous/rendezvous.conf");
  writeFileSync(conf, `${readFileSync(conf, "utf8")}PORT=${port}\n`);
  machine.run("systemctl", "restart", UNIT);
  await isReady();
  expect(await answer("")).toBe(200);
  expect(machine.run("rendezvous", "config")).toMatch(portLine());
  expect(journal()).not.toContain(GROUP);

  expect(machine.try("systemd-analyze", "verify", UNIT)).toEqual({ status: 0, output: "" });
  const score = /Overall exposure level for \S+: ([\d.]+)/.exec(
    machine.run("systemd-analyze", "security", "--no-pager", UNIT),
  );
  expect(Number(score?.[1])).toBeLessThan(2);
  const main = machine.run("systemctl", "show", "--value", "-p", "MainPID", UNIT).trim();
  expect(machine.run("stat", "-c", "%U", `/proc/${main}`).trim()).toBe("rendezvous");
  expect(machine.run("stat", "-c", "%U:%G %a", "/etc/rendezvous/rendezvous.conf").trim()).toBe(
    "root:rendezvous 640",
  );
  expect(machine.run("stat", "-c", "%U:%G %a", "/var/lib/rendezvous").trim()).toBe(
    "rendezvous:rendezvous 750",
  );
});

test("a group is made, and an appointment booked", async () => {
  machine.run("rendezvous", "new-group", "salon", "owner@example.org", "--trade=hair_salon");
  machine.run("sh", "-c", `cd ${machine.put(join(ROOT, "demo"))} && rendezvous import ${GROUP}.json`);
  const send = sendTo(port);
  await bookFirstSlot(send, GROUP);
  // Another process draws the icon with a native library, under the same restrictions.
  const icon = /apple-touch-icon" href="([^"]+)"/.exec((await send(`/${GROUP}`)).text)?.[1];
  expect((await send(icon!)).status).toBe(200);
  const mails = inMachine("var/lib/rendezvous/mail");
  await waitFor(
    () => (existsSync(mails) && readdirSync(mails).some((name) => name.includes(CLIENT.email))) || undefined,
  );
  // The account of the service cannot read root's own folder.
  machine.run("sh", "-c", "cd /root && rendezvous verify");
  expect(machine.try("rendezvous", "backup").output).toBe("Into which file? rendezvous backup FILE\n");
});

test("after a SIGHUP, which ends it, it runs again", async () => {
  machine.run("systemctl", "kill", "--kill-whom=main", "--signal=HUP", UNIT);
  const restarts = () => Number(machine.run("systemctl", "show", "--value", "-p", "NRestarts", UNIT));
  await waitFor(() => restarts() > 0 || undefined);
  await isReady();
});

const clients = () => machine.run("rendezvous", "export", GROUP, "--with-clients");

test("an upgrade restarts the service, migrates after a backup, and keeps data and settings", async () => {
  install(laterPackage());
  await isReady();
  expect(journal()).toContain("migrated: 9999-later");
  expect(backupBefore()).toContain("9999-later");
  expect(clients()).toContain(CLIENT.email);
  expect(readFileSync(inMachine("etc/rendezvous/rendezvous.conf"), "utf8")).toContain(`PORT=${port}`);
  expect(machine.run("rendezvous", "config")).toMatch(portLine());
});

test("the earlier version says that the database is a newer version's, and takes the backup made before", async () => {
  install(builtPackage());
  await waitFor(() => journal().includes("The database has 9999-later of a newer version") || undefined);
  machine.run("systemctl", "stop", UNIT);
  machine.run(
    "sh",
    "-c",
    "mkdir /var/lib/rendezvous/newer && cd /var/lib/rendezvous && mv postgres mail newer",
  );
  machine.run("rendezvous", "restore", backupBefore());
  machine.run("systemctl", "start", UNIT);
  await isReady();
  expect(clients()).toContain(CLIENT.email);
});

test("a service that an administrator has disabled stays so over an upgrade", async () => {
  machine.run("systemctl", "disable", "--now", UNIT);
  install(join(work, "later.deb"));
  expect(machine.try("systemctl", "is-enabled", UNIT).output.trim()).toBe("disabled");
  expect(machine.try("systemctl", "is-active", UNIT).output.trim()).toBe("inactive");
  machine.run("systemctl", "enable", "--now", UNIT);
  await isReady();
});

test("removed, it leaves data and settings; purged, neither", async () => {
  machine.run("dpkg", "--remove", "rendezvous");
  expect(await answer("readyz")).toBeUndefined();
  expect(existsSync(inMachine("usr/lib/rendezvous"))).toBe(false);
  expect(existsSync(inMachine("var/lib/rendezvous/postgres/cluster/PG_VERSION"))).toBe(true);
  expect(readFileSync(inMachine("etc/rendezvous/rendezvous.conf"), "utf8")).toContain(`PORT=${port}`);
  machine.run("dpkg", "--purge", "rendezvous");
  for (const path of ["usr/lib/rendezvous", "var/lib/rendezvous", "etc/rendezvous"])
    expect(existsSync(inMachine(path))).toBe(false);
  expect(machine.run("systemctl", "list-units", "--all", "--plain")).not.toContain("rendezvous");
});
