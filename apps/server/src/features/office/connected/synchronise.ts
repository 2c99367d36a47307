import { dateOf, minuteOf } from "@rendezvous/domain/time/instant";
import type { Context } from "../../../http/context.ts";
import { findSource, postponeSource } from "../elsewhere/data.ts";
import { noteFailure, storeBusyTimes, toReadSpan } from "../elsewhere/read-source.ts";
import { type Connection, endLease, leaseConnection, setSyncToken } from "./data.ts";
import { type Connected, openRemote } from "./open-remote.ts";
import { RemoteError, type RemoteTimes } from "./remote-calendar.ts";
import { settleOwnEvents } from "./settle-own-events.ts";
import { writeEvents } from "./write-events.ts";

/**
 * Reads a connected calendar, follows its moves, and writes the appointments that have changed, in this order: a move there must
 * not be overwritten unseen. One job at a time does it; another one waits for it, because it was started by something later.
 */
export async function synchronise(context: Context, groupId: number, sourceId: number): Promise<void> {
  const group = await context.groups.find(groupId);
  const source = await findSource(context.db, groupId, sourceId);
  if (!group || !source) return;
  const connection = await waitForLease(context, groupId, sourceId);
  if (!connection) return postponeSource(context.db, groupId, sourceId);
  try {
    const remote = openRemote(context, group, source, connection);
    await synchroniseLeased({ context, group, source, connection, remote });
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    await noteFailure(context, group, sourceId, source, error.failure);
  } finally {
    await endLease(context.db, groupId, sourceId);
  }
}

const LEASE_WITHIN_MS = 5000;
const ASK_AGAIN_MS = 200;

async function waitForLease({ db }: Context, groupId: number, sourceId: number): Promise<Connection | null> {
  const startedMs = performance.now();
  for (;;) {
    const connection = await leaseConnection(db, groupId, sourceId);
    if (connection || performance.now() - startedMs > LEASE_WITHIN_MS) return connection;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

async function synchroniseLeased(connected: Connected): Promise<void> {
  const { context, group, connection } = connected;
  const times = await readRemote(connected);
  if (times !== "unchanged") await settleOwnEvents(connected, times.own);
  // Screens wait for this reading: they show its conflicts, too.
  await storeTimes(connected, times);
  if (times !== "unchanged") await setSyncToken(context.db, group.id, connection.source_id, times.token);
  await writeEvents(connected);
}

/** Reads the busy times. Whether the calendar has changed is asked first. */
export function readRemote(connected: Connected): Promise<RemoteTimes | "unchanged"> {
  const { isExpanded, ...span } = toSpan(connected);
  return connected.remote.read(span, isExpanded ? connected.connection.sync_token : null);
}

/** Stores the busy times if they have changed. */
export async function storeTimes(connected: Connected, times: RemoteTimes | "unchanged"): Promise<void> {
  const { context, group, source, connection } = connected;
  const { until } = toSpan(connected);
  const nothing = { etag: null, lastModified: null, contentHash: null };
  const state = { now: new Date(context.clock.now()), expandedUntil: dateOf(until), ...nothing };
  const ranges = times === "unchanged" ? (source.ranges ?? []) : times.busy;
  await storeBusyTimes(context, group, { sourceId: connection.source_id, source, ranges, state });
}

function toSpan({ context, group, source }: Connected) {
  return toReadSpan(source, group, minuteOf(context.clock.now()));
}
