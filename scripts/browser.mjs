import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fail } from "./launch.mjs";

const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

/** Installs Debian's Chromium where that is possible without asking, and says what to do where it is not. */
export function ensureBrowser() {
  if (existsSync(CHROMIUM)) return;
  const isDebian = existsSync("/usr/bin/apt-get");
  if (isDebian && process.getuid?.() === 0) {
    console.log("Installing Chromium (apt-get install chromium) ...");
    const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    const install = () =>
      spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], options);
    if (install().status !== 0) {
      spawnSync("apt-get", ["update", "-q"], options);
      install();
    }
    if (existsSync(CHROMIUM)) return;
  }
  fail(
    `The browser tests need Chromium at ${CHROMIUM}. ` +
      (isDebian
        ? "Run: sudo apt-get install chromium"
        : "Install it, and set CHROMIUM to the path of its program."),
  );
}
