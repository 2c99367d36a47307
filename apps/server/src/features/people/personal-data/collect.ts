import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { FormField } from "@rendezvous/contract/catalogue/form";
import type { Pass } from "@rendezvous/contract/booking/pass-calls";
import type { FicheData, PersonalData } from "@rendezvous/contract/people/personal-data";
import { retainedUntil } from "@rendezvous/domain/personal-data/retention";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { toWallTime } from "@rendezvous/domain/time/instant";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { type CallInput, type Refusal, refuse } from "../../../http/call.ts";
import { readAppointmentHistory } from "../../booking/appointments/appointment-history-data.ts";
import { toAppointmentChange } from "../../booking/appointments/to-appointment-change.ts";
import { listAppointmentsOfFiches } from "../../booking/appointments/data.ts";
import { toAppointment } from "../../booking/appointments/to-appointment.ts";
import { listPassesOfFiches } from "../../booking/passes/data.ts";
import { toPass } from "../../booking/passes/to-pass.ts";
import { textsInLanguage } from "../../catalogue/catalogue/wire-record.ts";
import { createWallTimeFormatter } from "../../booking/fiche/wall-time-formatter.ts";
import { toWireForms } from "../../catalogue/catalogue/to-wire-forms.ts";
import { listDeletionRequestsOf } from "./deletion-data.ts";
import { listStoredMails } from "../../mail/stored-mails.ts";
import {
  findAccountOfPerson,
  findPerson,
  type PersonAccountRow,
  type PersonFicheRow,
  listFeedsOfPerson,
  listWishesOfPerson,
  listFichesOfPerson,
} from "./data.ts";
import { toLocalDay, type DataSubject, dataSubjectOfSession } from "./data-subject.ts";

/** Returns all data about the person who calls. */
export async function collectPersonalData({
  context,
  session,
  group,
  groupId,
  locale,
}: CallInput<"getPersonalData" | "exportPersonalData">): Promise<
  { readonly ok: true; readonly data: PersonalData } | Refusal
> {
  const person = dataSubjectOfSession(session, groupId);
  if (!person) return refuse("forbidden");
  // Writes pending reads first, so that the data includes the latest ones.
  await context.ficheReads.flush();
  const data = await collect(context, group, groupId, person, locale);
  return data ? { ok: true, data } : refuse("forbidden");
}

async function collect(
  { db, clock, mailer, installation }: Context,
  group: GroupRecord,
  groupId: AuthorizedGroupId,
  person: DataSubject,
  locale: string,
): Promise<PersonalData | null> {
  const { timezone } = group.fields;
  const wall = createWallTimeFormatter(timezone);
  const now = new Date(clock.now());
  const subject = await findPerson(db, groupId, person, now);
  if (!subject) return null;
  const fiches = await listFichesOfPerson(db, groupId, person);
  const account = person.kind === "account" ? await findAccountOfPerson(db, groupId, person.accountId) : null;
  const booked = await listAppointmentsOfFiches(
    db,
    groupId,
    fiches.map(({ id }) => id),
  );
  const appointmentHistory = await readAppointmentHistory(
    db,
    groupId,
    booked.map(({ id }) => id),
  );
  const entriesOf = Map.groupBy(appointmentHistory, ({ appointment_id }) => appointment_id);
  const forms = toWireForms(group, locale);
  const passes = await listPassesOfFiches(
    db,
    groupId,
    fiches.map(({ id }) => id),
  );
  const addresses = new Set([subject.email, ...fiches.map(({ email }) => email)]);
  const storedMails = await Promise.all(
    [...addresses].map((email) => listStoredMails(mailer, groupId, email)),
  );
  const requests = await listDeletionRequestsOf(db, groupId, person);
  const feeds = await listFeedsOfPerson(db, groupId, person);
  const wishes = await listWishesOfPerson(db, groupId, person);
  return {
    made_at: wall(now),
    group: { id: group.id, name: group.name, timezone },
    registered_at: wall(subject.registered_at),
    kept_until: retainedUntil(toLocalDay(subject.registered_at, timezone)),
    account: account && toHeldAccount(account, wall),
    fiches: fiches.map((fiche) => ({
      ...toHeldFiche(fiche, forms.Fiche, wall),
      passes: passes
        .filter(({ fiche_id }) => fiche_id === fiche.id)
        .map((row) => toHeldPass(toPass(row, textsInLanguage(group, locale)))),
      appointments: booked
        .filter(({ fiche_id }) => fiche_id === fiche.id)
        .map((parts) => ({
          ...withoutKeys(toAppointment(parts, group, locale, installation.secret)),
          answers: toAnswers(parts.vevent_fields, forms.Vevent),
          booked_at: wall(parts.booked_at),
          cancelled_at: parts.deleted_at && wall(parts.deleted_at),
          note: parts.note ?? "",
          presence: parts.presence ?? null,
          arrived_at: parts.arrived_at ? wall(parts.arrived_at) : null,
          overbooked: parts.overbooked ?? false,
          paid: parts.paid,
          metadata: parts.metadata ?? {},
          history: (entriesOf.get(parts.id) ?? []).map((entry) => toAppointmentChange(entry, wall)),
        })),
    })),
    mails: storedMails.flat().map(({ sentAt, to, kind }) => ({ sent_at: wall(sentAt), to, kind })),
    feeds: feeds.map(({ content, created_at, last_used_at }) => ({
      content,
      created_at: wall(created_at),
      last_used_at: last_used_at && wall(last_used_at),
    })),
    wishes: wishes.map((wish) => ({
      ...wish,
      created_at: wall(wish.created_at),
      days: [...wish.days],
      times: wish.times.map(toWallTime),
    })),
    deletion_requests: requests.map((request) => ({
      requested_at: wall(request.requested_at),
      confirmed_at: request.confirmed_at && wall(request.confirmed_at),
      withdrawn_at: request.withdrawn_at && wall(request.withdrawn_at),
      carried_out_at: request.carried_out_at && wall(request.carried_out_at),
    })),
  };
}

