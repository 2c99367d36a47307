import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "../../../http/context.ts";
import { uidEnds } from "../../booking/appointments/to-calendar-events.ts";
import type { StoredSource } from "../elsewhere/data.ts";
import { openAddress } from "../elsewhere/source-address.ts";
import { createCalDav } from "./caldav.ts";
import type { Connection } from "./data.ts";
import { openLogin } from "./login.ts";
import type { RemoteCalendar } from "./remote-calendar.ts";

/** A connection with all that its remote calendar needs. */
export interface Connected {
  readonly context: Context;
  readonly group: GroupRecord;
  readonly source: StoredSource;
  readonly connection: Connection;
  readonly remote: RemoteCalendar;
}

/** Returns the remote calendar of a connection. */
export function openRemote(
  { calendarReader, installation: { secret } }: Context,
  group: GroupRecord,
  { address_sealed }: StoredSource,
  { login_sealed }: Connection,
): RemoteCalendar {
  const address = openAddress(address_sealed, secret, group.id);
  const { timezone } = group.fields;
  return createCalDav({
    outgoing: calendarReader.outgoing,
    address,
    login: openLogin(login_sealed, secret, group.id, address),
    timezone,
    readTimes: (text, span) =>
      calendarReader.read(group.id, { text, zone: timezone, ...span, ownUid: uidEnds(group.id, secret) }),
  });
}

/** Names the event of an appointment in one connected calendar: several may write it into the same remote one. */
export function toEventUid(groupId: number, appointmentId: number, sourceId: number, secret: string): string {
  const { start, end } = uidEnds(groupId, secret);
  return `${start}${appointmentId}-${sourceId}${end}`;
}
