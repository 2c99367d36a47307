import { toFractionalMinutes, minuteOf } from "@rendezvous/domain/time/instant";
import { tokenExpiresAt } from "@rendezvous/domain/account/token-lifetime";
import { bookingWeight } from "@rendezvous/domain/booking/booking-weight";
import { formViewerOf, mayComment } from "@rendezvous/domain/form/form-for-viewer";
import { checkForm } from "@rendezvous/domain/form/check-form";
import { fieldsForServices } from "@rendezvous/domain/form/visible-fields";
import { changeMetadata } from "@rendezvous/domain/metadata/metadata";
import { roleIn } from "@rendezvous/domain/permission/permissions";
import { instantToWall } from "@rendezvous/domain/time/zone";
import type { CreatedAppointments } from "@rendezvous/contract/booking/appointment";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { mailboxOf } from "@rendezvous/domain/account/email";
import { forgetPendingRdv } from "../../ground/session/pending-rdv-data.ts";
import { announceSeatChanges } from "../day/changed-places.ts";
import {
  createdHeaders,
  defineCall,
  reply,
  type CallInput,
  type Reply,
  refuse,
  type Refusal,
} from "../../../http/call.ts";
import { toEtag } from "../../../http/output/etag.ts";
import { findToken } from "../../../http/find-caller.ts";
import { toLanguage } from "../../../http/locale.ts";
import { hashToken, makeToken } from "../../ground/session/token-data.ts";
import { ficheAnswers, veventAnswers } from "../../catalogue/form/form-answers.ts";
import { toBookingReads } from "./booking-reads.ts";
import type { BookingRequest } from "./booking-request.ts";
import { viewerFormsOf } from "../../catalogue/catalogue/visible-forms.ts";
import { mailRefusalReason } from "./mail-refusal-reason.ts";
import { listAppointmentsById } from "../appointments/data.ts";
import { findHold } from "../seats/hold-data.ts";
import { retryWhenStale } from "../seats/retry-when-stale.ts";
import type { IdempotencyKey } from "../../ground/idempotency/data.ts";
import { type CreationResult, withIdempotency } from "./with-idempotency.ts";
import { findWireCatalogue } from "../../catalogue/catalogue/wire-catalogue.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { isBlockedOnlyByBuffer } from "../seats/is-blocked-only-by-buffer.ts";
import { refuseSlot } from "../slot/refuse-slot.ts";
import { readChainWithinLimit } from "../slot/read-chain.ts";
import { readRequestedStart } from "../appointments/read-requested-start.ts";
import { overrideLength } from "../slot/override-length.ts";
import { checkOverrides, toRuleOverrides } from "../appointments/check-overrides.ts";
import { toVisibleAppointment } from "../appointments/to-appointment.ts";
import { parseAttendee } from "./parse-attendee.ts";
import { toLimitKeys } from "../../../http/call-limit.ts";
import type { SharedWindow } from "../../../lib/rate-limit.ts";

type Input = CallInput<"createAppointment">;

export const createAppointment = defineCall("createAppointment", create, {
  formAnswers: (input) => {
    const { id: _, ...fiche } = input.body.appointment.fiche;
    const { vevent } = input.body.appointment;
    return [
      ficheAnswers(input, "appointment.fiche", fiche),
      veventAnswers(input, "appointment.vevent", vevent),
    ];
  },
});

async function create(input: Input): Promise<Reply<CreatedAppointments> | Refusal> {
  // A person whose session has expired must not book as an unknown person.
  const isDead = input.session.kind === "visitor" && findToken(input.query, input.headers) !== undefined;
  if (isDead) return refuse("expired_connection");
  const forbidden = checkOverrides(input.session, input.group, input.body.appointment);
  if (forbidden) return forbidden;
  const limit = await consumeBookingLimit(input, await weigh(input));
  if (!limit.ok) return limit;
  const result = await withIdempotency(input, (idempotency) => createOnce(input, idempotency));
  // Gives the units back unless a new booking was made: a refused or repeated call does not count.
  if (!result.ok || !result.isNew) await limit.giveBack();
  if (!result.ok) return result;
  if (result.isNew) {
    const { session } = input;
    input.context.metrics.bookings.inc({ by: session.kind });
    // Deletes the account's pending booking, which is now complete.
    if (session.kind === "account" && session.groupId === input.groupId)
      await forgetPendingRdv(input.context.db, input.groupId, session.accountId);
    announceSeatChanges(
      input.context.changes,
      input.groupId,
      result.answer.records.map(({ calendar_id, resource, start_at }) => ({
        calendar_id,
        resource_id: resource?.id ?? null,
        start: toFractionalMinutes(Date.parse(start_at)),
      })),
    );
    input.context.jobs.wake();
  }
  return reply(result.answer, { status: 201, headers: await whereBooked(input, result) });
}

