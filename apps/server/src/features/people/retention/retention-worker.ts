import { UNDO_DAYS } from "@rendezvous/contract/people/fiche-import-calls";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { enqueue } from "../../../lib/jobs/enqueue.ts";
import { type Handler, handler } from "../../../lib/jobs/queue.ts";
import { deleteUnusedPictures } from "../../catalogue/picture/delete-unused-pictures-data.ts";
import { deleteUnusedFeeds } from "../feed/data.ts";
import {
  deleteOldChanges,
  deleteOldImportRows,
  deleteOldReads,
  listCandidates,
  planRetention,
} from "./plan-data.ts";
import { RETENTION_PLAN_QUEUE, RETENTION_QUEUE, type RetentionJob } from "./queues.ts";
import { transaction } from "../../../lib/database/database.ts";
import { forgetAllFailures } from "../../ground/session/login-failure-data.ts";
import { ACCOUNT_LOCK, type Lock, takeLocks } from "../../../lib/database/locks.ts";
import { attendeeLock } from "../../booking/fiche/attendee-lock.ts";
import { deletePastReminders } from "../../mail/data.ts";
import { listStoredMails } from "../../mail/stored-mails.ts";
import { findPerson } from "../personal-data/data.ts";
import { findOpenDeletionRequest } from "../personal-data/deletion-data.ts";
import { toLocalDay, anonymisationDayOf, type DataSubject } from "../personal-data/data-subject.ts";
import { anonymiseFiches, deleteAccount, listFicheIdentities, lockPerson } from "./anonymise-data.ts";

/** The number of people checked in one job; each is made anonymous in a separate transaction. */
const BATCH = 200;
const READS_AT_ONCE = 5000;
const IMPORTED_AT_ONCE = 5000;
/** A low number, because an entry may contain all hours of many calendars. */
const CHANGES_AT_ONCE = 500;
/**
 * Three years less a day, which also covers leap years: a first selection only, because the rule itself decides the exact day.
 */
const KEPT_MS = (3 * 365 - 1) * 24 * 3_600_000;

/** A calendar program reads its feeds every day. */
const UNUSED_FEED_MS = 400 * 24 * 3_600_000;

/** The kind of data that is handled after each kind; null: none. */
const NEXT_KIND = {
  pictures: "history",
  history: "reads",
  reads: "account",
  account: "fiche",
  fiche: null,
} as const;

/** Makes people anonymous whose retention period is over, a few at a time. Running twice, or in two processes, does no harm. */
export function createRetentionHandlers(context: Context): Handler[] {
  const keep = handler(RETENTION_QUEUE, async (job) => {
    const group = await context.groups.find(job.group_id);
    if (!group) return;
    const after = await workOn(context, group, job);
    const kind = after === null ? NEXT_KIND[job.kind] : job.kind;
    if (kind === null) return;
    await enqueue(context.db, RETENTION_QUEUE, { group_id: group.id, kind, after: after ?? 0 });
  });
  return [keep, handler(RETENTION_PLAN_QUEUE, () => planRetention(context.db, context.clock.now()))];
}

/** Returns the id from which the kind continues; null at its end. */
async function workOn(
  context: Context,
  group: GroupRecord,
  { kind, after }: RetentionJob,
): Promise<number | null> {
  const now = new Date(context.clock.now());
  const cutoff = new Date(now.getTime() - KEPT_MS);
  if (kind === "pictures") {
    await deleteUnusedPictures(context, group.id as AuthorizedGroupId, now);
    await deleteUnusedFeeds(context.db, group.id, new Date(now.getTime() - UNUSED_FEED_MS));
    return null;
  }
  if (kind === "history") {
    await deletePastReminders(context.db, group.id, now);
    const rowsBefore = new Date(now.getTime() - UNDO_DAYS * 24 * 3_600_000);
    const oldImports = { rowsBefore, importsBefore: cutoff, limit: IMPORTED_AT_ONCE };
    if (await deleteOldImportRows(context.db, group.id, oldImports)) return 0;
    return (await deleteOldChanges(context.db, group.id, cutoff, CHANGES_AT_ONCE)) ? 0 : null;
  }
  if (kind === "reads") return (await deleteOldReads(context.db, group.id, cutoff, READS_AT_ONCE)) ? 0 : null;
  const { candidates, next } = await listCandidates(context.db, group.id, kind, {
    after,
    cutoff,
    limit: BATCH,
  });
  for (const candidate of candidates) {
    if (!isAnonymisationDue(candidate, group, candidate.wantsDeletion, now)) continue;
    const { id } = candidate;
    await anonymise(context, group, kind === "account" ? { kind, accountId: id } : { kind, ficheId: id });
  }
  return next;
}

/** Makes a person's data anonymous if it is still due once their bookings are locked. Returns false if it is not. */
async function anonymise(context: Context, group: GroupRecord, person: DataSubject): Promise<boolean> {
  const { db, clock, mailer, installation } = context;
  const now = new Date(clock.now());
  // A job may act for the group.
  const groupId = group.id as AuthorizedGroupId;
  return transaction(db, async (connection) => {
    const before = await listFicheIdentities(connection, groupId, person);
    const locks: Lock[] = before.map((fiche) => attendeeLock(groupId, fiche));
    if (person.kind === "account") locks.push({ kind: ACCOUNT_LOCK, key: person.accountId });
    await takeLocks(connection, locks);
    if (!(await lockPerson(connection, groupId, person))) return false;
    const fiches = await listFicheIdentities(connection, groupId, person);
    // A fiche was added meanwhile; the next day's run tries again.
    if (fiches.some(({ id }) => !before.some((one) => one.id === id))) return false;
    const row = await findPerson(connection, groupId, person, now);
    const request = await findOpenDeletionRequest(connection, groupId, person);
    if (!row || !isAnonymisationDue(row, group, Boolean(request?.confirmed_at), now)) return false;
    for (const email of new Set([row.email, ...fiches.map((fiche) => fiche.email)])) {
      if (email === "") continue;
      await mailer.forget(await listStoredMails(mailer, groupId, email));
      await forgetAllFailures(connection, { groupId, email }, installation);
    }
    await anonymiseFiches(
      connection,
      groupId,
      fiches.map(({ id }) => id),
      now,
    );
    if (person.kind === "account") await deleteAccount(connection, groupId, person.accountId, now);
    return true;
  });
}

/** Whether the day for making the data anonymous has come. */
function isAnonymisationDue(
  row: Parameters<typeof anonymisationDayOf>[0],
  { fields: { timezone }, rules }: GroupRecord,
  wantsDeletion: boolean,
  now: Date,
): boolean {
  return anonymisationDayOf(row, timezone, wantsDeletion, rules.retention_years) <= toLocalDay(now, timezone);
}
