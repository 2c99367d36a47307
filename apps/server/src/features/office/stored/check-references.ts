import type { Fault } from "@rendezvous/contract/ground/fault";
import { LOCALES } from "@rendezvous/contract/office/group-file/fields";
import { clientTextsIn } from "@rendezvous/contract/office/localized-texts";
import {
  type Editable,
  isSingleton,
  RECORDS,
  type RecordReference,
  referencesOf,
  type RecordName,
} from "@rendezvous/contract/office/record";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Author } from "../../ground/history/author.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import {
  findByExternid,
  findUnknownIds,
  hasImage,
  listCalendarsOfServices,
  findServiceWithoutClass,
  listClassesOfPlace,
  listPacksOfService,
} from "./data.ts";
import { listStoredRecords } from "./list-stored.ts";
import { findStoredRecord } from "./stored.ts";
import { isDomainTaken, isUrlnameTaken } from "./singleton-data.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Returns the errors of a record's references to other records of the group. `id` is null for a new record. */
export async function checkReferences(
  connection: Queryable,
  { groupId, context: { cells } }: Author,
  editable: Editable,
  id: number | null,
  fields: Fields,
): Promise<Fault[]> {
  const faults = await findUnknown(connection, groupId, referencesOf(editable, fields));
  const { externid, urlname, domain } = fields;
  if (typeof externid === "string")
    faults.push(...(await findTakenExternid(connection, groupId, editable, externid, id)));
  if (typeof urlname === "string")
    if (
      (await isUrlnameTaken(connection, groupId, urlname)) ||
      (await cells?.isElsewhere("urlname", urlname))
    )
      faults.push({ path: "urlname", code: "taken" });
  if (typeof domain === "string")
    if ((await isDomainTaken(connection, groupId, domain)) || (await cells?.isElsewhere("host", domain)))
      faults.push({ path: "domain", code: "taken" });
  for (const [path, image] of imagesOf(fields))
    if (!(await isShowable(connection, groupId, image))) faults.push({ path, code: "image" });
  if (editable === "settings") faults.push(...(await checkOwnLanguage(connection, groupId, fields)));
  if (editable === "pack") faults.push(...(await checkPackPlaces(connection, groupId, fields)));
  if (editable === "intervention" && id !== null)
    faults.push(...(await checkPacksOfService(connection, groupId, id, fields)));
  if ((editable === "calendar" || editable === "resource") && id !== null && fields["deleted"] === true)
    faults.push(...(await checkClassesOfPlace(connection, groupId, id)));
  if (editable === "class" && id !== null)
    faults.push(...(await checkServiceOfClass(connection, groupId, id, fields)));
  return faults;
}

/** Every text must exist in the new language of the group, because it replaces missing translations. */
async function checkOwnLanguage(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  { locale }: Fields,
): Promise<Fault[]> {
  const chosen = LOCALES.find((candidate) => candidate === locale);
  const before = await findStoredRecord(connection, "settings", groupId, null);
  // Another check reports an unknown language.
  if (chosen === undefined || chosen === before?.["locale"]) return [];
  const stored = [...(await listStoredRecords(connection, groupId)).values()];
  const isWritten = stored.every(({ editable, record }) =>
    clientTextsIn(editable, record).every(({ text }) => typeof Object(text)[chosen] === "string"),
  );
  return isWritten ? [] : [{ path: "locale", code: "missing_language", language: chosen }];
}

async function findTakenExternid(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  editable: Editable,
  externid: string,
  id: number | null,
): Promise<Fault[]> {
  if (isSingleton(editable)) return [];
  // A class is a calendar, so their externids differ.
  const kinds = CALENDARS.includes(editable) ? CALENDARS : [editable];
  for (const kind of kinds) {
    const other = await findByExternid(connection, kind, groupId, externid, id);
    if (other) return [{ path: "externid", code: "taken", id: other.id, archived: other.deleted }];
  }
  return [];
}

const CALENDARS: readonly RecordName[] = ["calendar", "class"];

/** Returns the pictures that a record refers to, with their paths. */
function imagesOf({ thumbnail, logo_key, image, file_upload }: Fields): [path: string, image: string][] {
  const uploads = (Array.isArray(file_upload) ? file_upload : []) as { url?: unknown }[];
  const named: [string, unknown][] = [
    ["thumbnail", thumbnail],
    ["logo_key", logo_key],
    ["image", image],
    ...uploads.map((upload, index): [string, unknown] => [`file_upload[${index}].url`, upload?.url]),
  ];
  return named.filter((one): one is [string, string] => typeof one[1] === "string");
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

const SINGULARS = new Map<string, RecordName>(
  Object.entries(RECORDS).map(([singular, { kind }]) => [kind, singular as RecordName]),
);

/** Whether the picture is stored in the group or has a web address. */
async function isShowable(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  image: string,
): Promise<boolean> {
  return /^https?:/i.test(image) || hasImage(connection, groupId, image);
}

/** A pack may place a service only on a calendar that does it. */
async function checkPackPlaces(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  fields: Fields,
): Promise<Fault[]> {
  const { config } = fields;
  const entries = (Array.isArray(config) ? config : []) as unknown[];
  const services = referencesOf("pack", fields).flatMap(({ kind, id }) =>
    kind === "interventions" ? [id] : [],
  );
  const calendarsOf = await listCalendarsOfServices(connection, groupId, services);
  return entries.flatMap((entry, index): Fault[] => {
    // Another check reports an entry that is no record.
    const { intervention_id, calendar_id } = Object(entry) as {
      intervention_id?: number;
      calendar_id?: number | null;
    };
    const allowed = calendarsOf.get(intervention_id ?? 0);
    const isDone = typeof calendar_id !== "number" || !allowed?.length || allowed.includes(calendar_id);
    return isDone ? [] : [{ path: `config[${index}].calendar_id`, code: "cannot_be_done_there" }];
  });
}

/** A service may not leave a calendar on which a pack places it. */
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

/** A calendar or resource may not be archived while a class is given by it or in it. */
async function checkClassesOfPlace(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<Fault[]> {
  const [first] = await listClassesOfPlace(connection, groupId, id);
  return first === undefined ? [] : [{ path: "", code: "needed_by_class", name: first.name }];
}

/** The only class of a service may not give another one, because anybody could then book the service at any time. */
async function checkServiceOfClass(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
  { intervention_id }: Fields,
): Promise<Fault[]> {
  const left = await findServiceWithoutClass(connection, groupId, id, Number(intervention_id));
  return left === null ? [] : [{ path: "intervention_id", code: "last_class", name: left }];
}
