/** SQL: the host name of the website that a group has typed, in lower case; null without one. An index repeats it. */
export function websiteHostSql(group: string): string {
  return `lower(substring(${group}.fields->>'website' from '^https?://([^/?#]+)'))`;
}

/** SQL: whether a group is a copy for programs in the making, which nobody is to find. */
export function isSandboxSql(group: string): string {
  return `exists (select from sandboxes sandbox where sandbox.group_id = ${group}.id)`;
}

/** SQL: whether search engines may list a group: active, with a public page, and no sandbox. */
export function isListedSql(group: string): string {
  return `(not ${group}.inactive and coalesce((${group}.fields->>'openData')::boolean, true)
    and not coalesce((${group}.fields->>'sso_login_only')::boolean, false)
    and not ${isSandboxSql(group)})`;
}
