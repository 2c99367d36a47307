import { id } from "@rendezvous/contract/wire-values";

export type FoundGroupId =
  | { readonly ok: true; readonly groupId: number | undefined }
  | { readonly ok: false; readonly problem: string };

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** A call names its group in the path, the query or the body; where it does so twice, both must agree. */
export function findGroupId(path: unknown, query: unknown, body: unknown): FoundGroupId {
  const named = [
    path,
    member(query, "group_id"),
    member(body, "group_id"),
    ...["appointment", "account", "pro", "fiche"].map((name) => member(member(body, name), "group_id")),
  ].filter((value) => value !== undefined && value !== null && value !== "");
  let groupId: number | undefined;
  for (const value of named) {
    const parsed = id.safeParse(Array.isArray(value) ? value.join(",") : value);
    if (!parsed.success) return { ok: false, problem: "expected the id of a group" };
    if (groupId !== undefined && parsed.data !== groupId)
      return { ok: false, problem: "expected the group of the path" };
    groupId = parsed.data;
  }
  return { ok: true, groupId };
}
