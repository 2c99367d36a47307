import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { browserProgram } from "./browser-program.mjs";
import { fail } from "./launch.mjs";

/** Debian's; elsewhere it stands somewhere else in the PATH. */
const PGBOUNCER = "/usr/sbin/pgbouncer";

const hasBrowser = () => existsSync(browserProgram());
const hasPooler = () => existsSync(PGBOUNCER) || spawnSync("pgbouncer", ["--version"]).status === 0;

export function ensureBrowser() {
  const need = `The browser tests need Chromium at ${browserProgram()}`;
  ensure(hasBrowser, "chromium-headless-shell", need, "and set CHROMIUM to the path of its program");
}

export function ensurePooler() {
  ensure(hasPooler, "pgbouncer", "The server tests need pgbouncer", "so that it stands in the PATH");
}

/** Installs Debian's package where that is possible without asking, and says what to do where it is not. */
function ensure(found, name, need, elsewhere) {
  if (found()) return;
  const isDebian = existsSync("/usr/bin/apt-get");
  if (isDebian && process.getuid?.() === 0) {
    console.log(`Installing ${name} (apt-get install ${name}) ...`);
    const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    const install = () =>
      spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], options);
    if (install().status !== 0) {
      spawnSync("apt-get", ["update", "-q"], options);
      install();
    }
    if (found()) return;
  }
  fail(`${need}. ${isDebian ? `Run: sudo apt-get install ${name}` : `Install it, ${elsewhere}.`}`);
}
