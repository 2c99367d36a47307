import { type EpochMs, minuteOf } from "@rendezvous/domain/time/instant";
import type { GroupFile } from "@rendezvous/contract/office/group-file";
import type { GroupFileError } from "@rendezvous/contract/office/group-file/issues";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { toClassSchedule } from "@rendezvous/domain/availability/classes";
import type { Schedule } from "@rendezvous/domain/availability/model";
import {
  type Database,
  type Queryable,
  type Transaction,
  transaction,
} from "../../../lib/database/database.ts";
import { findOrCreateSecret } from "../../../lib/installation.ts";
import { saveProvider } from "../../people/sso/provider-data.ts";
import { sealProvider } from "../../people/sso/sso-providers.ts";
import { publicHolidays } from "../../../lib/public-holidays.ts";
import { noteImportedChanges } from "../../booking/fiche/audit-data.ts";
import type { SsoSettings } from "@rendezvous/domain/group/group-record";
import {
  type IdsByExternid,
  toCalendarRow,
  toClassRow,
  toFicheRow,
  toFormFields,
  toHoursFields,
  toInterventionRow,
  toPackRow,
  toPassOfferRow,
  toPassRows,
  toPromotionRow,
  toRuleRow,
  toWebsiteFields,
  withoutServices,
} from "./catalogue-rows.ts";
import { findOverlongTextsOfFile, withCleanTexts } from "./clean-texts.ts";
import {
  type CatalogueTable,
  deleteUnlistedRecords,
  findStoredGroup,
  type ExternidMap,
  type ExternidRow,
  saveForms,
  saveGroup,
  saveImages,
  saveRecords,
  saveWebsite,
} from "./data.ts";
import { importAppointments } from "./import-appointments.ts";
import { type BusyAddresses, replaceBusySources } from "../elsewhere/stored-addresses.ts";
import { mergeFields } from "../stored/merge-fields.ts";
import { importAccounts, importPros } from "./import-people.ts";
import { listOverusedPasses, removeUnlistedPasses, savePasses } from "./passes-data.ts";
import { beginImportHistory } from "./note-imported.ts";
import type { LoadedGroupFile } from "./read-group-file.ts";

export type ImportedGroup =
  | { readonly ok: true; readonly groupId: number; readonly urlname: string }
  | { readonly ok: false; readonly errors: readonly GroupFileError[] };

interface ImportOptions {
  readonly alongWith?: (connection: Transaction, groupId: number) => Promise<void>;
  readonly proId?: number | null;
}

/** Thrown to roll the transaction back with the errors. */
class ImportRefusedError extends Error {
  readonly errors: readonly GroupFileError[];
  constructor(errors: readonly GroupFileError[]) {
    super("a group file was not imported");
    this.errors = errors;
  }
}

/**
 * Creates or updates the group of a file in one transaction; with an error nothing is imported. The caller, who has the caches,
 * announces the change of catalogue and slots afterwards. `alongWith` runs in the same transaction. `proId` is the importing
 * professional, for the history; null: imported at the terminal.
 */
export async function importGroup(
  database: Database,
  loaded: LoadedGroupFile,
  nowMs: EpochMs,
  { alongWith = async () => {}, proId = null }: ImportOptions = {},
): Promise<ImportedGroup> {
  try {
    const groupId = await transaction(database, async (connection) => {
      const id = await importWithin(connection, loaded, nowMs, proId);
      await alongWith(connection, id);
      return id;
    });
    return { ok: true, groupId, urlname: loaded.file.group.urlname };
  } catch (error) {
    if (error instanceof ImportRefusedError) return { ok: false, errors: error.errors };
    throw error;
  }
}

