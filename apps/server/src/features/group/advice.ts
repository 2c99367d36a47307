import { htmlToText } from "../../lib/html-to-text.ts";
import { localize } from "@rendezvous/domain/text/localize";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** What to bring, or whatever else the organisation tells its clients; with the markup that professionals may use. */
export function adviceHtml({ fields }: GroupRecord, locale: string): string {
  return localize(fields.apptemplates["confirm_text"], locale, fields.locale);
}

/** The same as plain lines, for a calendar. */
export function adviceText(group: GroupRecord, locale: string): string {
  return htmlToText(adviceHtml(group, locale));
}
