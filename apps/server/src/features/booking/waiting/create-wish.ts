import { isForExistingOnly, newClientRefusal } from "@rendezvous/domain/booking/check-booking";
import { chooseFiche, isAccountFull } from "@rendezvous/domain/booking/choose-fiche";
import type { RequestedChain, RequestedItem } from "@rendezvous/contract/booking/requested-chain";
import { type CreateWishBody, MAX_WISH_DAYS, MAX_WISHES, type Wish } from "@rendezvous/contract/booking/wish";
import {
  appointmentsMovedTogether,
  packRootId,
} from "@rendezvous/domain/appointment/appointments-moved-together";
import { isExistingClient } from "@rendezvous/domain/fiche/is-existing-client";
import { formViewerOf } from "@rendezvous/domain/form/form-for-viewer";
import type { AttendeeInput } from "@rendezvous/domain/booking/attendee";
import { roleIn } from "@rendezvous/domain/permission/permissions";
import { addDays, minuteOf, minuteOfDate, minuteOfDay } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { ALL_DAYS, ALL_TIMES } from "@rendezvous/domain/waiting/fits-wish";
import {
  type CallInput,
  createdHeaders,
  defineCall,
  type Refusal,
  refuse,
  type Reply,
} from "../../../http/call.ts";
import { toLanguage } from "../../../http/locale.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { ACCOUNT_LOCK, takeLocks } from "../../../lib/database/locks.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { createOnce } from "../../ground/idempotency/create-once.ts";
import type { AppointmentParts } from "../appointments/appointment-parts.ts";
import { listBookingOfAppointment } from "../appointments/data.ts";
import { assignFicheToAccount, readAttendee } from "../create/attendee-data.ts";
import { parseAttendee } from "../create/parse-attendee.ts";
import { attendeeLock } from "../fiche/attendee-lock.ts";
import { toChangedBy } from "../fiche/audit-data.ts";
import { insertFiche } from "../fiche/data.ts";
import { readChainWithinLimit } from "../slot/read-chain.ts";
import { findWish, type OfferedIds } from "./data.ts";
import { countWishesOfEmail, insertWish, type NewWish } from "./new-wish-data.ts";
import { offeredIds } from "./offered-ids.ts";
import { toWishes } from "./to-wish.ts";

type Input = CallInput<"createWish">;

/** Leaves a wish: for a new appointment, or for an earlier time of an existing one. */
export const createWish = defineCall(
  "createWish",
  (input): Promise<Reply<Wish> | Refusal> =>
    createOnce<Wish>(
      "createWish",
      input,
      async (write) => {
        const { context, group, groupId } = input;
        if (group.rules.waiting_minutes === 0) return refuse("vevent");
        const wish = await read(input);
        if (!wish.ok) return wish;
        const offered = offeredIds(await loadCatalogue(context, group, groupId));
        return write(async (connection) => {
          const ficheId =
            typeof wish.person === "number"
              ? wish.person
              : await findOrAddFiche(input, connection, wish.person, offered);
          if (ficheId === "full") return refuseFull();
          if (typeof ficheId === "string") return refuse(ficheId);
          const now = new Date(context.clock.now());
          const id = await insertWish(
            connection,
            groupId,
            { ...wish.wish, ficheId, now, offered },
            MAX_WISHES,
          );
          const row = id === null ? null : await findWish(connection, groupId, id);
          return row ? (await toWishes(input, [row]))[0]! : refuseFull();
        });
      },
      (wish) => createdHeaders(`/groups/${input.groupId}/wishes/${wish.id}`, undefined),
    ),
);

type ReadWish =
  | Refusal
  | {
      readonly ok: true;
      readonly wish: Omit<NewWish, "ficheId" | "now" | "offered">;
      /** The fiche of an appointment, or the person. */
      readonly person: number | AttendeeInput;
    };

async function read(input: Input): Promise<ReadWish> {
  const { context, group, body } = input;
  const { days, times, locale, appointment_id } = body.wish;
  const today = instantToWall(group.fields.timezone, minuteOf(context.clock.now())).day;
  const general = {
    days: days.length === 0 ? ALL_DAYS : days,
    times: times.length === 0 ? ALL_TIMES : times.flatMap(({ from, to }) => [minutesOf(from), minutesOf(to)]),
    locale: toLanguage(locale) ?? input.locale,
    bySms: body.wish.sms,
  };
  const target =
    appointment_id === undefined ? await readNew(input, today) : await readEarlier(input, appointment_id);
  if (!target.ok) return target;
  const first_day = laterOf(body.wish.first_day ?? today, today);
  const last_day = body.wish.last_day ?? target.lastDay;
  if (last_day < first_day || last_day > addDays(today, MAX_WISH_DAYS))
    return refuse("bad_request", {
      fields: { "wish.last_day": "expected a day from the first day on, within a year" },
    });
  const { chain, appointmentId, person } = target;
  return { ok: true, person, wish: { ...general, first_day, last_day, chain, appointmentId } };
}

interface Target {
  readonly ok: true;
  readonly chain: RequestedChain;
  readonly appointmentId: number | null;
  readonly person: number | AttendeeInput;
  /** The default. */
  readonly lastDay: string;
}

