import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { hasMarkup } from "@rendezvous/domain/text/markup";
import { escapeHtml, htmlToText } from "../../../lib/html.ts";
import { textsInLanguage } from "../catalogue/wire-record.ts";

/** Returns the organisation's advice for clients, with the markup that professionals may use. */
export function adviceHtml(group: GroupRecord, locale: string): string {
  return textsInLanguage(group, locale).html(group.fields.apptemplates["confirm_text"]);
}

/** Returns the advice as plain lines, for a calendar. */
export function adviceText(group: GroupRecord, locale: string): string {
  return htmlToText(adviceHtml(group, locale));
}

/** Returns what clients should bring or prepare for these appointments; of several services, each under its name. */
export function instructionsHtml(appointments: readonly Pick<Appointment, "interventions">[]): string {
  const services = new Map(
    appointments.flatMap(({ interventions }) => interventions.map((one) => [one.id, one])),
  );
  return [...services.values()]
    .filter(({ instructions }) => instructions !== undefined)
    .map(({ name, instructions = "" }) =>
      services.size === 1
        ? asHtml(instructions)
        : `<p><strong>${escapeHtml(name)}</strong></p>${asHtml(instructions)}`,
    )
    .join("");
}

/** Returns what clients should bring or prepare, then the organisation's advice. */
export function instructionsAndAdviceHtml(
  group: GroupRecord,
  locale: string,
  appointments: readonly Pick<Appointment, "interventions">[],
): string {
  const instructions = instructionsHtml(appointments);
  const advice = adviceHtml(group, locale);
  return instructions === "" || advice === "" ? instructions || advice : instructions + asHtml(advice);
}

/** Converts a plain text to a paragraph. */
function asHtml(text: string): string {
  return hasMarkup(text) ? text : `<p>${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
}
