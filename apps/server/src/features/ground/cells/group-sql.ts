/** SQL: the host name of the website that a group has typed, in lower case; null without one. An index repeats it. */
export function websiteHostSql(group: string): string {
  return `lower(substring(${group}.fields->>'website' from '^https?://([^/?#]+)'))`;
}

/** SQL: whether search engines may list a group: active, with a public page. */
export function isListedSql(group: string): string {
  return `(not ${group}.inactive and coalesce((${group}.fields->>'openData')::boolean, true)
    and not coalesce((${group}.fields->>'sso_login_only')::boolean, false))`;
}
