import { existsSync } from "node:fs";

/** Debian's packages. The first has no window of its own, and takes a quarter of the time to open a page. */
const PROGRAMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The browser of all tests: what CHROMIUM names, or what is installed. */
export function browserProgram() {
  const named = process.env["CHROMIUM"];
  return named ? named : (PROGRAMS.find((path) => existsSync(path)) ?? PROGRAMS[0]);
}
