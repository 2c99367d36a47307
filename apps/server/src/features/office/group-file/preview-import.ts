import { createHash } from "node:crypto";
import { compareGroupFiles, type FileChange } from "@rendezvous/contract/office/group-file/compare";
import type { GroupFileError } from "@rendezvous/contract/office/group-file/issues";
import { parseGroupFile } from "@rendezvous/contract/office/group-file";
import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { Database, Transaction } from "../../../lib/database/database.ts";
import { isHolidayCode } from "../../../lib/public-holidays.ts";
import { findGroupVersion } from "../../catalogue/group/data.ts";
import { type ConcernedAppointment, findConcerned } from "./concerned-appointments.ts";
import { isSignUpGroup } from "../../catalogue/group/newcomer-data.ts";
import { mailNewNoticeAddresses } from "../../catalogue/group/notice-addresses-data.ts";
import { exportGroup } from "./export-group.ts";
import { importGroup } from "./import-group.ts";
import { loadGroupFile } from "./read-group-file.ts";

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
  sent: Readonly<Record<string, unknown>>,
  previewHash: string | null,
  nowMs: EpochMs,
  proId: number | null,
): Promise<ImportOutcome> {
  const ignored = PEOPLE.filter((list) => Object.hasOwn(sent, list));
  const file = Object.fromEntries(
    Object.entries(sent).filter(([key]) => !ignored.some((one) => one === key)),
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
  const parsed = parseGroupFile(file, { isHolidayCode });
  if (!parsed.ok) return refused(parsed.errors);
  if (parsed.file.group.urlname !== group.urlname)
    return refused([{ path: "group.urlname", message: `expected "${group.urlname}"` }]);
  // The group's stored data may violate a newer rule. These errors are returned, so that the owner can correct the data in the
  // back office.
  if (!present.ok) return refused(present.errors);
  const domain = parsed.file.website?.domain ?? null;
  if (domain !== null && domain !== present.file.website?.domain && (await isSignUpGroup(database, group.id)))
    return refused([{ path: "website.domain", message: "is for the operator of the installation to enter" }]);
  const loaded = await loadGroupFile(file, null);
  if (!loaded.ok) return refused(loaded.errors);

  const changes = compareGroupFiles(present.file, parsed.file).map(withoutPictures);
  const before = await findConcerned(database, group.id, group.timezone, nowMs);
  const were = new Set(before.map(({ id, reason }) => `${id} ${reason}`));
  let preview = refused([]).preview;
  try {
    const alongWith = async (connection: Transaction, groupId: number) => {
      const isSame = groupId === group.id && (await findGroupVersion(connection, groupId)) === version! + 1;
      // The group was changed after the preview. A preview itself may be a moment out of date.
      if (previewHash !== null && !isSame) throw new NotImportedError();
      const after = await findConcerned(connection, group.id, parsed.file.group.timezone, nowMs);
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
    fields: change.fields.map((field) => JSON.parse(JSON.stringify(field, shortened)) as never),
  };
}

function shortened(_key: string, value: unknown): unknown {
  if (typeof value !== "string" || !value.startsWith("data:image/")) return value;
  const hash = createHash("sha256").update(value).digest("hex").slice(0, 8);
  return `${value.slice("data:".length, value.indexOf(";"))} ${hash}`;
}
