/** The pages of a group below its url name, in the syntax of the client's router. */
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
  "/arrival",
  "/fiches",
  "/calendar",
  "/search_fiche/:fiche?",
  "/personal_data",
  "/waiting",
  "/security",
  "/manage/:page?/:record?",
  "/map/:calendar?",
  "/error",
] as const;
export type GroupPage = (typeof GROUP_PAGES)[number];

const FOR_ITS_PEOPLE =
  /^\/[^/]+\/(?:login|reset_password(?:_confirm)?|manage|security|calendar|search_fiche)(?:\/|$)/;

/** Whether an unpublished group has this page, because its own people need it to prepare the group. */
export function isForMembers(pathname: string): boolean {
  return FOR_ITS_PEOPLE.test(pathname) || pathname === "/set_password";
}
