import { createHash } from "node:crypto";
import { type BusyFailure, FAILURES_UNTIL_MAIL } from "@rendezvous/contract/office/busy-source-calls";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { toPairs } from "@rendezvous/domain/availability/ranges";
import { dateOf, type EpochMinute, minuteOf, minuteOfDate } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { type Queryable, transaction } from "../../../lib/database/database.ts";
import { calendarLocks, takeLocks } from "../../../lib/database/locks.ts";
import { type Handler, handler } from "../../../lib/jobs/queue.ts";
import { uidEnds } from "../../booking/appointments/to-calendar-events.ts";
import { announceCatalogue } from "../../ground/history/announce-catalogue.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";
import { mailOwners } from "../../people/team/mail-owners.ts";
import type { FetchResult } from "./calendar-reader.ts";
import {
  enqueueDueSources,
  findSource,
  noteBusyTimes,
  postponeSource,
  type ReadState,
  replaceBusyTimes,
  setFailed,
  setRead,
  type StoredSource,
} from "./data.ts";
import { READ_SOURCE_QUEUE, SOURCE_PLAN_QUEUE } from "./queues.ts";
import { openAddress } from "./source-address.ts";

const DAY = 1440;
/** Past busy times that are still shown. */
const DAYS_BACK = 7;
/**
 * How much further than anybody may book recurring events are expanded, so that the next expansion is due only some weeks later.
 */
const DAYS_AHEAD = 28;
/** The most sources of one statement. */
const MOST_AT_ONCE = 500;
/** The share of a process's jobs that may read calendars at the same time, so that slow remote servers do not delay mails. */
const MOST_READS = 4;
const MAIL_AGAIN_MS = 24 * 3_600_000;

/** Synchronises the calendars that are connected by a login. */
export interface ConnectedJobs {
  synchronise(context: Context, groupId: number, sourceId: number): Promise<void>;
  /** Makes the calendars due whose appointments have changed. */
  setDueByChanges(database: Queryable): Promise<void>;
}

/** Reads the sources that are due, every minute, and each in a job of its own. */
export function createBusyTimesHandlers(context: Context, connected: ConnectedJobs): Handler[] {
  let reads = 0;
  const read = handler(READ_SOURCE_QUEUE, async ({ group_id, source_id }) => {
    if (reads >= MOST_READS) return postponeSource(context.db, group_id, source_id);
    reads += 1;
    try {
      const source = await findSource(context.db, group_id, source_id);
      const isFile = source?.kind === "address";
      if (isFile) await readSource(context, group_id, source_id);
      else await connected.synchronise(context, group_id, source_id);
    } finally {
      reads -= 1;
    }
  });
  const plan = handler(SOURCE_PLAN_QUEUE, async () => {
    await connected.setDueByChanges(context.db);
    while ((await enqueueDueSources(context.db, MOST_AT_ONCE)) === MOST_AT_ONCE);
  });
  return [read, plan];
}

/** Reads a source, and replaces its busy times if they have changed. */
export async function readSource(context: Context, groupId: number, sourceId: number): Promise<void> {
  const group = await context.groups.find(groupId);
  const source = await findSource(context.db, groupId, sourceId);
  if (!group || !source) return;
  const { secret } = context.installation;
  const nowMs = context.clock.now();
  const now = minuteOf(nowMs);
  const { from, until, isExpanded } = toReadSpan(source, group, now);
  const { etag, last_modified: lastModified } = source;
  const last = isExpanded ? { etag, lastModified } : { etag: null, lastModified: null };
  const fetched = await context.calendarReader.fetch(
    openAddress(source.address_sealed, secret, groupId),
    last,
  );
  if (fetched.kind === "failed") return noteFailure(context, group, sourceId, source, fetched.failure);
  const state = { now: new Date(nowMs), expandedUntil: dateOf(until), ...toState(source, fetched, group) };
  const isUnchanged = isExpanded && source.content_hash?.equals(state.contentHash!);
  if (fetched.kind === "unchanged" || isUnchanged) {
    await setRead(context.db, groupId, sourceId, state);
    return;
  }
  const result = await context.calendarReader.read(groupId, {
    text: fetched.text,
    zone: group.fields.timezone,
    from,
    until,
    ownUid: uidEnds(groupId, secret),
  });
  if (!result.ok) return noteFailure(context, group, sourceId, source, result.failure);
  await storeBusyTimes(context, group, { sourceId, source, ranges: result.busy, state });
}

