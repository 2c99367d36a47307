import { createHash } from "node:crypto";
import { compareGroupFiles, type FileChange } from "@rendezvous/contract/office/group-file/compare";
import type { GroupFileError } from "@rendezvous/contract/office/group-file/issues";
import { parseGroupFile } from "@rendezvous/contract/office/group-file";
import { type EpochMs, minuteOfDate } from "@rendezvous/domain/time/instant";
import type { HoursFor } from "@rendezvous/domain/availability/eligible";
import { openHours } from "@rendezvous/domain/availability/hours/open-hours";
import { isWithinOwnHours } from "@rendezvous/domain/availability/hours/service-hours";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import type { Database, Transaction, Queryable } from "../../../lib/database/database.ts";
import { isHolidayCode, publicHolidays } from "../../../lib/public-holidays.ts";
import { findGroupVersion } from "../../catalogue/group/data.ts";
import { isSignUpGroup } from "../../catalogue/group/newcomer-data.ts";
import { mailNewNoticeAddresses } from "../../catalogue/group/notice-addresses-data.ts";
import { exportGroup } from "./export-group.ts";
import { importGroup } from "./import-group.ts";
import { loadGroupFile } from "./read-group-file.ts";
import {
  type ComingAppointment,
  listComingAppointments,
  listHours,
  type StoredHours,
} from "./concerned-data.ts";

export interface ImportPreview {
  readonly problems: readonly GroupFileError[];
  readonly changes: readonly FileChange[];
  readonly appointments: readonly ConcernedAppointment[];
  readonly ignored: readonly string[];
  readonly seen: string;
}

/**
 * A file from a screen may not contain logins and people; otherwise an owner of one group could set passwords of people in
 * others.
 */
const PEOPLE = ["pros", "accounts", "fiches", "appointments"] as const;

/** Thrown to roll the transaction back, for a preview or when the import would differ from its preview. */
class NotImportedError extends Error {}

export interface ImportTarget {
  readonly id: number;
  readonly urlname: string;
  readonly timezone: string;
}

export interface ImportOutcome {
  readonly isImported: boolean;
  readonly preview: ImportPreview;
}

/**
 * Imports a file into its group if the result is the previewed one, which `previewHash` identifies; with null, only returns the
 * preview. In both cases the import runs in a transaction, so that the preview is exact.
 */
export async function importAsPreviewed(
  database: Database,
  group: ImportTarget,
  file: Readonly<Record<string, unknown>>,
  previewHash: string | null,
  nowMs: EpochMs,
  proId: number | null,
): Promise<ImportOutcome> {
  const ignored = PEOPLE.filter((list) => Object.hasOwn(file, list));
  const catalogueFile = Object.fromEntries(
    Object.entries(file).filter(([key]) => !ignored.some((one) => one === key)),
  );
  const refused = (problems: readonly GroupFileError[]): ImportOutcome => ({
    isImported: false,
    preview: { problems, changes: [], appointments: [], ignored, seen: "" },
  });
  const version = await findGroupVersion(database, group.id);
  const present = parseGroupFile(await exportGroup(database, group.id, "nobody"), {
    isHolidayCode,
    isStored: true,
  });
  const parsed = parseGroupFile(catalogueFile, { isHolidayCode });
  if (!parsed.ok) return refused(parsed.errors);
  if (parsed.file.group.urlname !== group.urlname)
    return refused([{ path: "group.urlname", message: `expected "${group.urlname}"` }]);
  // The group's stored data may violate a newer rule. These errors are returned, so that the owner can correct the data in the
  // back office.
  if (!present.ok) return refused(present.errors);
  const domain = parsed.file.website?.domain ?? null;
  if (domain !== null && domain !== present.file.website?.domain && (await isSignUpGroup(database, group.id)))
    return refused([{ path: "website.domain", message: "is for the operator of the installation to enter" }]);
  const loaded = await loadGroupFile(catalogueFile, null);
  if (!loaded.ok) return refused(loaded.errors);

  const changes = compareGroupFiles(present.file, parsed.file).map(withoutPictures);
  const before = await findConcernedAppointments(database, group.id, group.timezone, nowMs);
  const were = new Set(before.map(({ id, reason }) => `${id} ${reason}`));
  let preview = refused([]).preview;
  try {
    const alongWith = async (connection: Transaction, groupId: number) => {
      const isSame = groupId === group.id && (await findGroupVersion(connection, groupId)) === version! + 1;
      // The group was changed after the preview. A preview itself may be a moment out of date.
      if (previewHash !== null && !isSame) throw new NotImportedError();
      const after = await findConcernedAppointments(connection, group.id, parsed.file.group.timezone, nowMs);
      const appointments = after.filter(({ id, reason }) => !were.has(`${id} ${reason}`));
      const shown = { problems: [], changes, appointments, ignored };
      preview = { ...shown, seen: createHash("sha256").update(JSON.stringify(shown)).digest("base64url") };
      if (preview.seen !== previewHash) throw new NotImportedError();
      await mailNewNoticeAddresses(connection, groupId, parsed.file.group.locale, new Date(nowMs));
    };
    const imported = await importGroup(database, loaded, nowMs, { alongWith, proId });
    return imported.ok ? { isImported: true, preview } : refused(imported.errors);
  } catch (error) {
    if (error instanceof NotImportedError) return { isImported: false, preview };
    throw error;
  }
}