/**
 * Returns the location and the entity tag of the first appointment. The tag is computed from the record that GET returns to this
 * session, because that record may have more fields than the answer to the booking.
 */
async function whereBooked(
  { context, session, group, groupId, locale }: Input,
  { answer, isNew }: Extract<CreationResult, { ok: true }>,
): Promise<Readonly<Record<string, string>>> {
  const [first] = answer.records;
  const location = `/groups/${groupId}/appointments/${first!.id}`;
  if (session.kind !== "pro") return createdHeaders(location, toEtag(first));
  const [parts] = isNew ? await listAppointmentsById(context.db, groupId, [first!.id]) : [];
  const { secret } = context.installation;
  return createdHeaders(
    location,
    parts && toEtag(toVisibleAppointment(session, parts, group, locale, secret)),
  );
}

/** An unreadable request weighs 1; the booking refuses it later. */
async function weigh(input: Input): Promise<number> {
  const { context, group, groupId, body } = input;
  const slotCatalogue = await loadCatalogue(context, group, groupId);
  const read = await readChainWithinLimit(input, group, slotCatalogue, body.appointment, "appointment.");
  if (!read.ok) return 1;
  return bookingWeight(read.links);
}

function createOnce(
  input: Input,
  idempotency: IdempotencyKey | null,
): Promise<CreationResult | Refusal | "repeated"> {
  let isFresh = false;
  return retryWhenStale(input, async (group) => {
    const prepared = await prepare(input, group);
    if (!prepared.ok) return prepared;
    const request = { ...prepared.request, idempotency };
    if (!isFresh) {
      const refusal = await checkElsewhere(input, request);
      if (refusal) return refusal;
      await freshenBusyTimes(input, group, request);
    }
    isFresh = true;
    const result = await input.context.book(request);
    if (result.ok) return { ok: true, isNew: true, answer: result.answer };
    if (result.refusal === "repeated" || result.refusal === "stale") return result.refusal;
    if (result.secret) await mailRefusalReason(input, request.attendee.email, result.secret);
    const refused = refuseSlot(result.refusal, request);
    const isPro = input.session.kind === "pro" && refused.detail === "taken";
    if (isPro && (await isBlockedOnlyByBuffer(input.context.db, input.groupId, request)))
      return { ...refused, detail: "buffer" as const };
    return refused;
  });
}

async function checkElsewhere(input: Input, request: BookingRequest): Promise<Refusal | null> {
  for (const check of input.context.bookingChecks) {
    const refusal = await check(input, request);
    if (refusal) return refusal;
  }
  return null;
}

/** New busy times raise the group's version, so that the booking reads the group again. */
function freshenBusyTimes({ context, groupId }: Input, group: GroupRecord, request: BookingRequest) {
  const { calendarIds } = toBookingReads(groupId, request.attendee, request, null);
  return context.freshenBusyTimes(context, group, calendarIds);
}

/**
 * Whether each service and pack still has the price and length that the client was shown: the usual ones, or those of a calendar
 * or resource.
 */
async function hasExpectedTerms(
  { context, groupId, session, locale, body }: Input,
  group: GroupRecord,
): Promise<boolean> {
  const { seen: expectedTerms = [] } = body.appointment;
  if (expectedTerms.length === 0) return true;
  const { interventions, packs } = await findWireCatalogue(context, group, groupId, locale, session);
  return expectedTerms.every(({ intervention_id, pack_id, price, length }) => {
    const offer =
      interventions.find(({ id }) => id === intervention_id) ?? packs.find(({ id }) => id === pack_id);
    if (offer === undefined) return true;
    const terms = "by_place" in offer ? (offer.by_place ?? []) : [];
    const has = (name: "price" | "length", value: number | null) =>
      offer[name] === value || (value !== null && terms.some((one) => one[name] === value));
    return has("price", price) && has("length", length);
  });
}

type Prepared = Refusal | { readonly ok: true; readonly request: Omit<BookingRequest, "idempotency"> };