/** `isExpanded`: an earlier reading has already expanded recurring events up to that time. */
export function toReadSpan(
  source: StoredSource,
  group: GroupRecord,
  now: EpochMinute,
): { readonly from: EpochMinute; readonly until: EpochMinute; readonly isExpanded: boolean } {
  const from = now - DAYS_BACK * DAY;
  const horizon = now + (source.maxrdv_period ?? group.rules.maxrdv_period) + DAY;
  const expanded = source.expanded_until && minuteOfDate(source.expanded_until);
  if (expanded !== null && expanded >= horizon) return { from, until: expanded, isExpanded: true };
  return { from, until: horizon + DAYS_AHEAD * DAY, isExpanded: false };
}

function toState(
  source: StoredSource,
  fetched: Exclude<FetchResult, { kind: "failed" }>,
  { fields }: GroupRecord,
): Pick<ReadState, "etag" | "lastModified" | "contentHash"> {
  if (fetched.kind === "content")
    return { ...fetched.validators, contentHash: contentHashOf(fetched.text, fields.timezone) };
  return { etag: source.etag, lastModified: source.last_modified, contentHash: source.content_hash };
}

/**
 * Returns a hash of the text and of the zone, in which floating times mean other instants. Leaves out DTSTAMP, because some
 * servers write the present time into every event.
 */
function contentHashOf(text: string, zone: string): Buffer {
  return createHash("sha256")
    .update(`${zone}\n`)
    .update(text.replaceAll(/^DTSTAMP[^\r\n]*$/gm, ""))
    .digest();
}

export interface ReadTimes {
  readonly sourceId: number;
  readonly source: StoredSource;
  readonly ranges: readonly EpochMinute[];
  readonly state: ReadState;
}

/** Bookings on the calendar wait meanwhile and then follow the new busy times. Existing appointments stay. */
export async function storeBusyTimes(
  context: Context,
  group: GroupRecord,
  { sourceId, source, ranges, state }: ReadTimes,
): Promise<void> {
  const { id: groupId } = group;
  if (isSame(source.ranges ?? [], ranges, minuteOfDate(state.now))) {
    await setRead(context.db, groupId, sourceId, state);
    return;
  }
  const isStored = await transaction(context.db, async (connection) => {
    await lockCatalogue(connection, groupId as AuthorizedGroupId);
    await takeLocks(connection, calendarLocks([source.calendar_id]));
    if (!(await setRead(connection, groupId, sourceId, state))) return false;
    await replaceBusyTimes(connection, groupId, { calendarId: source.calendar_id, sourceId, ranges });
    await noteBusyTimes(connection, groupId);
    return true;
  });
  if (isStored) announceCatalogue({ context, groupId: groupId as AuthorizedGroupId });
}

/** Whether the times from now on are the same; past ones do no harm. */
function isSame(before: readonly EpochMinute[], after: readonly EpochMinute[], now: EpochMinute): boolean {
  const ahead = (flat: readonly EpochMinute[]) =>
    toPairs(flat)
      .filter(([, end]) => end > now)
      .map(([start, end]) => `${Math.max(start, now)} ${end}`)
      .join();
  return ahead(before) === ahead(after);
}

/** The busy times of the last reading stay. The owners get a mail about the third failure in a row, once a day at most. */
export async function noteFailure(
  { db, clock }: Context,
  { id: groupId, fields }: GroupRecord,
  sourceId: number,
  { failures, mailed_at }: StoredSource,
  failure: BusyFailure,
): Promise<void> {
  const now = new Date(clock.now());
  const wasMailed = mailed_at !== null && now.getTime() - mailed_at.getTime() < MAIL_AGAIN_MS;
  const isMailed = failures + 1 === FAILURES_UNTIL_MAIL && !wasMailed;
  await transaction(db, async (connection) => {
    await setFailed(connection, groupId, sourceId, { now, failure, failures: failures + 1, isMailed });
    if (!isMailed) return;
    const { locale } = fields;
    await mailOwners(connection, {
      kind: "busy_source_failed",
      group_id: groupId,
      locale,
      source_id: sourceId,
    });
  });
}
