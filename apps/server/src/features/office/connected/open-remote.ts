import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "../../../http/context.ts";
import { uidEnds } from "../../booking/appointments/to-calendar-events.ts";
import type { StoredSource } from "../elsewhere/data.ts";
import { openAddress } from "../elsewhere/source-address.ts";
import type { DavTask } from "../elsewhere/dav-conversation.ts";
import { createCalDav } from "./caldav.ts";
import type { Connection } from "./data.ts";
import { openLogin } from "./login.ts";
import { createGoogleCalendar } from "./providers/google.ts";
import { createMicrosoftCalendar } from "./providers/microsoft.ts";
import { createProviderApi } from "./providers/provider-api.ts";
import { createTokenFinder } from "./providers/provider-tokens.ts";
import { findProvider } from "./providers/providers.ts";
import { type ReadSpan, type RemoteCalendar, RemoteError } from "./remote-calendar.ts";

/** A connection with all that its remote calendar needs. */
export interface OpenConnection {
  readonly context: Context;
  readonly group: GroupRecord;
  readonly source: StoredSource;
  readonly connection: Connection;
  readonly remote: RemoteCalendar;
}

/** Returns the remote calendar of a connection. */
export function openRemote(
  context: Context,
  group: GroupRecord,
  { kind, address_sealed }: StoredSource,
  connection: Connection,
): RemoteCalendar {
  const { calendarReader, config, installation } = context;
  const { secret } = installation;
  const address = openAddress(address_sealed, secret, group.id);
  const { timezone } = group.fields;
  const { outgoing } = calendarReader;
  const ownUid = uidEnds(group.id, secret);
  if (kind === "google" || kind === "microsoft") {
    const provider = findProvider(config.calendarProviders, kind);
    // The installation is no longer registered with this provider, or under another address.
    if (!provider || !address.startsWith(`${provider.api}/`)) throw new RemoteError("refused");
    const findToken = createTokenFinder(context, { groupId: group.id, provider, connection, address });
    const api = createProviderApi(outgoing, findToken);
    const setting = { api, address, base: provider.api, timezone, ownUid };
    return kind === "google" ? createGoogleCalendar(setting) : createMicrosoftCalendar(setting);
  }
  const login = openLogin(connection.login_sealed, secret, group.id, address);
  if (!("password" in login)) throw new RemoteError("login");
  const readTimes = (text: string, span: ReadSpan) =>
    calendarReader.read(group.id, { text, zone: timezone, ...span, ownUid });
  const converse = (task: DavTask) => calendarReader.converse(group.id, task);
  return createCalDav({ outgoing, address, login, timezone, ownUid, readTimes, converse });
}

/**
 * Returns the UID of an appointment's or a date's event. It contains the connection, because several connections may write the
 * same appointment into one remote calendar.
 */
export function toEventUid(
  groupId: number,
  written: number | string,
  sourceId: number,
  secret: string,
): string {
  const { start, end } = uidEnds(groupId, secret);
  return `${start}${written}-${sourceId}${end}`;
}
