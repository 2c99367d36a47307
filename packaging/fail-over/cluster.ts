import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../scripts/free-port.ts";
import { ROOT, run } from "../testing/debian.ts";
import { waitFor } from "../testing/machine.ts";

const execute = promisify(execFile);

/** The document from which all configuration and all commands come. */
const DOCUMENT = readFileSync(join(ROOT, "docs/operating/fail-over.md"), "utf8");

const NAMES = ["db1", "db2", "db3"] as const;
type Name = (typeof NAMES)[number];

const ADDRESS_OF = { db1: "198.51.100.11", db2: "198.51.100.12", db3: "198.51.100.13" };
const BRIDGE = "rendezvous-db";
const BRIDGE_ADDRESS = "198.51.100.1/24";
/** The folders of a machine that its programs read or write; each machine has its own. */
const FOLDERS = ["/etc/default", "/etc/patroni", "/var/lib/etcd", "/var/lib/postgresql", "/run/postgresql"];

const HOMES = { etcd: "/var/lib/etcd", postgres: "/var/lib/postgresql" };

/** A database machine: a network of its own with etcd, Patroni and PostgreSQL. */
export interface Machine {
  readonly name: Name;
  readonly address: string;
  boot(): void;
  /** Replaces it by a new machine with this line more in the settings of its etcd. */
  renew(line: string): void;
  /** Runs a command of the document as `postgres`. */
  run(command: string): Promise<string>;
  /** Unplugs its network cable: nothing arrives or leaves, and nobody is notified. */
  unplug(): void;
  plug(): void;
  /** Kills everything on it at once. */
  kill(): void;
  killPostgres(): void;
  signal(signal: "SIGSTOP" | "SIGCONT", ...programs: string[]): void;
}

interface Member {
  readonly name: Name;
  readonly role: string;
  readonly state: string;
}

export interface Cluster {
  /** The address for a server, through HAProxy. */
  readonly url: string;
  readonly machines: readonly Machine[];
  /** Returns the machine that writes, and the one that has each commit too, once all three are in order. */
  settle(): Promise<{ readonly primary: Machine; readonly standby: Machine }>;
  /** Moves the writing to another machine, by the command of the document. */
  switchOver(from: Machine, to: Machine): Promise<string>;
  remove(): void;
}

/** Returns the lines of the indented block that follows a line with this text. */
function blockAfter(text: string): string {
  const lines = DOCUMENT.slice(DOCUMENT.indexOf(text)).split("\n").slice(1);
  const start = lines.findIndex((line) => line.startsWith("    "));
  const end = lines.findIndex((line, index) => index > start && line !== "" && !line.startsWith("    "));
  return lines
    .slice(start, end === -1 ? undefined : end)
    .map((line) => line.slice(4))
    .join("\n");
}

/** Writes what the document says for `db1` for another machine: lines that name all three stay as they are. */
function forMachine(text: string, name: Name): string {
  return text
    .split("\n")
    .map((line) =>
      line.includes("198.51.100.12")
        ? line
        : line.replaceAll("db1", name).replaceAll(ADDRESS_OF.db1, ADDRESS_OF[name]),
    )
    .join("\n");
}

/** Returns the line of the document's blocks that begins with these words. */
export function commandOf(start: string): string {
  const line = DOCUMENT.split("\n").find((one) => one.startsWith(`    ${start}`));
  if (line === undefined) throw new Error(`The document has no command ${start}`);
  return line.trim();
}

const SWITCH = commandOf("patronictl -c /etc/patroni/config.yml switchover");
const SETUP = DOCUMENT.split("\n").filter((line) => line.startsWith("    psql -c"));

function cableOf(name: Name): string {
  return `${BRIDGE}${name.slice(2)}`;
}

function createMachine(name: Name, folder: string): Machine {
  const cable = cableOf(name);
  run("ip", "netns", "add", name);
  run("ip", "link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", name);
  run("ip", "link", "set", cable, "master", BRIDGE, "up");
  run("ip", "-n", name, "address", "add", `${ADDRESS_OF[name]}/24`, "dev", "eth0");
  for (const device of ["lo", "eth0"]) run("ip", "-n", name, "link", "set", device, "up");
  for (const path of FOLDERS) mkdirSync(join(folder, path), { recursive: true });
  run("chown", "etcd:", join(folder, "/var/lib/etcd"));
  run("chown", "postgres:", join(folder, "/var/lib/postgresql"), join(folder, "/run/postgresql"));
  writeFileSync(join(folder, "/etc/default/etcd"), forMachine(blockAfter("`/etc/default/etcd`"), name));
  const settings = join(folder, "/etc/patroni/config.yml");
  writeFileSync(settings, forMachine(blockAfter("`/etc/patroni/config.yml`"), name), { mode: 0o600 });
  run("chown", "postgres", settings);

  const mounts = FOLDERS.map((path) => `mount --bind ${folder}${path} ${path}`).join("; ");
  const enter = (user: keyof typeof HOMES, command: string): string[] => {
    const as = `setpriv --reuid=${user} --regid=${user} --init-groups`;
    const home = `env -i PATH="$PATH" USER=${user} HOME=${HOMES[user]}`;
    const script = `${mounts}; cd /; exec ${as} ${home} sh -ec "$1"`;
    return ["netns", "exec", name, "sh", "-ec", script, "sh", command];
  };
  const begin = (user: keyof typeof HOMES, command: string): void => {
    const log = openSync(join(folder, `${user}.log`), "a");
    spawn("ip", enter(user, command), { stdio: ["ignore", log, log] });
  };
  const pids = (): number[] => run("ip", "netns", "pids", name).split("\n").filter(Boolean).map(Number);
  return {
    name,
    address: ADDRESS_OF[name],
    boot() {
      begin("etcd", "set -a; . /etc/default/etcd; exec etcd");
      begin("postgres", "exec patroni /etc/patroni/config.yml");
    },
    renew(line) {
      for (const path of ["etcd/rendezvous", "postgresql/15"])
        rmSync(join(folder, "/var/lib", path), { recursive: true });
      appendFileSync(join(folder, "/etc/default/etcd"), `\n${line}\n`);
    },
    run: async (command) => (await execute("ip", enter("postgres", command))).stdout,
    unplug: () => void run("ip", "link", "set", cable, "down"),
    plug: () => void run("ip", "link", "set", cable, "up"),
    kill: () => send("SIGKILL", pids()),
    killPostgres: () =>
      send(
        "SIGKILL",
        pids().filter((pid) => programOf(pid) === "postgres"),
      ),
    signal: (signal, ...programs) =>
      send(
        signal,
        pids().filter((pid) => programs.length === 0 || programs.includes(programOf(pid))),
      ),
  };
}

