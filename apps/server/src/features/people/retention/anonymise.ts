import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { transaction } from "../../../lib/database/database.ts";
import { forgetAllFailures } from "../../ground/session/login-failure-data.ts";
import { ACCOUNT_LOCK, type Lock, takeLocks } from "../../../lib/database/locks.ts";
import { attendeeLock } from "../../booking/fiche/attendee-lock.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { listStoredMails } from "../../mail/stored-mails.ts";
import { findPerson } from "../personal-data/data.ts";
import { findOpenDeletionRequest } from "../personal-data/deletion-data.ts";
import { toLocalDay, anonymisationDayOf, type DataSubject } from "../personal-data/data-subject.ts";
import { anonymiseFiches, deleteAccount, listNamedFiches, lockPerson } from "./anonymise-data.ts";

/** Makes a person's data anonymous if it is still due once their bookings are locked. Returns false if it is not. */
export async function anonymise(context: Context, group: GroupRecord, person: DataSubject): Promise<boolean> {
  const { db, clock, mailer, installation } = context;
  const now = new Date(clock.now());
  // A job may act for the group.
  const groupId = group.id as AuthorizedGroupId;
  return transaction(db, async (connection) => {
    const before = await listNamedFiches(connection, groupId, person);
    const locks: Lock[] = before.map((fiche) => attendeeLock(groupId, fiche));
    if (person.kind === "account") locks.push({ kind: ACCOUNT_LOCK, key: person.accountId });
    await takeLocks(connection, locks);
    if (!(await lockPerson(connection, groupId, person))) return false;
    const fiches = await listNamedFiches(connection, groupId, person);
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
export function isAnonymisationDue(
  row: Parameters<typeof anonymisationDayOf>[0],
  { fields: { timezone }, rules }: GroupRecord,
  wantsDeletion: boolean,
  now: Date,
): boolean {
  return anonymisationDayOf(row, timezone, wantsDeletion, rules.retention_years) <= toLocalDay(now, timezone);
}
