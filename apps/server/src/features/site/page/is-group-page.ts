import { GROUP_PAGES } from "@rendezvous/contract/catalogue/group-pages";
import { STEP_NAMES } from "@rendezvous/domain/sequence/model";

/** The confirmation of a registration is also a step. */
const STEP = `(?:${[...STEP_NAMES, "register_confirm"].join("|")})`;
const PATTERNS = GROUP_PAGES.map((page) => page.replace(":step", STEP).replace(/\/:\w+\?/g, "(?:/[^/]+)?"));
const PAGE = new RegExp(`^/[^/]+(?:${PATTERNS.join("|")})/?$`, "i");

/** Whether the web client has a screen at a path below a group's url name: "/salon/book/slots", but not "/salon/nothing". */
export function isGroupPage(path: string): boolean {
  return PAGE.test(path);
}