function send(signal: NodeJS.Signals, pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

function programOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    return "";
  }
}

/** Removes what a killed run has left. */
function sweep(): void {
  for (const name of NAMES) {
    const { stdout } = spawnSync("ip", ["netns", "pids", name], { encoding: "utf8" });
    for (const pid of stdout.split("\n").filter(Boolean)) spawnSync("kill", ["-KILL", pid]);
    spawnSync("ip", ["link", "delete", cableOf(name)]);
    spawnSync("ip", ["netns", "delete", name]);
  }
  spawnSync("ip", ["link", "delete", BRIDGE]);
}

/** Throws when this machine is in the network of the document, whose traffic the bridge would take. */
function requireFreeAddresses(): void {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const taken = own.find(({ address }) => address.startsWith("198.51.100."));
  if (taken) throw new Error(`This machine has the address ${taken.address}, which the test would take.`);
}

/** Builds what docs/operating/fail-over.md describes: three database machines, and HAProxy on this one. */
export async function startCluster(): Promise<Cluster> {
  sweep();
  requireFreeAddresses();
  const folder = mkdtempSync("/var/tmp/rendezvous-fail-over-");
  chmodSync(folder, 0o755);
  run("ip", "link", "add", BRIDGE, "type", "bridge");
  run("ip", "address", "add", BRIDGE_ADDRESS, "dev", BRIDGE);
  run("ip", "link", "set", BRIDGE, "up");
  const machines = NAMES.map((name) => createMachine(name, join(folder, name)));
  const port = await freePort();
  const proxy = startProxy(folder, port);
  for (const machine of machines) machine.boot();

  const settle: Cluster["settle"] = () =>
    waitFor(async () => {
      const views = await Promise.all(NAMES.map(viewOf));
      const [view] = views;
      // A machine that was away may still believe that it leads.
      if (!view || views.some((other) => JSON.stringify(other) !== JSON.stringify(view))) return undefined;
      const [primary, standby] = view.map((member) => machines.find(({ name }) => name === member));
      return primary && standby ? { primary, standby } : undefined;
    }).catch((cause: unknown) => {
      const ends = NAMES.map((name) => readFileSync(join(folder, name, "postgres.log"), "utf8").slice(-4000));
      throw new Error(`The machines are not in order:\n${ends.join("\n\n")}`, { cause });
    });
  const { primary } = await settle();
  for (const line of SETUP) await primary.run(line.trim());
  const url = /^ {4}DATABASE_URL=(.*)$/m.exec(DOCUMENT)![1]!.replace(":5000", `:${port}`);
  return {
    url,
    machines,
    settle,
    switchOver: (from, to) =>
      from.run(SWITCH.replaceAll(/db[12]/g, (name) => (name === "db1" ? from.name : to.name))),
    remove() {
      proxy.kill("SIGKILL");
      for (const machine of machines) machine.kill();
      sweep();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}

/** Returns the leader and its synchronous standby as Patroni on this machine sees them, if all three machines run. */
async function viewOf(name: Name): Promise<readonly (Name | undefined)[] | undefined> {
  try {
    const url = `http://${ADDRESS_OF[name]}:8008/cluster`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    const { members } = (await answer.json()) as { members: Member[] };
    const running = members.filter(({ state }) => /running|streaming/.test(state));
    if (running.length < NAMES.length) return undefined;
    return ["leader", "sync_standby"].map((role) => running.find((member) => member.role === role)?.name);
  } catch {
    // Patroni is starting there, or dead.
    return undefined;
  }
}

function startProxy(folder: string, port: number): ChildProcess {
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, `${blockAfter("/etc/haproxy/haproxy.cfg").replace(":5000", `:${port}`)}\n`);
  return spawn("/usr/sbin/haproxy", ["-db", "-f", file], { stdio: "ignore" });
}