async function importWithin(
  connection: Transaction,
  { file: written, pictures }: LoadedGroupFile,
  nowMs: EpochMs,
  proId: number | null,
): Promise<number> {
  const file = withCleanTexts(written);
  const grown = findOverlongTextsOfFile(file);
  if (grown.length > 0) throw new ImportRefusedError(grown);
  const importer = { locale: file.group.locale, proId, at: new Date(nowMs) };
  const noteImported = await beginImportHistory(connection, file.group.urlname, importer);
  const { name, urlname, inactive, rules, sso: writtenSso, ...others } = file.group;
  const stored = await findStoredGroup(connection, urlname);
  const fields = { ...others, sso: null };
  const forms = stored.forms ?? withoutServices(file.forms);
  const groupId = await saveGroup(connection, { name, urlname, inactive, rules, fields, forms });
  // Encrypted here and not before, because the key includes the group's id, which exists only now.
  if (writtenSso)
    await saveProvider(connection, groupId, await sealSso(connection, groupId, stored.sso, writtenSso));
  await saveImages(connection, groupId, [...pictures.values()]);

  const ids = await importCatalogue(connection, groupId, file);
  if (file.busy_sources)
    await replaceBusySources(connection, groupId, toBusyAddresses(file.busy_sources, ids), new Date(nowMs));
  // A question that the file drops may have answers, so it is archived, as on the screen.
  const merged = mergeFields(
    "forms",
    { ...stored.forms },
    toFormFields(file.forms, ids.interventions),
    false,
  );
  await saveForms(connection, groupId, merged);
  const website = file.website && {
    domain: file.website.domain,
    fields: toWebsiteFields(file.website, ids),
  };
  if (!(await saveWebsite(connection, groupId, website)))
    throw new ImportRefusedError([{ path: "website.domain", message: "belongs to another group" }]);

  // A list that is missing from the file leaves the stored people unchanged.
  const fiches = file.fiches ? await importFiches(connection, groupId, file.fiches, nowMs) : new Map();
  if (file.pros) await importPros(connection, groupId, file.pros, ids.calendars);
  await noteImported();
  if (file.accounts) await importAccounts(connection, groupId, file.accounts, fiches);
  const passes = file.passes
    ? await savePasses(connection, groupId, toPassRows(file.passes, ids, fiches), today(file, nowMs))
    : new Map();
  if (file.appointments) {
    const schedules = toSchedules(file, ids, nowMs);
    const input = { groupId, file, ids, fiches, passes, schedules, now: minuteOf(nowMs) };
    const errors = await importAppointments(connection, input);
    if (errors.length > 0) throw new ImportRefusedError(errors);
  }
  if (file.passes) {
    await removeUnlistedPasses(connection, groupId, [...passes.values()]);
    const overused = await listOverusedPasses(connection, groupId);
    if (overused.length > 0) throw new ImportRefusedError(overused.map(toOveruse));
  }
  return groupId;
}

function today({ group }: GroupFile, nowMs: EpochMs): string {
  return instantToWall(group.timezone, minuteOf(nowMs)).day;
}

function toOveruse(externid: string): GroupFileError {
  return { path: "passes", message: `${externid} has fewer visits than its appointments use` };
}

function toBusyAddresses(
  sources: NonNullable<GroupFile["busy_sources"]>,
  { calendars, resources }: IdsByExternid,
): BusyAddresses[] {
  return sources.map(({ calendar, resource, addresses }) => ({
    calendarId: (calendar ? calendars.get(calendar) : resources.get(resource ?? "")) ?? 0,
    addresses,
  }));
}

async function importFiches(
  connection: Queryable,
  groupId: number,
  fiches: NonNullable<GroupFile["fiches"]>,
  nowMs: EpochMs,
): Promise<ExternidMap> {
  const people = fiches.map(toFicheRow);
  await noteImportedChanges(connection, groupId, people, new Date(nowMs));
  return importRecords(connection, "fiches", groupId, people);
}

async function sealSso(
  connection: Queryable,
  groupId: number,
  before: SsoSettings | null,
  sso: NonNullable<GroupFile["group"]["sso"]>,
): Promise<SsoSettings> {
  const sealed = sealProvider(sso, before, await findOrCreateSecret(connection), groupId);
  if (sealed) return sealed;
  const path = "group.sso.client_secret_sealed";
  throw new ImportRefusedError([
    {
      path,
      message:
        "was sealed by another installation, or for another group or issuer: write client_secret instead",
    },
  ]);
}