function toHeldPass({ name, visits, left, sold_on, valid_until }: Pass): FicheData["passes"][number] {
  return { name, visits, left, sold_on, valid_until };
}

/** Removes the fiche, which is listed separately, and the token, so that a forwarded file gives no access. */
function withoutKeys({ export_token: _token, fiche: _fiche, fiche_id: _id, ...rest }: Appointment) {
  return rest;
}

type Wall = ReturnType<typeof createWallTimeFormatter>;

function toHeldAccount(row: PersonAccountRow, wall: Wall): PersonalData["account"] {
  const optInAt = row.opt_ins_at && wall(row.opt_ins_at);
  return {
    id: row.id,
    email: row.email,
    locale: row.locale,
    created_at: wall(row.created_at),
    activated_at: row.activated_at && wall(row.activated_at),
    last_login_at: row.seen_at && wall(row.seen_at),
    opt_ins: Object.entries(row.opt_ins).map(([name, isGiven]) => ({ name, given: isGiven, at: optInAt })),
    identities: row.identities.map((one) => ({ ...one })),
    pendingRdv: row.pending_rdv,
    sessions: row.sessions.map(({ last_signed_at, expires_at }) => ({
      last_signed_at: wall(last_signed_at),
      expires_at: wall(expires_at),
    })),
  };
}

function toHeldFiche(
  { fields, changes, reads, comments, created_at, updated_at, ...row }: PersonFicheRow,
  form: readonly FormField[],
  wall: Wall,
): Omit<FicheData, "appointments" | "passes"> {
  return {
    ...row,
    answers: toAnswers(fields, form),
    created_at: wall(created_at),
    updated_at: wall(updated_at),
    changes: changes.map((one) => ({
      at: wall(one.at),
      by: { kind: one.kind, name: one.name },
      fields: [...one.fields],
      values: one.values,
      reason: one.reason,
    })),
    comments: comments.map(({ at, name, text }) => ({ at: wall(at), by: { kind: "pro", name }, text })),
    reads: reads.map(({ day, name, what, times, first_at, last_at }) => ({
      day,
      by: { kind: "pro", name },
      what,
      times,
      first_at: wall(first_at),
      last_at: wall(last_at),
    })),
  };
}

/** Returns all answers, also to questions that the form no longer asks. */
function toAnswers(fields: Readonly<Record<string, unknown>>, form: readonly FormField[]) {
  return Object.entries(fields).map(([name, value]) => {
    const label = form.find((field) => field.name === name)?.label ?? "";
    return { name, label: label === "" ? name : label, value };
  });
}
