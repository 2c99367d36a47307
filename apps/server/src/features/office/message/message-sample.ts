import type { FormField, Forms } from "@rendezvous/contract/catalogue/form";
import { answerPlaceholder } from "@rendezvous/domain/message/placeholders";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { dateOf, minuteOfDate, addDays } from "@rendezvous/domain/time/instant";
import { instantToWall, wallToInstant } from "@rendezvous/domain/time/zone";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { formatDayAtTime } from "@rendezvous/phrases/format-date";
import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { toAppointment } from "../../booking/appointments/to-appointment.ts";
import { findStoredCatalogue } from "../../catalogue/catalogue/load-catalogue.ts";
import { toWireForms } from "../../catalogue/catalogue/to-wire-forms.ts";
import { type MessageValues, messageValues } from "../../mail/message-values.ts";

/** A sample appointment: the group's first service and calendar, next week at ten. */
export interface MessageSample {
  readonly appointment: Appointment;
  readonly firstname: string;
  readonly name: string;
  readonly bookedBy: string;
  readonly answers: MessageValues;
}

const PERSON = { firstname: "Camille", lastname: "Martin" };
const NONE = { id: 0, name: "–", publicname: null };

export async function makeMessageSample(
  context: Context,
  group: GroupRecord,
  locale: string,
): Promise<MessageSample> {
  const stored = await findStoredCatalogue(context, group, group.id as AuthorizedGroupId);
  const { timezone } = group.fields;
  const { day } = instantToWall(timezone, minuteOfDate(new Date(context.clock.now())));
  const start = wallToInstant(timezone, addDays(day, 7), 600);
  const service = stored.interventions[0] ?? {
    ...NONE,
    length: 30,
    price: null,
    instructions: "",
    late_cancellation_hours: null,
  };
  const calendar = stored.calendars.find((one) => !one.resource && !one.class) ?? { ...NONE, address: null };
  const parts = {
    ...PERSON,
    id: 0,
    booking_id: null,
    fiche_id: 0,
    type: "free",
    parent_id: null,
    consecutive_value: 0,
    start_at: dateOf(start),
    end_at: dateOf(start + service.length),
    price: service.price ?? 0,
    price_amount: service.price ?? 0,
    promotion: null,
    comments: "",
    vevent_fields: {},
    video_room: null,
    places: 1,
    guests: [],
    pass: null,
    paid: false,
    cancelled_late: false,
    state: 0,
    deleted: false,
    deleted_at: null,
    sequence: 0,
    created_at: new Date(context.clock.now()),
    changed_at: new Date(context.clock.now()),
    version: 1,
    interventions: [service],
    calendar: { ...calendar, teacher: null, room: null },
    resource: null,
    pack: null,
  } as const;
  return {
    appointment: toAppointment(parts, group, locale, context.installation.secret),
    firstname: PERSON.firstname,
    name: `${PERSON.firstname} ${PERSON.lastname}`,
    bookedBy: "Dominique Martin",
    answers: sampleAnswers(toWireForms(group, locale)),
  };
}

/** Returns the value of each placeholder in a message about the sample. */
export function sampleValues(group: GroupRecord, locale: string, sample: MessageSample): MessageValues {
  const { appointment, ...rest } = sample;
  const when = formatDayAtTime(appointment.start, dateLocaleOf(locale, group.fields.country));
  return messageValues(group, locale, { ...rest, appointments: [appointment], when });
}

function sampleAnswers(forms: Forms): MessageValues {
  return Object.fromEntries(
    (["Fiche", "Vevent"] as const).flatMap((form) =>
      forms[form].map((field) => [answerPlaceholder(form, field.name), sampleAnswer(field)]),
    ),
  );
}

/** Returns a sample answer: the field's first choice, or its label in brackets. */
function sampleAnswer({ label, name, choices }: FormField): string {
  return choices?.[0]?.label || `(${label || name})`;
}
