import { z } from "zod";
import {
  email,
  externid,
  falseByDefault,
  trueByDefault,
  optionalExternid,
  plainText,
  externidList,
  textMatching,
  textWithCheck,
  textUpTo,
  wholeNumber,
} from "./fields.ts";
import { changeMetadata } from "@rendezvous/domain/metadata/metadata";
import { metadataChangeSchema } from "../../booking/metadata.ts";
import { guestsSchema, MAX_PLACES } from "../../booking/requested-chain.ts";
import { appointmentStartSchema, daySchema } from "./times.ts";

/** A weak password is no error, because it must be changed at the next login. An export contains `password_hash` instead. */
const credentials = {
  password: textWithCheck(
    (text) => text.length >= 1 && text.length <= 128,
    "a password of 1 to 128 characters",
    "password",
  ).optional(),
  password_hash: textMatching(/^\$argon2id\$[!-~]{20,250}$/, "an argon2id hash", "password").optional(),
};

export const pro = z.strictObject({
  email,
  ...credentials,
  role: z
    .enum(["owner", "pro", "call_centre"], { error: 'expected "owner", "pro" or "call_centre"' })
    .default("pro"),
  firstname: plainText,
  lastname: plainText,
  /** Empty: every calendar. */
  calendars: externidList,
});

export const account = z.strictObject({ email, ...credentials, fiches: externidList });

/** Other programs' own values: up to 20 texts of up to 500 characters, by key. */
const metadata = metadataChangeSchema.transform((keys) => changeMetadata({}, keys) ?? {}).default({});

const answer = z.union([textUpTo(20_000), z.number(), z.boolean()], {
  error: "expected a text, a number, true or false",
});

/** Besides the fixed fields, a fiche contains the answers to the group's Fiche form; their names are checked later. */
export const fiche = z
  .object({
    externid,
    firstname: plainText,
    lastname: plainText,
    email: z.union([z.literal(""), email], { error: "expected an e-mail address" }).default(""),
    firstphone: plainText,
    blacklisted: falseByDefault,
    deleted: falseByDefault,
    /** Whether the person is a client of the organisation. */
    confirmed: trueByDefault,
    /** Whether the address is proven to be the person's. */
    email_proven: trueByDefault,
    metadata,
  })
  .catchall(answer);

/** A client's pass. */
export const pass = z.strictObject({
  externid,
  fiche: externid,
  offer: externid,
  /** How many visits it has, used ones too; null: as many as the offer. */
  visits: wholeNumber(0, 10_000).nullable().default(null),
  /** null: the day of the import. */
  sold_on: daySchema.nullable().default(null),
  /** Its last day; null: computed from the offer. */
  valid_until: daySchema.nullable().default(null),
  /** How long it is valid from the first visit, where it has no last day; null: by the offer. */
  valid_months: wholeNumber(0, 120).nullable().default(null),
  valid_days: wholeNumber(0, 3650).nullable().default(null),
});

export const appointment = z
  .strictObject({
    externid,
    fiche: externid,
    calendar: externid,
    resource: optionalExternid,
    intervention: externid,
    start: appointmentStartSchema,
    comments: textUpTo(20_000).default(""),
    /** The answers to the group's Vevent form. */
    vevent_fields: z.record(z.string(), answer).default({}),
    state: wholeNumber(0, 3).default(0),
    /** The number of class places that the appointment takes. */
    places: wholeNumber(1, MAX_PLACES).default(1),
    /** The names of those who take the other places. */
    guests: guestsSchema.default([]),
    /** The pass that pays for it. */
    pass: optionalExternid,
    /** Whether the appointment is paid in another way than by a pass. */
    paid: falseByDefault,
    /** Whether the client cancelled it late. */
    cancelled_late: falseByDefault,
    metadata,
    deleted: falseByDefault,
  })
  .refine(({ places, guests }) => guests.length < places, {
    path: ["guests"],
    error: "expected fewer names than places",
  });
