import type { GroupFileError } from "./issues.ts";
import { isFields } from "./walk.ts";

/** Group fields with two names: a file may use either name; the group is stored with the second of each pair. */
const OTHER_NAMES: readonly (readonly [other: string, name: string])[] = [
  ["siteUrl", "website"],
  ["currency_code", "currency"],
  ["usercolors", "theme"],
  ["loginProfile", "user_login_profile"],
];

/** Renames the group's alternative field names, and moves forms out of the group. */
export function withCanonicalNames(json: unknown): { file: unknown; errors: GroupFileError[] } {
  const errors: GroupFileError[] = [];
  if (!isFields(json) || !isFields(json["group"])) return { file: json, errors };
  const file: Record<string, unknown> = { ...json };
  const group: Record<string, unknown> = { ...json["group"] };
  file["group"] = group;
  for (const [other, name] of OTHER_NAMES)
    move(group, other, group, name, `group.${other}`, `group.${name}`, errors);
  // The API nests the colours one level deeper: theme.usercolors.
  if (isFields(group["theme"]) && isFields(group["theme"]["usercolors"]))
    group["theme"] = group["theme"]["usercolors"];
  move(group, "forms", file, "forms", "group.forms", "forms", errors);
  return { file, errors };
}

function move(
  from: Record<string, unknown>,
  other: string,
  to: Record<string, unknown>,
  name: string,
  otherPath: string,
  path: string,
  errors: GroupFileError[],
): void {
  if (!Object.hasOwn(from, other)) return;
  if (Object.hasOwn(to, name))
    errors.push({ path: otherPath, message: `is the same as ${path}, which is there too` });
  else to[name] = from[other];
  delete from[other];
}
