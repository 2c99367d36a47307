import { STEP_NAMES } from "@rendezvous/domain/sequence/model";

/** The pages of a group below its url name, as the client's router writes them. */
export const GROUP_PAGES = [
  "",
  "/home",
  "/book",
  "/book/:step",
  "/login",
  "/register",
  "/register_confirm",
  "/reset_password",
  "/reset_password_confirm",
  "/appointments",
  "/fiches",
  "/calendar",
  "/search_fiche/:fiche?",
  "/personal_data",
  "/security",
  "/map/:calendar?",
  "/error",
] as const;
export type GroupPage = (typeof GROUP_PAGES)[number];

/** The confirmation of a registration is shown as a step too. */
const STEP = `(?:${[...STEP_NAMES, "register_confirm"].join("|")})`;
const PATTERNS = GROUP_PAGES.map((page) => page.replace(":step", STEP).replace(/\/:\w+\?/, "(?:/[^/]+)?"));
const PAGE = new RegExp(`^/[^/]+(?:${PATTERNS.join("|")})/?$`, "i");

/** Whether there is a screen at a path below a group's url name: "/salon/book/slots", but not "/salon/nothing". */
export function isGroupPage(path: string): boolean {
  return PAGE.test(path);
}
