import type { BusySource, SourceKind } from "@rendezvous/contract/office/busy-source-calls";
import { feedContentsOf } from "@rendezvous/domain/feed/feed-contents";
import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { type CallInput, defineCall, type Refusal, refuse } from "../../../http/call.ts";
import { INVALID_CALENDAR } from "../../booking/slot/parse-booking-items.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { announceCatalogue } from "../../ground/history/announce-catalogue.ts";
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
import { readEnteredAddress, sealAddress, withSlash } from "../elsewhere/source-address.ts";
import { insertConnection } from "./data.ts";
import { type CalendarLogin, sealLogin } from "./login.ts";
import { readGrant } from "./providers/provider-login.ts";
import { findProvider } from "./providers/providers.ts";

type Input = CallInput<"createConnectedCalendar">;

/** Connects a calendar by a login, which no answer contains. */
export const createConnectedCalendar = defineCall("createConnectedCalendar", async (input) => {
  const { context, groupId, session, params, body, locale } = input;
  if (input.group.sandbox) return refuse("forbidden", { detail: "in_a_sandbox" });
  const { secret } = context.installation;
  const { name, writes, follows_moves } = body.connected_calendar;
  const calendarId = params.calendarId ?? 0;
  const own = ownCalendars(session, groupId);
  const calendarName = await findCalendarName(context.db, groupId, calendarId);
  if (session.kind !== "pro" || calendarName === null || (own && !own.includes(calendarId)))
    return INVALID_CALENDAR;
  if (writes !== null && !feedContentsOf(session, groupId).includes(writes))
    return invalid("writes", "expected busy or service");
  const access = readAccess(input, session.proId);
  if (!access.ok) return access;
  const { kind, url, login } = access;
  const answer = await createOnce<{ busy_source: BusySource }>("connected_calendar", input, (write) =>
    write(async (connection) => {
      await lockCatalogue(connection, groupId);
      if ((await countSources(connection, groupId, calendarId)) >= MAX_SOURCES)
        return refuse("full", { details: { max: MAX_SOURCES } });
      const now = new Date(context.clock.now());
      const sealed = { ...sealAddress(url, secret, groupId), ending: "" };
      const source = { kind, calendarId, ...sealed, now, dueInSeconds: 180 } as const;
      const id = await insertSource(connection, groupId, source);
      await insertConnection(connection, groupId, id, {
        pro_id: session.proId,
        login_sealed: sealLogin(login, secret, groupId, url.href),
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
      const [row] = await listSourceRows(connection, groupId, query);
      await enqueueSource(connection, groupId, id);
      return { busy_source: row! };
    }),
  );
  announceCatalogue(input);
  return answer;
});

function invalid(field: string, text: string): Refusal {
  return refuse("bad_request", { fields: { [`connected_calendar.${field}`]: text } });
}

interface Access {
  readonly ok: true;
  readonly kind: SourceKind;
  readonly url: URL;
  readonly login: CalendarLogin;
}

function readAccess({ context, groupId, body }: Input, proId: number): Access | Refusal {
  const { config, calendarReader, clock, installation } = context;
  const { address, username, password, grant } = body.connected_calendar;
  if (grant === undefined) {
    const { isInsideAllowed } = calendarReader;
    const read = readEnteredAddress(withSlash(address), isInsideAllowed, "connected_calendar.address");
    if (!read.ok) return read;
    if (username === "" || password === "") return invalid("password", "expected a user name and a password");
    return { ok: true, kind: "caldav", url: read.url, login: { username, password } };
  }
  const read = readGrant(grant, installation.secret, clock.now());
  const provider = read && findProvider(config.calendarProviders, read.provider);
  if (!provider || read.groupId !== groupId || read.proId !== proId)
    return invalid("grant", "expected the grant of a login by the caller");
  // The access token goes to no other server.
  if (!address.startsWith(`${provider.api}/`) || !URL.canParse(address))
    return invalid("address", "expected a calendar of the login");
  const { refreshToken } = read;
  return { ok: true, kind: provider.name, url: new URL(address), login: { refreshToken } };
}
