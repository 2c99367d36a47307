/** Whether a group is visible without a login: public, unless it is limited to clients of a single sign-on. */
export function isOpenGroup(group: {
  readonly openData: boolean;
  readonly sso_login_only: boolean;
}): boolean {
  return group.openData && !group.sso_login_only;
}
