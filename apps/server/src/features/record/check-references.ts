import type { Fault } from "@rendezvous/contract/fault";
import { RECORDS, type RecordReference, referencesOf, type Singular } from "@rendezvous/contract/record";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Queryable } from "../../lib/database.ts";
import {
  findUnknownIds,
  hasImage,
  isExternidTaken,
  listCalendarsOfServices,
  listPacksOfService,
} from "./data.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with a record beside the others of its group; `id` null for a new one. */
export async function checkReferences(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  singular: Singular,
  id: number | null,
  fields: Fields,
): Promise<Fault[]> {
  const faults = await findUnknown(connection, groupId, referencesOf(singular, fields));
  const { externid, thumbnail } = fields;
  if (typeof externid === "string" && (await isExternidTaken(connection, singular, groupId, externid, id)))
    faults.push({ path: "externid", code: "taken" });
  if (typeof thumbnail === "string" && !(await isShowable(connection, groupId, thumbnail)))
    faults.push({ path: "thumbnail", code: "image" });
  if (singular === "pack") faults.push(...(await checkPackPlaces(connection, groupId, fields)));
  if (singular === "intervention" && id !== null)
    faults.push(...(await checkPacksOfService(connection, groupId, id, fields)));
  return faults;
}

async function findUnknown(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  references: readonly RecordReference[],
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [kind, own] of Map.groupBy(references, (reference) => reference.kind)) {
    const singular = SINGULARS.get(kind)!;
    const unknown = await findUnknownIds(
      connection,
      singular,
      groupId,
      own.map(({ id }) => id),
    );
    for (const { path, id } of own)
      if (unknown.includes(id)) faults.push({ path, code: "unknown_record", kind });
  }
  return faults;
}

const SINGULARS = new Map<string, Singular>(
  Object.entries(RECORDS).map(([singular, { kind }]) => [kind, singular as Singular]),
);

/** A picture of the group's own, or one that stands elsewhere. */
async function isShowable(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  image: string,
): Promise<boolean> {
  return /^https?:/i.test(image) || hasImage(connection, groupId, image);
}

/** A pack may only put a service where that service is done. */
async function checkPackPlaces(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  { config }: Fields,
): Promise<Fault[]> {
  const entries = (Array.isArray(config) ? config : []) as {
    intervention_id?: number;
    calendar_id?: number | null;
  }[];
  const services = entries.flatMap(({ intervention_id }) =>
    typeof intervention_id === "number" ? [intervention_id] : [],
  );
  const calendarsOf = await listCalendarsOfServices(connection, groupId, services);
  return entries.flatMap(({ intervention_id, calendar_id }, index): Fault[] => {
    const allowed = calendarsOf.get(intervention_id ?? 0);
    const isDone = typeof calendar_id !== "number" || !allowed?.length || allowed.includes(calendar_id);
    return isDone ? [] : [{ path: `config[${index}].calendar_id`, code: "cannot_be_done_there" }];
  });
}

/** Nor may a service leave a calendar on which a pack has it. */
async function checkPacksOfService(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
  { calendars }: Fields,
): Promise<Fault[]> {
  if (!Array.isArray(calendars) || calendars.length === 0) return [];
  const packs = await listPacksOfService(connection, groupId, id);
  const left = packs.find(({ calendar_id }) => !calendars.includes(calendar_id));
  return left ? [{ path: "calendars", code: "needed_by_pack", name: left.name }] : [];
}
