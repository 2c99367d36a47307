import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import type { StoredRecord } from "@rendezvous/contract/office/record";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import { type CallInput, type Refusal, refuse } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { calendarLocks, takeLocks } from "../../../lib/database/locks.ts";
import type { StoredCalendar } from "../../catalogue/catalogue/stored-catalogue.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";
import { incrementGroupVersion } from "../stored/data.ts";
import { addDifferenceToHistory } from "../stored/add-difference-to-history.ts";
import { withoutRecordMetadata, findStoredRecord, writeStoredRecord } from "../stored/stored.ts";
import { INVALID_CALENDAR } from "../../booking/slot/parse-booking-items.ts";

export type ClosuresAndOpenings = Pick<StoredCalendar, "closures" | "openings">;

type Input = Pick<CallInput<"deleteOpening">, "context" | "session" | "group" | "groupId" | "params">;

/** The new hours of a calendar, and the answer about the change. */
interface Changed<Answer> {
  readonly hours: Partial<ClosuresAndOpenings>;
  readonly answer: Answer;
}

/**
 * Changes the closures and openings of a calendar and of `others`, all or none. `change` returns null when the closure or opening
 * does not exist. Bookings on these calendars wait meanwhile and then follow the new hours, so the appointments in a closed time
 * are complete once this returns. Returns the answer for the first calendar.
 */
export async function changeHours<Answer>(
  input: Input,
  change: (hours: ClosuresAndOpenings) => Changed<Answer> | null,
  others: readonly number[] = [],
): Promise<{ readonly ok: true; readonly answer: Answer } | Refusal> {
  const { context, session, groupId, params } = input;
  const ids = calendarIdsOf(params, others);
  const own = ownCalendars(session, groupId);
  if (own && !ids.every((id) => own.includes(id))) return INVALID_CALENDAR;
  const result = await transactionOrRefusal(context.db, async (connection) => {
    // Takes the locks in the same order as every change of the catalogue, to avoid deadlocks.
    await lockCatalogue(connection, groupId);
    await takeLocks(connection, calendarLocks(ids));
    const answers: Answer[] = [];
    for (const id of ids) {
      const place = await findActivePlace(connection, groupId, id);
      if (!place) return INVALID_CALENDAR;
      const { editable, before } = place;
      const changed = change(before);
      if (!changed) return refuse("not_found");
      const fields = { ...withoutRecordMetadata(before), ...changed.hours };
      const after = await writeStoredRecord(connection, editable, groupId, before, fields);
      await addDifferenceToHistory(connection, toHistoryAuthor(toAuthor(input)), editable, before, after);
      answers.push(changed.answer);
    }
    await incrementGroupVersion(connection, groupId);
    return { ok: true as const, answer: answers[0]! };
  });
  if (!result.ok) return result;
  context.changes.announce("catalogue", groupId);
  return result;
}

/** Returns the calendar of the path and the others of the call, each once. */
export function calendarIdsOf({ calendarId = 0 }: Input["params"], others: readonly number[]): number[] {
  return [...new Set([calendarId, ...others])];
}

/** Returns a calendar, resource or class that is not archived. */
export async function findActivePlace(connection: Transaction, groupId: AuthorizedGroupId, id: number) {
  for (const editable of ["calendar", "resource", "class"] as const) {
    const before = await findStoredRecord(connection, editable, groupId, id);
    if (before && before["deleted"] !== true)
      return { editable, before: before as StoredRecord & ClosuresAndOpenings };
  }
  return null;
}