async function readNew(input: Input, today: string): Promise<Target | Refusal> {
  const { context, group, groupId, session, body } = input;
  const offered = await loadCatalogue(context, group, groupId);
  const read = await readChainWithinLimit(input, group, offered, body.wish, "wish.");
  if (!read.ok) return read;
  // The group's own questions stay open until the person comes, as for a booking by phone.
  const brief = { ...group, forms: { ...group.forms, Fiche: [] } };
  const viewer = formViewerOf(roleIn(session, groupId));
  const parsed = await parseAttendee({ ...input, body: { appointment: body.wish } }, brief, today, viewer);
  if (!parsed.ok) return parsed;
  return {
    ok: true,
    chain: chainOf(body.wish),
    appointmentId: null,
    person: parsed.attendee,
    lastDay: addDays(today, MAX_WISH_DAYS),
  };
}

/**
 * Waits with the services of the appointment and of those that move together with it, and with their calendars unless the call
 * names others.
 */
async function readEarlier(input: Input, appointmentId: number): Promise<Target | Refusal> {
  const { context, group, groupId, session, body } = input;
  const booked = await listBookingOfAppointment(context.db, groupId, session, appointmentId);
  const together = appointmentsMovedTogether(
    booked
      .filter(({ deleted }) => !deleted)
      .map((parts) => ({ ...parts, start: minuteOfDate(parts.start_at), end: minuteOfDate(parts.end_at) })),
    appointmentId,
  );
  const [first] = together;
  if (!first || first.booking_id === null) return refuse("unknown_appointment");
  const { calendar_id, calendar_ids } = body.wish;
  const hasCalendars = Boolean(calendar_id || calendar_ids);
  return {
    ok: true,
    chain: {
      ...(hasCalendars ? { calendar_id, calendar_ids } : { calendar_id: [first.calendar.id] }),
      ...servicesOf(together, hasCalendars),
    },
    appointmentId: first.id,
    person: first.fiche_id,
    lastDay: instantToWall(group.fields.timezone, first.start).day,
  };
}

/** Returns the services of appointments that move together as a request names them. */
function servicesOf(together: readonly AppointmentParts[], hasCalendars: boolean): RequestedChain {
  const [{ pack, interventions, places }] = together as [AppointmentParts];
  const isOneService = together.length === 1 && pack === null && places === 1;
  if (isOneService) return { pack_id: null, intervention_ids: interventions.map(({ id }) => id) };
  const entries = [...Map.groupBy(together, packRootId).values()];
  return { pack_id: null, appointments: entries.flatMap((parts) => toItems(parts, hasCalendars)) };
}

/** Returns the items of an appointment, or of the parts of a pack. */
function toItems(parts: readonly AppointmentParts[], hasCalendars: boolean): RequestedItem[] {
  const [{ pack, interventions, calendar, places }] = parts as [AppointmentParts];
  const any = { calendar_id: null, resource_id: null };
  if (pack !== null) {
    const calendars = hasCalendars ? null : parts.map((part) => part.calendar.id);
    return [{ ...any, intervention_id: null, pack_id: pack.id, calendars }];
  }
  const calendar_id = hasCalendars ? null : calendar.id;
  return interventions.map(({ id }) => ({ ...any, calendar_id, intervention_id: id, pack_id: null, places }));
}

function chainOf({
  appointments,
  intervention_ids,
  pack_id,
  calendar_id,
  calendar_ids,
  calendarset_ids,
  resource_id,
}: CreateWishBody["wish"]): RequestedChain {
  return { appointments, intervention_ids, pack_id, calendar_id, calendar_ids, calendarset_ids, resource_id };
}

type WishRefusal = "fiche_not_authorized" | "max_fiches" | "full" | ReturnType<typeof newClientRefusal>;

/** Returns the person's fiche, chosen as for a booking, or a new one; or why the session may not use it. */
async function findOrAddFiche(
  { context, session, group, groupId }: Input,
  connection: Transaction,
  attendee: AttendeeInput,
  offered: OfferedIds,
): Promise<number | WishRefusal> {
  const accountId = attendee.kind === "person" ? attendee.accountId : null;
  const locks = accountId === null ? [] : [{ kind: ACCOUNT_LOCK, key: accountId }];
  await takeLocks(connection, [attendeeLock(groupId, attendee), ...locks]);
  const now = new Date(context.clock.now());
  const { fiches } = await readAttendee(connection, groupId, attendee, now, now);
  const { rules, fields } = group;
  if (
    isForExistingOnly({ reserved: rules.reserved, open: fields.open }) &&
    !isExistingClient(attendee, fiches)
  )
    return newClientRefusal(rules);
  const chosen = chooseFiche(fiches, attendee);
  if (chosen) {
    if (chosen.isUnclaimed && accountId !== null)
      await assignFicheToAccount(connection, groupId, chosen.id, accountId);
    return chosen.id;
  }
  if (attendee.kind === "fiche") return "fiche_not_authorized";
  if (accountId !== null && isAccountFull(fiches, accountId)) return "max_fiches";
  // Checks this before the fiche is created, so that a refusal leaves no new fiche.
  const { email } = attendee;
  if ((await countWishesOfEmail(connection, groupId, { email, now, offered })) >= MAX_WISHES) return "full";
  const fiche = { ...attendee, fields: { ...attendee.fields }, account_id: accountId };
  return (await insertFiche(connection, groupId, fiche, toChangedBy(session), now)).id;
}

function refuseFull(): Refusal {
  return refuse("full", { details: { max: MAX_WISHES } });
}

function minutesOf(time: string): number {
  return minuteOfDay(time) ?? 0;
}

function laterOf(day: string, other: string): string {
  return day > other ? day : other;
}
