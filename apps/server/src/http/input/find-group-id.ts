import { id } from "@rendezvous/contract/ground/wire-values";

export type FoundGroupId =
  | { readonly ok: true; readonly groupId: number | undefined }
  | { readonly ok: false; readonly problem: string };

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** The records in a body that may name their group. */
const RECORDS = ["appointment", "account", "pro", "fiche"] as const;

/** Returns the group that a call names in the path, the query or the body; if several do, they must agree. */
export function findGroupId(path: unknown, query: unknown, body: unknown): FoundGroupId {
  const named = [path, member(query, "group_id")];
  if (body !== undefined) {
    named.push(member(body, "group_id"));
    for (const name of RECORDS) named.push(member(member(body, name), "group_id"));
  }
  let groupId: number | undefined;
  for (const value of named) {
    if (value === undefined || value === null || value === "") continue;
    const [only, ...more] = Array.isArray(value) ? (value as unknown[]) : [value];
    const parsed = id.safeParse(more.length > 0 ? value : only);
    if (!parsed.success) return { ok: false, problem: "expected the id of a group" };
    if (groupId !== undefined && parsed.data !== groupId)
      return { ok: false, problem: "expected the group of the path" };
    groupId = parsed.data;
  }
  return { ok: true, groupId };
}