/** Shortens pictures, which are megabytes of text: the preview only shows that the picture differs. */
function withoutPictures(change: FileChange): FileChange {
  return {
    ...change,
    fields: change.fields.map((field) => JSON.parse(JSON.stringify(field, shortenPictures)) as never),
  };
}

function shortenPictures(_key: string, value: unknown): unknown {
  if (typeof value !== "string" || !value.startsWith("data:image/")) return value;
  const hash = createHash("sha256").update(value).digest("hex").slice(0, 8);
  return `${value.slice("data:".length, value.indexOf(";"))} ${hash}`;
}

const REASONS = ["calendar_removed", "resource_removed", "intervention_removed"] as const;

interface ConcernedAppointment
  extends Pick<ComingAppointment, "id" | "name" | "calendar_name" | "intervention_name"> {
  readonly start: string;
  readonly reason: (typeof REASONS)[number] | "closed";
}

/** Returns future appointments that no longer fit the group: outside the hours, or with an archived record. */
async function findConcernedAppointments(
  database: Queryable,
  groupId: number,
  zone: string,
  nowMs: EpochMs,
): Promise<ConcernedAppointment[]> {
  const appointments = await listComingAppointments(database, groupId, nowMs);
  if (appointments.length === 0) return [];
  const isOpen = openness(await listHours(database, groupId), zone, nowMs);
  return appointments.flatMap((appointment) => {
    const { id, name, calendar_name, intervention_name, start_at } = appointment;
    const reason =
      REASONS.find((one) => appointment[one]) ?? (isOpen(appointment) ? null : ("closed" as const));
    if (reason === null) return [];
    const start = formatWallDateTime(zone, minuteOfDate(start_at));
    return [{ id, start, name, calendar_name, intervention_name, reason }];
  });
}

/**
 * Returns a check whether a calendar is open, and the service offered, for the whole appointment; computes each day of a calendar
 * once.
 */
function openness(calendars: readonly StoredHours[], zone: string, nowMs: EpochMs) {
  const year = new Date(nowMs).getUTCFullYear();
  const hoursById = new Map(
    calendars.map(({ holidays, ...hours }) => [
      hours.id,
      { ...hours, holidays: publicHolidays(holidays ?? "", year, year + 3) },
    ]),
  );
  const days = new Map<string, readonly number[]>();
  const services = new Map<number, HoursFor>();
  return ({
    calendar_id,
    intervention_id: id,
    service_hours,
    start_at,
    end_at,
  }: ComingAppointment): boolean => {
    const calendar = hoursById.get(calendar_id);
    if (!calendar) return false;
    const [start, end] = [minuteOfDate(start_at), minuteOfDate(end_at)];
    const service = services.get(id) ?? { id, openinghours: service_hours };
    services.set(id, service);
    if (!isWithinOwnHours([service], zone, start, end)) return false;
    const day = formatWallDateTime(zone, start).slice(0, 10);
    const key = `${calendar_id} ${day}`;
    // Includes the next day, for appointments that go past midnight.
    const ranges = days.get(key) ?? openHours(calendar, zone, day, 2);
    days.set(key, ranges);
    return ranges.some((from, at) => at % 2 === 0 && from <= start && end <= ranges[at + 1]!);
  };
}
