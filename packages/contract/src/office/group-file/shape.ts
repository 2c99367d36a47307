import { z } from "zod";
import {
  busySource,
  calendar,
  calendarset,
  classRecord,
  intervention,
  interventionset,
  pack,
  passoffer,
  promotion,
  resource,
} from "./catalogue.ts";
import { forms } from "./form-field.ts";
import { group } from "./group.ts";
import { account, appointment, fiche, pass, pro } from "./people.ts";
import { website } from "./website.ts";

/** The schema of docs/group-file.md: one organisation in one file. Other checks cover what lies between records. */
export const groupFileShape = z.strictObject({
  format: z.literal(1, { error: "expected 1" }),
  group,
  calendarsets: z.array(calendarset).default([]),
  calendars: z.array(calendar).default([]),
  resources: z.array(resource).default([]),
  interventionsets: z.array(interventionset).default([]),
  interventions: z.array(intervention).default([]),
  classes: z.array(classRecord).default([]),
  packs: z.array(pack).default([]),
  promotions: z.array(promotion).default([]),
  passoffers: z.array(passoffer).default([]),
  forms: forms.prefault({}),
  website: website.nullable().default(null),
  /** Other calendars whose busy times close this calendar or resource; a file that omits the list leaves them unchanged. */
  busy_sources: z.array(busySource).optional(),
  // A file may omit the lists of people; an import then leaves them unchanged.
  pros: z.array(pro).optional(),
  accounts: z.array(account).optional(),
  fiches: z.array(fiche).optional(),
  passes: z.array(pass).optional(),
  appointments: z.array(appointment).optional(),
});

export type GroupFileShape = z.output<typeof groupFileShape>;
/** A group file as a person writes it, with optional parts omitted. */
export type WrittenGroupFile = z.input<typeof groupFileShape>;
