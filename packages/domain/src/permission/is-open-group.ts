/** Shows itself to everybody: open data, and not for the clients of a single sign-on only, whatever it says of its data. */
export function isOpenGroup(group: {
  readonly openData: boolean;
  readonly sso_login_only: boolean;
}): boolean {
  return group.openData && !group.sso_login_only;
}
