import { existsSync } from "node:fs";

// Debian's packages.
const WHOLE = "/usr/bin/chromium";
/** The same browser without windows, menus and profiles: a journey needs two thirds of the processor time. */
const HEADLESS = "/usr/bin/chromium-headless-shell";

/** Returns the browser of the tests: the one in CHROMIUM, or the lighter of the installed ones. */
export function browserProgram() {
  return process.env["CHROMIUM"] || (existsSync(HEADLESS) ? HEADLESS : WHOLE);
}

/** Returns a browser that respects the settings of a profile. */
export function wholeBrowser() {
  return process.env["CHROMIUM"] || WHOLE;
}

/** Debian's programs for the second and the third engine of the journeys. */
export function firefoxProgram() {
  return process.env["FIREFOX"] || "/usr/bin/firefox-esr";
}

export const WEBKIT = {
  driver: "/usr/bin/WebKitWebDriver",
  browser: `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
};
