import { htmlToText } from "../../../lib/html.ts";
import { textsOf } from "../catalogue/wire-record.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** What to bring, or whatever else the organisation tells its clients; with the markup that professionals may use. */
export function adviceHtml(group: GroupRecord, locale: string): string {
  return textsOf(group, locale).html(group.fields.apptemplates["confirm_text"]);
}

/** The same as plain lines, for a calendar. */
export function adviceText(group: GroupRecord, locale: string): string {
  return htmlToText(adviceHtml(group, locale));
}
