import { intersectIds, ownCalendars } from "@rendezvous/domain/permission/shown-places";
import type { Session } from "@rendezvous/domain/permission/session";
import { daysBetween } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import { type Refusal, refuse } from "../../../http/call.ts";
import { INVALID_CALENDAR } from "../../booking/slot/parse-booking-items.ts";

const MOST_DAYS = 1830;

interface SpanQuery {
  readonly from: string;
  readonly until: string;
  readonly calendar_ids?: readonly number[] | undefined;
}

type Span =
  | {
      readonly ok: true;
      readonly days: number /** null: all calendars. */;
      readonly calendarIds: readonly number[] | null;
    }
  | Refusal;

/** Returns the number of requested days, and which of the professional's calendars; all of them if the query names none. */
export function parseSpan(session: Session, groupId: AuthorizedGroupId, query: SpanQuery): Span {
  const days = daysBetween(query.from, query.until) + 1;
  if (days < 1 || days > MOST_DAYS)
    return refuse("bad_request", { fields: { until: `expected 1 to ${MOST_DAYS} days` } });
  const own = ownCalendars(session, groupId);
  const named = query.calendar_ids?.length ? query.calendar_ids : null;
  if (own && named?.some((id) => !own.includes(id))) return INVALID_CALENDAR;
  return { ok: true, days, calendarIds: intersectIds(own, named) };
}
