import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { browserProgram, firefoxProgram, WEBKIT, wholeBrowser } from "./browser-program.mjs";
import { fail } from "./launch.mjs";

/** Debian's; elsewhere it stands somewhere else in the PATH. */
const PGBOUNCER = "/usr/sbin/pgbouncer";

const IS_DEBIAN = existsSync("/usr/bin/apt-get");

/** Once in a run: Debian's list of packages. */
let isListFresh = false;

const hasPooler = () => existsSync(PGBOUNCER) || spawnSync("pgbouncer", ["--version"]).status === 0;

export function ensureBrowser() {
  // Together: they must be of one version. The light one only saves time; not every system has it.
  if (!process.env["CHROMIUM"] && browserProgram() === wholeBrowser())
    install("chromium", "chromium-headless-shell");
  const need = `The browser tests need Chromium at ${wholeBrowser()}`;
  const elsewhere = "and set CHROMIUM to the path of its program";
  ensure(() => existsSync(wholeBrowser()), "chromium", need, elsewhere);
}

/** The other two engines, for the journeys that are walked in all three. */
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

export function ensurePooler() {
  ensure(hasPooler, "pgbouncer", "The server tests need pgbouncer", "so that it stands in the PATH");
}

/** Installs Debian's package where that is possible, and says what to do where it is not. */
function ensure(found, name, need, elsewhere) {
  if (found()) return;
  install(name);
  if (!found())
    fail(`${need}. ${IS_DEBIAN ? `Run: sudo apt-get install ${name}` : `Install it, ${elsewhere}.`}`);
}

/** Only where no password has to be typed. */
function install(...names) {
  if (!IS_DEBIAN || process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(" and ")} (apt-get install) ...`);
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  // Puppeteer asks Firefox ESR 140, which an old list of packages offers, for what it cannot do.
  isListFresh ||= spawnSync("apt-get", ["update", "-q"], options).status === 0;
  spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...names], options);
}
