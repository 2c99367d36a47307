import { htmlToText } from "../../../lib/html.ts";
import { textsInLanguage } from "../catalogue/wire-record.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** Returns the organisation's advice for clients, such as what to bring, with the markup that professionals may use. */
export function adviceHtml(group: GroupRecord, locale: string): string {
  return textsInLanguage(group, locale).html(group.fields.apptemplates["confirm_text"]);
}

/** Returns the advice as plain lines, for a calendar. */
export function adviceText(group: GroupRecord, locale: string): string {
  return htmlToText(adviceHtml(group, locale));
}
