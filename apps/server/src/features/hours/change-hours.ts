import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { CallInput } from "../../http/call.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import type { Transaction } from "../../lib/database.ts";
import { calendarLocks, takeLocks } from "../../lib/locks.ts";
import type { StoredCalendar } from "../catalogue/stored-catalogue.ts";
import { authorOf, signatureOf } from "../history/author.ts";
import { changeCatalogue } from "../history/change-catalogue.ts";
import { growGroupVersion, lockCatalogue } from "../record/data.ts";
import { noteDifference } from "../record/note-difference.ts";
import { fieldsOf, findStored, type StoredRecord, writeStored } from "../record/stored.ts";
import { INVALID_CALENDAR } from "../slot/parse-booking-items.ts";

export type SpecialHours = Pick<StoredCalendar, "closures" | "openings">;

type Input = Pick<CallInput<"deleteOpening">, "context" | "session" | "group" | "groupId" | "params">;

/** What becomes of a calendar's hours, and what there is to say of it. */
interface Changed<Said> {
  readonly hours: Partial<SpecialHours>;
  readonly said: Said;
}

/**
 * Changes the closures and openings of one calendar; `change` answers null where what is to be changed is not there. Bookings on it
 * wait meanwhile, and are then decided by the new ones: all that lies in them is known as soon as this has returned.
 */
export async function changeHours<Said>(
  input: Input,
  change: (hours: SpecialHours) => Changed<Said> | null,
): Promise<{ readonly ok: true; readonly said: Said } | Refusal> {
  const { context, session, groupId, params } = input;
  const { calendarId = 0 } = params;
  const own = ownCalendars(session, groupId);
  if (own && !own.includes(calendarId)) return INVALID_CALENDAR;
  const result = await changeCatalogue(context.db, async (connection) => {
    // In the order of all who change what is published, or two would wait for each other.
    await lockCatalogue(connection, groupId);
    await takeLocks(connection, calendarLocks([calendarId]));
    const place = await findPlace(connection, groupId, calendarId);
    if (!place) return INVALID_CALENDAR;
    const { editable, before } = place;
    const changed = change(before);
    if (!changed) return refuse("not_found");
    const fields = { ...fieldsOf(before), ...changed.hours };
    const after = await writeStored(connection, editable, groupId, before, fields);
    await growGroupVersion(connection, groupId);
    await noteDifference(connection, signatureOf(authorOf(input)), editable, before, after);
    return { ok: true as const, said: changed.said };
  });
  if (!result.ok) return result;
  context.changes.announce("catalogue", groupId);
  return result;
}

/** A calendar or resource that is not archived. */
export async function findPlace(connection: Transaction, groupId: AuthorizedGroupId, id: number) {
  for (const editable of ["calendar", "resource"] as const) {
    const before = await findStored(connection, editable, groupId, id);
    if (before && before["deleted"] !== true)
      return { editable, before: before as StoredRecord & SpecialHours };
  }
  return null;
}
