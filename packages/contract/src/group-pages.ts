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
  "/manage/:page?/:record?",
  "/map/:calendar?",
  "/error",
] as const;
export type GroupPage = (typeof GROUP_PAGES)[number];

const FOR_ITS_PEOPLE =
  /^\/[^/]+\/(?:login|reset_password(?:_confirm)?|manage|security|calendar|search_fiche)(?:\/|$)/;

/** The pages that a group has before it is published: those with which its own people make it ready. */
export function isForItsPeople(pathname: string): boolean {
  return FOR_ITS_PEOPLE.test(pathname) || pathname === "/set_password";
}
