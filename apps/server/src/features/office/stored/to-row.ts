import type { RecordName } from "@rendezvous/contract/office/record";

type Fields = Readonly<Record<string, unknown>>;

/** Returns checked fields as columns of their table; empty lists, which mean "no limit", become null. */
export function toRow(singular: RecordName, fields: Fields): Fields {
  const row = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, toColumn(name, value)]),
  );
  return singular === "calendar" || singular === "resource"
    ? { ...row, resource: singular === "resource" }
    : row;
}

const LIMITS = new Set(["calendars", "resources", "interventions", "packs", "days"]);

function toColumn(name: string, value: unknown): unknown {
  if (name === "holidays") return value === "" ? null : value;
  if (LIMITS.has(name)) return limiting(value);
  if (name === "openinghours" || name === "openings" || name === "config")
    return (value as Fields[] | null)?.map(withoutNothing) ?? null;
  return value;
}

function limiting(list: unknown): unknown {
  return Array.isArray(list) && list.length === 0 ? null : list;
}

/** Leaves empty values out of hours and packs. */
function withoutNothing(entry: Fields): Fields {
  return Object.fromEntries(
    Object.entries(entry).filter(([, value]) => limiting(value) !== null && value !== false),
  );
}
