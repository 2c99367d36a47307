import { randomUUID } from "node:crypto";
import { dateOf, minuteOf } from "@rendezvous/domain/time/instant";
import type { Context } from "../../../http/context.ts";
import { findSource, postponeSource } from "../elsewhere/data.ts";
import { noteFailure, storeBusyTimes, toReadSpan } from "../elsewhere/read-source.ts";
import { makeToken } from "../../ground/session/token-data.ts";
import { type Connection, endLease, leaseConnection, setHook, setSyncToken } from "./data.ts";
import { type OpenConnection, openRemote } from "./open-remote.ts";
import { RemoteError, type RemoteTimes } from "./remote-calendar.ts";
import { hookAddress } from "./serve-calendar-hooks.ts";
import { settleOwnEvents } from "./settle-own-events.ts";
import { writeClassDates } from "./write-class-dates.ts";
import { writeEvents } from "./write-events.ts";

/**
 * Reads a connected calendar, follows its moves, then writes the changed appointments: in another order a move there could be
 * overwritten unseen. One job does this at a time; a second one waits, because it was started by a later change.
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

async function synchroniseLeased(connected: OpenConnection): Promise<void> {
  const { context, group, connection } = connected;
  const times = await readRemote(connected);
  if (times !== "unchanged") await settleOwnEvents(connected, times.own);
  // Stores the times before anything is written, because screens wait for this reading and show its conflicts too.
  await storeTimes(connected, times);
  if (times !== "unchanged") await setSyncToken(context.db, group.id, connection.source_id, times.token);
  await watch(connected);
  await writeEvents(connected);
  await writeClassDates(connected, times === "unchanged" ? null : times.own);
}

const WATCH_MS = 6 * 86_400_000;
const RENEW_BEFORE_MS = 86_400_000;

/** Asks the provider to call after changes. If it does not, the calendar is still read every three minutes. */
async function watch({ context, group, connection, remote }: OpenConnection): Promise<void> {
  const { publicUrl } = context.config;
  const { source_id, hook_until } = connection;
  const nowMs = context.clock.now();
  const isWatched = hook_until !== null && hook_until.getTime() - nowMs > RENEW_BEFORE_MS;
  if (isWatched || !remote.watch || !publicUrl.startsWith("https:")) return;
  const { token, hash } = makeToken();
  const hook = { id: randomUUID(), address: hookAddress(publicUrl, token), until: nowMs + WATCH_MS };
  const until = await remote.watch(hook).catch((error: unknown) => {
    if (error instanceof RemoteError) return null;
    throw error;
  });
  if (until !== null) await setHook(context.db, group.id, source_id, hash, new Date(until));
}

/** Reads the busy times, unless the calendar's state is unchanged. */
export function readRemote(connected: OpenConnection): Promise<RemoteTimes | "unchanged"> {
  const { isExpanded, ...span } = toSpan(connected);
  return connected.remote.read(span, isExpanded ? connected.connection.sync_token : null);
}

/** Stores the busy times if they have changed. */
export async function storeTimes(connected: OpenConnection, times: RemoteTimes | "unchanged"): Promise<void> {
  const { context, group, source, connection } = connected;
  const { until } = toSpan(connected);
  const nothing = { etag: null, lastModified: null, contentHash: null };
  const state = { now: new Date(context.clock.now()), expandedUntil: dateOf(until), ...nothing };
  const ranges = times === "unchanged" ? (source.ranges ?? []) : times.busy;
  await storeBusyTimes(context, group, { sourceId: connection.source_id, source, ranges, state });
}

function toSpan({ context, group, source }: OpenConnection) {
  return toReadSpan(source, group, minuteOf(context.clock.now()));
}
