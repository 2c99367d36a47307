import type { BusySource } from "@rendezvous/contract/office/busy-source-calls";
import { feedContentsOf } from "@rendezvous/domain/feed/feed-contents";
import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { defineCall, refuse } from "../../../http/call.ts";
import { INVALID_CALENDAR } from "../../booking/slot/parse-booking-items.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { announceCatalogue } from "../../ground/history/change-catalogue.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";
import { createOnce } from "../../ground/idempotency/create-once.ts";
import { findCalendarName } from "../../people/feed/data.ts";
import { addPeopleChange } from "../../people/team/add-people-change.ts";
import { MAX_SOURCES } from "../elsewhere/create-busy-source.ts";
import {
  countSources,
  enqueueSource,
  insertSource,
  listSourceRows,
  noteBusyTimes,
} from "../elsewhere/data.ts";
import { readAddress, sealAddress } from "../elsewhere/source-address.ts";
import { withSlash } from "./caldav.ts";
import { insertConnection } from "./data.ts";
import { sealLogin } from "./login.ts";

/** Connects a calendar by a login, which no answer contains. */
export const createConnectedCalendar = defineCall("createConnectedCalendar", async (input) => {
  const { context, groupId, session, params, body, locale } = input;
  const { secret } = context.installation;
  const { address, username, password, name, writes, follows_moves } = body.connected_calendar;
  const calendarId = params.calendarId ?? 0;
  const own = ownCalendars(session, groupId);
  const calendarName = await findCalendarName(context.db, groupId, calendarId);
  if (session.kind !== "pro" || calendarName === null || (own && !own.includes(calendarId)))
    return INVALID_CALENDAR;
  if (writes !== null && !feedContentsOf(session, groupId).includes(writes))
    return refuse("bad_request", { fields: { "connected_calendar.writes": "expected busy or service" } });
  const url = readAddress(withSlash(address), context.calendarReader.isInsideAllowed);
  if (!url)
    return refuse("bad_request", {
      fields: { "connected_calendar.address": "expected an address with https:" },
    });
  const answer = await createOnce<{ busy_source: BusySource }>("connected_calendar", input, (write) =>
    write(async (connection) => {
      await lockCatalogue(connection, groupId);
      if ((await countSources(connection, groupId, calendarId)) >= MAX_SOURCES)
        return refuse("full", { details: { max: MAX_SOURCES } });
      const now = new Date(context.clock.now());
      const sealed = { ...sealAddress(url, secret, groupId), ending: "" };
      const source = { kind: "caldav", calendarId, ...sealed, now, dueInSeconds: 180 } as const;
      const id = await insertSource(connection, groupId, source);
      await insertConnection(connection, groupId, id, {
        pro_id: session.proId,
        login_sealed: sealLogin({ username, password }, secret, groupId, url.href),
        name,
        writes,
        follows_moves,
        locale,
      });
      // Processes remember for each version of the group whether it has connections.
      await noteBusyTimes(connection, groupId);
      await addPeopleChange(connection, toHistoryAuthor(toAuthor(input)), {
        kind: "busy_sources",
        recordId: id,
        recordName: calendarName,
        action: "created",
        after: { host: url.host, ...(writes !== null && { content: writes }) },
      });
      const query = { calendarIds: null, id, now: minuteOf(now.getTime()) };
      const [made] = await listSourceRows(connection, groupId, query);
      await enqueueSource(connection, groupId, id);
      return { busy_source: made! };
    }),
  );
  announceCatalogue(input);
  return answer;
});