async function importCatalogue(
  connection: Queryable,
  groupId: number,
  file: GroupFile,
): Promise<IdsByExternid> {
  const save = (table: CatalogueTable, rows: readonly ExternidRow[]) =>
    importRecords(connection, table, groupId, rows);
  const calendarsets = await save("calendarsets", file.calendarsets);
  const interventionsets = await save("interventionsets", file.interventionsets);

  const calendarRows = file.calendars.map((record) => toCalendarRow(record, calendarsets));
  const resourceRows = file.resources.map((record) => toCalendarRow(record, calendarsets));
  const calendars = await saveRecords(connection, "calendars", groupId, calendarRows);
  const resources = await saveRecords(connection, "calendars", groupId, resourceRows);
  const bookable = [...calendarRows, ...file.classes].map(({ externid }) => externid);
  await deleteUnlistedRecords(connection, "calendars", groupId, bookable);
  await deleteUnlistedRecords(connection, "calendars", groupId, [...resources.keys()], true);

  const places = { interventionsets, calendars, resources };
  const interventions = await save(
    "interventions",
    file.interventions.map((record) => toInterventionRow(record, places)),
  );
  // Saves the calendars again with their hours, because hours may refer to interventions, which may refer to calendars.
  await saveRecords(connection, "calendars", groupId, withHours(calendarRows, file.calendars, interventions));
  await saveRecords(connection, "calendars", groupId, withHours(resourceRows, file.resources, interventions));

  const services = { ...places, calendarsets, interventions };
  const classRows = file.classes.map((record) => toClassRow(record, services));
  const classes = await saveRecords(connection, "calendars", groupId, classRows);
  const packs = await save(
    "packs",
    file.packs.map((record) => toPackRow(record, services)),
  );
  const ids = { ...services, packs, classes };
  await save(
    "promotions",
    file.promotions.map((record) => toPromotionRow(record, ids)),
  );
  const passoffers = await save(
    "passoffers",
    file.passoffers.map((record) => toPassOfferRow(record, ids)),
  );
  return { ...ids, passoffers };
}

function withHours(
  rows: readonly ExternidRow[],
  records: GroupFile["calendars"] | GroupFile["resources"],
  interventions: ExternidMap,
): ExternidRow[] {
  return records.map((record, index) => ({ ...rows[index]!, ...toHoursFields(record, interventions) }));
}

async function importRecords(
  connection: Queryable,
  table: CatalogueTable,
  groupId: number,
  rows: readonly ExternidRow[],
): Promise<ExternidMap> {
  const ids = await saveRecords(connection, table, groupId, rows);
  await deleteUnlistedRecords(connection, table, groupId, [...ids.keys()]);
  return ids;
}

function toSchedules(file: GroupFile, ids: IdsByExternid, nowMs: EpochMs): Map<number, Schedule> {
  const year = new Date(nowMs).getUTCFullYear();
  const schedules = new Map<number, Schedule>();
  for (const [records, byExternid] of [
    [file.calendars, ids.calendars],
    [file.resources, ids.resources],
  ] as const) {
    for (const record of records) {
      const id = byExternid.get(record.externid)!;
      const { sort, capacity, slot_step, maxrdv_period } = record;
      const holidays = publicHolidays(record.holidays ?? "", year - 2, year + 2);
      const { openinghours, ...special } = toHoursFields(record, ids.interventions);
      const hours = { openinghours: openinghours ?? file.group.openinghours.map(toRuleRow), ...special };
      schedules.set(id, { id, sort, capacity, slot_step, maxrdv_period, holidays, ...hours });
    }
  }
  for (const record of file.classes) {
    const id = ids.classes.get(record.externid)!;
    const holidays = publicHolidays(record.holidays ?? "", year - 2, year + 2);
    const service = file.interventions.find(({ externid }) => externid === record.intervention)!;
    const hours = { ...record, id, holidays, slot_step: 1, openinghours: record.openinghours.map(toRuleRow) };
    schedules.set(id, toClassSchedule(hours, service));
  }
  return schedules;
}
