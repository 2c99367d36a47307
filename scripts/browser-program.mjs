import { existsSync } from "node:fs";

// Debian's packages.
const WHOLE = "/usr/bin/chromium";
/** The same without windows, menus and profiles of its own: a journey takes two thirds of the processor's time. */
const HEADLESS = "/usr/bin/chromium-headless-shell";

/** The browser of the tests: the one that CHROMIUM names, or the lighter one of those that are installed. */
export function browserProgram() {
  return process.env["CHROMIUM"] || (existsSync(HEADLESS) ? HEADLESS : WHOLE);
}

/** One that heeds the settings of a profile. */
export function wholeBrowser() {
  return process.env["CHROMIUM"] || WHOLE;
}

/** Debian's: the second engine of the journeys, and the third. */
export function firefoxProgram() {
  return process.env["FIREFOX"] || "/usr/bin/firefox-esr";
}

export const WEBKIT = {
  driver: "/usr/bin/WebKitWebDriver",
  browser: `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
};
