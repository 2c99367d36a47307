import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { findOrCreateSecret } from "../../../lib/installation.ts";
import { deleteSourceRow, insertSource, listSealedSources } from "./data.ts";
import { openAddress, readAddress, sealAddress } from "./source-address.ts";

/** The addresses that a group file has for a calendar or resource. */
export interface BusyAddresses {
  readonly calendarId: number;
  readonly addresses: readonly string[];
}

/** Returns the addresses of all sources of a group, for a group file. */
export async function listBusyAddresses(database: Queryable, groupId: number): Promise<BusyAddresses[]> {
  const sources = await listSources(database, groupId);
  return [...Map.groupBy(sources, ({ calendarId }) => calendarId)].map(([calendarId, same]) => ({
    calendarId,
    addresses: same.flatMap(({ address }) => address ?? []),
  }));
}

/** Makes these the sources of a group. Existing sources keep their busy times; new ones are read soon. */
export async function replaceBusySources(
  connection: Transaction,
  groupId: number,
  calendars: readonly BusyAddresses[],
  now: Date,
): Promise<void> {
  const secret = await findOrCreateSecret(connection);
  const listed = calendars.flatMap(({ calendarId, addresses }) =>
    addresses.flatMap((address) => {
      const url = readAddress(address, true);
      return url ? [{ calendarId, url }] : [];
    }),
  );
  const stored = await listSources(connection, groupId);
  const missing = new Map(listed.map((one) => [keyOf(one.calendarId, one.url.href), one]));
  for (const { id, calendarId, address } of stored)
    if (!missing.delete(keyOf(calendarId, address))) await deleteSourceRow(connection, groupId, id);
  for (const { calendarId, url } of missing.values()) {
    const sealed = sealAddress(url, secret, groupId);
    await insertSource(connection, groupId, { kind: "address", calendarId, ...sealed, now, dueInSeconds: 0 });
  }
}

function keyOf(calendarId: number, address: string | null): string {
  return `${calendarId} ${address}`;
}

/** `address`: null if another installation encrypted it. */
async function listSources(database: Queryable, groupId: number) {
  const secret = await findOrCreateSecret(database);
  return (await listSealedSources(database, groupId)).map(({ id, calendar_id, address_sealed }) => ({
    id,
    calendarId: calendar_id,
    address: tryToOpen(address_sealed, secret, groupId),
  }));
}

function tryToOpen(sealed: string, secret: string, groupId: number): string | null {
  try {
    return openAddress(sealed, secret, groupId);
  } catch {
    return null;
  }
}
