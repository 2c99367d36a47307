import { z } from "zod";
import { appointment, appointmentChange } from "../booking/appointment.ts";
import { pass } from "../booking/pass-calls.ts";
import { metadata } from "../booking/metadata.ts";
import { ficheChange, ficheComment, ficheRead } from "../booking/fiche.ts";

/** Date-times are on the group's clock, as everywhere. */
const day = z.string();
const at = z.string();

/** A person's deletion request, as they see it. */
export const deletionRequest = z.object({
  requested_at: at,
  /** When the mailed link was used; null before that. */
  confirmed_at: at.nullable(),
});
export type DeletionRequest = z.infer<typeof deletionRequest>;

/** How long a person's data is stored, and whether they have requested its deletion. */
export const deletionState = z.object({
  registered_at: at,
  /** Three years from registration: nothing is deleted until the end of this day. */
  kept_until: day,
  /** The day on which a confirmed request is carried out. */
  deleted_from: day,
  /** The open request; null if there is none. */
  deletion_request: deletionRequest.nullable(),
  /** The address for the confirmation mail; "" if there is none, and the request needs no mail. */
  email: z.string(),
  upcoming_appointments: z.number().int(),
});
export type DeletionState = z.infer<typeof deletionState>;

export const confirmedDeletion = z.object({ confirmed_at: at, deleted_from: day });

/** A deletion request, as a professional sees it. */
export const listedDeletionRequest = z.object({
  id: z.number().int(),
  /** null: the request is for one fiche without an account. */
  account_id: z.number().int().nullable(),
  fiche_ids: z.array(z.number().int()),
  name: z.string(),
  email: z.string(),
  requested_at: at,
  confirmed_at: at.nullable(),
  deleted_from: day,
});

/** An answer to the group's form, with the form's name for it. */
const answer = z.object({ name: z.string(), label: z.string(), value: z.unknown() });

const heldAppointment = appointment.omit({ export_token: true, fiche: true, fiche_id: true }).extend({
  booked_at: at,
  cancelled_at: at.nullable(),
  answers: z.array(answer),
  history: z.array(appointmentChange),
});

const heldFiche = z.object({
  id: z.number().int(),
  externid: z.string().nullable(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  firstphone: z.string(),
  answers: z.array(answer),
  /** Values that programs of the organisation store about the person. */
  metadata,
  blacklisted: z.boolean(),
  deleted: z.boolean(),
  created_at: at,
  updated_at: at,
  appointments: z.array(heldAppointment),
  passes: z.array(pass.omit({ id: true, fiche_id: true, lang: true, interventions: true })),
  changes: z.array(ficheChange),
  reads: z.array(ficheRead),
  /** Professionals' comments on the person. */
  comments: z.array(ficheComment.omit({ id: true })),
});
export type FicheData = z.infer<typeof heldFiche>;

const heldAccount = z.object({
  id: z.number().int(),
  email: z.string().nullable(),
  locale: z.string().nullable(),
  created_at: at,
  activated_at: at.nullable(),
  last_login_at: at.nullable(),
  opt_ins: z.array(z.object({ name: z.string(), given: z.boolean(), at: at.nullable() })),
  /** The identity providers of a person who logs in by single sign-on. */
  identities: z.array(z.object({ issuer: z.string(), subject: z.string() })),
  /** The person's unfinished appointment. */
  pendingRdv: z.record(z.string(), z.unknown()).nullable(),
  /** The sessions open at present. */
  sessions: z.array(z.object({ last_signed_at: at, expires_at: at })),
});

/** All data of a group about a person. */
export const personalData = z.object({
  made_at: at,
  group: z.object({ id: z.number().int(), name: z.string(), timezone: z.string() }),
  registered_at: at,
  kept_until: day,
  account: heldAccount.nullable(),
  fiches: z.array(heldFiche),
  /** Only stored mails; those sent through a mail server are not stored. */
  mails: z.array(z.object({ sent_at: at, to: z.string(), kind: z.string() })),
  /** The private addresses by which their calendar programs read the appointments. */
  /** The wishes on the waiting list; `times`: start, end, start, end, ... */
  wishes: z.array(
    z.object({
      created_at: at,
      first_day: z.string(),
      last_day: z.string(),
      days: z.array(z.string()),
      times: z.array(z.string()),
      state: z.string(),
    }),
  ),
  feeds: z.array(z.object({ content: z.string(), created_at: at, last_used_at: at.nullable() })),
  deletion_requests: z.array(
    deletionRequest.extend({ withdrawn_at: at.nullable(), carried_out_at: at.nullable() }),
  ),
});
export type PersonalData = z.infer<typeof personalData>;
