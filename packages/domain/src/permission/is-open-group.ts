/** Visible without a login: open data, unless the group is for the clients of a single sign-on only. */
export function isOpenGroup(group: {
  readonly openData: boolean;
  readonly sso_login_only: boolean;
}): boolean {
  return group.openData && !group.sso_login_only;
}
