import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { minuteOf } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import {
  type AccountMailText,
  type AccountMailWriters,
  mailedPageUrl,
} from "../../mail/send-account-mail.ts";
import { findCalendarName } from "../../people/feed/data.ts";
import { listSourceRows } from "./data.ts";

/** Mails that a connected calendar cannot be read; sends nothing if it has been read or deleted meanwhile. */
export const busySourceMails = {
  async busy_source_failed(context, group, { source_id, locale }): Promise<AccountMailText[]> {
    const groupId = group.id as AuthorizedGroupId;
    const now = minuteOf(context.clock.now());
    const [source] = await listSourceRows(context.db, groupId, { calendarIds: null, id: source_id, now });
    if (!source?.failure) return [];
    const name = (await findCalendarName(context.db, groupId, source.calendar_id)) ?? "";
    const { failures, stays } = serverPhrases(locale).busy;
    const url = mailedPageUrl(context, group, "calendar", locale);
    url.searchParams.set("login", "1");
    return [
      {
        kind: "busySourceFailed",
        url: url.href,
        name,
        notes: [`${source.host} – ${failures[source.failure]}`, stays],
      },
    ];
  },
} satisfies Partial<AccountMailWriters>;
