import type { CreatedAppointments } from "@rendezvous/contract/booking/appointment";
import { tokenExpiresAt } from "@rendezvous/domain/account/token-lifetime";
import { type Session, VISITOR } from "@rendezvous/domain/permission/session";
import { type EpochMinute, minuteOf } from "@rendezvous/domain/time/instant";
import { parseRfc3339 } from "@rendezvous/domain/time/zone";
import { type Refusal, refuse } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import type { Caller } from "../../ground/history/author.ts";
import { signMailToken } from "../../ground/session/booking-token.ts";
import { makeToken } from "../../ground/session/token-data.ts";
import { listAppointmentsById } from "../appointments/data.ts";
import { toVisibleAppointment } from "../appointments/to-appointment.ts";
import { announceSeatChanges, placeOfAppointment } from "../day/changed-places.ts";
import { moveLinkedAppointments } from "../move/move.ts";
import { findHold } from "../seats/hold-data.ts";
import { retryWhenStale } from "../seats/retry-when-stale.ts";
import { readChain } from "../slot/read-chain.ts";
import { refuseSlot } from "../slot/refuse-slot.ts";
import type { WishRow } from "./data.ts";
import { toAttendee } from "./offer-time.ts";

export interface TimeToTake {
  readonly wish: WishRow;
  readonly start: EpochMinute;
  /** The calendar that a professional chose; null: the wished ones. */
  readonly calendarId: number | null;
  /** Ends the wish inside the transaction; false: it has ended otherwise. */
  readonly claim: (connection: Transaction) => Promise<boolean>;
}

export interface TakenTime {
  readonly ok: true;
  readonly records: CreatedAppointments["records"];
  readonly ficheToken: string | null;
}

type Taker = Caller & { readonly locale: string };

/** Books the time for the person who waits, or moves their appointment there, and ends the wish in the same transaction. */
export async function takeTime(caller: Taker, time: TimeToTake): Promise<TakenTime | Refusal> {
  const result = await retryWhenStale(caller, (group) =>
    time.wish.appointment_id === null
      ? bookTime({ ...caller, group }, time)
      : moveToTime({ ...caller, group }, time),
  );
  if (result.ok) caller.context.jobs.wake();
  return result;
}

function holdOf({ context, groupId }: Caller, { offer }: WishRow) {
  return offer && findHold(context.db, groupId, Buffer.from(offer.token_hash, "hex"));
}

async function bookTime(caller: Taker, time: TimeToTake): Promise<TakenTime | Refusal | "stale"> {
  const { context, group, groupId, session, locale } = caller;
  const { wish, start, calendarId, claim } = time;
  const offered = await loadCatalogue(context, group, groupId);
  const chain = calendarId === null ? wish.chain : { ...wish.chain, ...onCalendar(wish, calendarId) };
  // A professional limited to some calendars may fill only their gaps.
  const chooser = session.kind === "pro" ? session : VISITOR;
  const read = await readChain({ context, groupId, session: chooser }, group, offered, chain, { path: "" });
  if (!read.ok) return read;
  const { token, hash } = makeToken();
  const nowMs = context.clock.now();
  const request = {
    groupId,
    group,
    offered,
    links: read.links,
    start,
    attendee: toAttendee(wish),
    promised: null,
    hold: await holdOf(caller, wish),
    claim,
    tell: true,
    details: {
      locale: wish.locale,
      websource: "waiting_list",
      comments: "",
      guests: [],
      veventFields: {},
      metadata: {},
      series: null,
      bookedBy: { accountId: null, proId: session.kind === "pro" ? session.proId : null },
    },
    token: { text: token, id: null, hash, expiresAt: new Date(tokenExpiresAt(nowMs)) },
    locale,
    idempotency: null,
    nowMs,
  };
  const result = await context.book(request);
  if (!result.ok) {
    if (result.refusal === "stale") return "stale";
    return result.refusal === "repeated" ? refuse("offer_over") : refuseSlot(result.refusal, request);
  }
  const { records } = result.answer;
  announceSeatChanges(
    context.changes,
    groupId,
    records.map(({ calendar_id, resource, start_at }) => ({
      calendar_id,
      resource_id: resource?.id ?? null,
      start: parseRfc3339(start_at) ?? minuteOf(nowMs),
    })),
  );
  return { ok: true, records, ficheToken: session.kind === "pro" ? null : result.answer.fiche_token };
}

/** A professional fills a gap of one calendar, also if the person wished another. */
function onCalendar({ chain }: WishRow, calendarId: number) {
  const { appointments } = chain;
  if (!appointments) return { calendar_id: [calendarId], calendar_ids: null };
  const items = Object.values(appointments).map((item) => ({
    ...item,
    calendar_id: calendarId,
    calendar_ids: null,
  }));
  return { appointments: items };
}

async function moveToTime(caller: Taker, time: TimeToTake): Promise<TakenTime | Refusal | "stale"> {
  const { context, group, groupId, locale } = caller;
  const { wish, start, calendarId, claim } = time;
  if (wish.booking_id === null) return refuse("unknown_appointment");
  // Gives the key's holder the same access as the link in the booking's mail, and that link's token.
  const session: Session =
    caller.session.kind === "pro" ? caller.session : { kind: "booking", groupId, bookingId: wish.booking_id };
  const result = await moveLinkedAppointments(context.db, context.lockedTransaction, {
    groupId,
    group,
    noticeMinutes: session.kind === "pro" ? 0 : group.rules.min_cancel_notice,
    offered: await loadCatalogue(context, group, groupId),
    session,
    appointmentId: wish.appointment_id!,
    start,
    place: { calendarId: calendarId ?? wish.offer?.calendar_id ?? null, resourceId: null },
    isAlone: false,
    hold: await holdOf(caller, wish),
    claim,
    expectedPlace: null,
    tell: true,
    length: undefined,
    nowMs: context.clock.now(),
  });
  if (!result.ok)
    return result.refusal === "stale" ? "stale" : refuse(result.refusal, { detail: result.detail });
  const moved = await listAppointmentsById(context.db, groupId, result.appointmentIds);
  if (result.before)
    announceSeatChanges(context.changes, groupId, [...result.before, ...moved.map(placeOfAppointment)]);
  const { secret } = context.installation;
  const records = moved.map((parts) => toVisibleAppointment(session, parts, group, locale, secret));
  const link = { groupId, bookingId: wish.booking_id };
  return { ok: true, records, ficheToken: session.kind === "pro" ? null : signMailToken(link, secret) };
}
