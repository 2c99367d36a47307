import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { browserProgram, firefoxProgram, WEBKIT, wholeBrowser } from "./browser-program.mjs";
import { fail } from "./launch.mjs";

/** Debian's path; on other systems the program is elsewhere in the PATH. */
const PGBOUNCER = "/usr/sbin/pgbouncer";

const IS_DEBIAN = existsSync("/usr/bin/apt-get");

/** Debian's list of packages is updated once in a run. */
let isListFresh = false;

const hasProgram = (name) => spawnSync(name, ["--version"]).status === 0;

const hasPooler = () => existsSync(PGBOUNCER) || hasProgram("pgbouncer");

/** The tests of calendar files read them with a second library. */
const hasIcalendar = () => spawnSync("/usr/bin/python3", ["-c", "import icalendar"]).status === 0;

/** Real calendar servers, for calendars connected by a login. */
const CALENDAR_SERVERS = ["radicale", "xandikos"];

const hasPrometheus = () => hasProgram("prometheus");

/** PostgreSQL 15 sorts letters in the French order. */
const hasFrench = () => spawnSync("locale", ["-a"], { encoding: "utf8" }).stdout?.includes("fr_FR.utf8");

export function ensureBrowser() {
  // Installed together, because both must have the same version. The light one only saves time, and not every system has it.
  if (!process.env["CHROMIUM"] && browserProgram() === wholeBrowser())
    install("chromium", "chromium-headless-shell");
  const need = `The browser tests need Chromium at ${wholeBrowser()}`;
  const elsewhere = "and set CHROMIUM to the path of its program";
  ensure(() => existsSync(wholeBrowser()), "chromium", need, elsewhere);
}

/** Installs the other two engines, for the journeys that run in all three. */
export function ensureEngines() {
  const packages = {
    "firefox-esr": [firefoxProgram()],
    "webkit2gtk-driver": [WEBKIT.driver, WEBKIT.browser],
    xvfb: ["/usr/bin/Xvfb"],
  };
  for (const [name, files] of Object.entries(packages))
    ensure(
      () => files.every((file) => existsSync(file)),
      name,
      `The journeys need ${files.join(" and ")}`,
      "at the same place",
    );
}

/** Installs the programs that the server's tests start. */
export function ensureServerPrograms() {
  const place = "so that it stands in the PATH";
  ensure(hasPooler, "pgbouncer", "The server tests need pgbouncer", place);
  ensure(hasPrometheus, "prometheus", "The server tests need Prometheus", place);
  for (const name of CALENDAR_SERVERS)
    ensure(
      () => existsSync(`/usr/bin/${name}`),
      name,
      `The server tests need /usr/bin/${name}`,
      "at the same place",
    );
  ensure(hasIcalendar, "python3-icalendar", "The server tests need icalendar", "for /usr/bin/python3");
}

/** Adds the French order of letters to the system. */
export function ensureFrench() {
  if (hasFrench()) return;
  install("locales");
  spawnSync("localedef", ["-i", "fr_FR", "-f", "UTF-8", "fr_FR.UTF-8"], { stdio: "inherit" });
  if (!hasFrench())
    fail(
      "The tests on PostgreSQL 15 need the locale fr_FR.UTF-8. Run: sudo localedef -i fr_FR -f UTF-8 fr_FR.UTF-8",
    );
}

/** Whether the packages can be tried here: their tests start whole systems. */
export const canRunSystems = () => IS_DEBIAN && process.getuid?.() === 0;

/** Installs what makes small Debians, boots them, and runs containers. */
export function ensureSystems() {
  const packages = {
    mmdebstrap: "/usr/bin/mmdebstrap",
    "systemd-container": "/usr/bin/systemd-nspawn",
    podman: "/usr/bin/podman",
    runc: "/usr/sbin/runc",
    netavark: "/usr/lib/podman/netavark",
    "aardvark-dns": "/usr/lib/podman/aardvark-dns",
    iptables: "/usr/sbin/iptables",
    "podman-compose": "/usr/bin/podman-compose",
  };
  for (const [name, file] of Object.entries(packages))
    ensure(() => existsSync(file), name, `The tests of the packages need ${file}`, "at the same place");
}

/** Installs what docs/operating/fail-over.md describes. */
export function ensureCluster() {
  const packages = {
    "postgresql-15": "/usr/lib/postgresql/15/bin/postgres",
    patroni: "/usr/bin/patroni",
    "etcd-server": "/usr/bin/etcd",
    "etcd-client": "/usr/bin/etcdctl",
    haproxy: "/usr/sbin/haproxy",
    iproute2: "/usr/sbin/ip",
  };
  for (const [name, file] of Object.entries(packages))
    ensure(() => existsSync(file), name, `The tests of fail-over need ${file}`, "at the same place");
}

export function ensureStrip() {
  ensure(() => hasProgram("strip"), "binutils", "A package needs strip", "so that it stands in the PATH");
}

/** Installs Debian's package if possible; otherwise says how to install it. */
function ensure(isThere, name, need, elsewhere) {
  if (isThere()) return;
  install(name);
  if (!isThere())
    fail(`${need}. ${IS_DEBIAN ? `Run: sudo apt-get install ${name}` : `Install it, ${elsewhere}.`}`);
}

/** Only as root, so that no password is needed. */
function install(...names) {
  if (!IS_DEBIAN || process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(" and ")} (apt-get install) ...`);
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  // An old list of packages offers a Firefox ESR 140 that lacks features which Puppeteer uses.
  isListFresh ||= spawnSync("apt-get", ["update", "-q"], options).status === 0;
  spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...names], options);
}