/** Checks the request itself first, then the person and the time. */
async function prepare(input: Input, group: GroupRecord): Promise<Prepared> {
  const { context, groupId } = input;
  const offered = await loadCatalogue(context, group, groupId);
  const appointment = input.body.appointment;
  const chain = await readChainWithinLimit(input, group, offered, appointment, "appointment.");
  const read = chain.ok ? overrideLength(chain.links, appointment.length) : chain;
  if (!read.ok) return read;
  const nowMs = context.clock.now();
  const { day: today } = instantToWall(group.fields.timezone, minuteOf(nowMs));
  const viewer = formViewerOf(roleIn(input.session, group.id));
  const parsed = await parseAttendee(input, group, today, viewer);
  if (!parsed.ok) return parsed;
  const forms = viewerFormsOf(group, viewer);
  const services = read.links.flatMap(({ interventionIds }) => interventionIds);
  const vevent = checkForm(fieldsForServices(forms.vevent, services), appointment.vevent, today);
  if (!vevent.ok) return refuse("create_vevent_failed", { fields: vevent.fields });
  if (!(await hasExpectedTerms(input, group))) return refuse("changed_meanwhile");
  const guests = appointment.guests ?? [];
  const mostGuests = (read.links[0]!.link.places ?? 1) - 1;
  if (guests.length > mostGuests)
    return refuse("bad_request", { fields: { "appointment.guests": `expected at most ${mostGuests}` } });
  const start = readRequestedStart(appointment, group.fields.timezone);
  if (start === null) return refuse("availabletimeslots", { detail: "off_the_grid" });

  const callerToken = findToken(input.query, input.headers);
  const { session } = input;
  const isHere = session.kind !== "visitor" && session.groupId === group.id;
  // A fiche's key opens the appointments of that fiche only. A booking for another person therefore gets a new token; otherwise
  // the booker could not see the booking.
  const ownTokenId = isHere && session.kind === "fiche" && !session.seesAll ? session.tokenId : null;
  const newToken = ownTokenId === null ? makeToken() : null;
  return {
    ok: true,
    request: {
      groupId,
      group,
      offered,
      links: read.links,
      start,
      attendee: parsed.attendee,
      promised: appointment.seen_promotion ?? null,
      freedom: toRuleOverrides(appointment),
      tell: appointment.tell ?? true,
      hold: appointment.hold ? await findHold(context.db, groupId, hashToken(appointment.hold)) : null,
      details: {
        locale: parsed.requestedLanguage ?? toLanguage(appointment.locale) ?? input.locale,
        websource: appointment.websource,
        comments: mayComment(forms.setting, viewer) ? appointment.comments.trim() : "",
        guests,
        veventFields: vevent.values,
        metadata: changeMetadata({}, appointment.metadata ?? {}) ?? {},
        series: appointment.series ?? null,
        bookedBy: {
          accountId: isHere && session.kind === "account" ? session.accountId : null,
          proId: session.kind === "pro" && roleIn(session, group.id) !== "visitor" ? session.proId : null,
        },
      },
      token: {
        text: newToken?.token ?? callerToken ?? "",
        id: ownTokenId,
        hash: newToken?.hash ?? null,
        expiresAt: new Date(tokenExpiresAt(nowMs)),
      },
      locale: input.locale,
      nowMs,
    },
  };
}

const DAY_SECONDS = 86_400;

/**
 * Limits bookings, so that no one fills a calendar. Counts a booking for its network address, the logged-in person and the group,
 * and if the group's rules say so its `weight` for the day's limit of the address and of the person. A booking heavier than the
 * whole limit is still possible, alone. The daily limits do not apply to professionals. One statement counts in all windows
 * before the booking; `giveBack` returns the units if nothing was booked.
 */
async function consumeBookingLimit(
  input: CallInput<"createAppointment">,
  weight: number,
): Promise<{ readonly ok: true; readonly giveBack: () => Promise<void> } | Refusal> {
  const { context, group, address, body } = input;
  const { max_bookings_per_address_per_day, max_bookings_per_person_per_day } = group.rules;
  const { email } = body.appointment.fiche;
  const typed = typeof email === "string" && email !== "" ? `${group.id} ${mailboxOf(email)}` : null;
  const counted = toLimitKeys("book", input);
  const person = counted.person ?? typed;
  const days: SharedWindow[] = [
    { key: `book day ${group.id} ${address}`, max: max_bookings_per_address_per_day },
    { key: `book day of ${person}`, max: max_bookings_per_person_per_day },
  ]
    .filter(({ max }, index) => max > 0 && counted.address !== undefined && (index === 0 || person !== null))
    .map((day) => ({ ...day, seconds: DAY_SECONDS, cost: Math.min(weight, day.max) }));
  const limited = await context.limits.take("book", counted, days);
  if (limited) return limited;
  return {
    ok: true,
    giveBack: () => context.limits.giveBack(days),
  };
}
