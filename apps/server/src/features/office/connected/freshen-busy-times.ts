import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { MINUTE_MS } from "@rendezvous/domain/time/instant";
import type { Context } from "../../../http/context.ts";
import { settlesWithin } from "../../../lib/within.ts";
import { findSource } from "../elsewhere/data.ts";
import { noteFailure } from "../elsewhere/read-source.ts";
import { findConnection, hasConnections, listStaleConnections } from "./data.ts";
import { openRemote } from "./open-remote.ts";
import { RemoteError } from "./remote-calendar.ts";
import { readRemote, storeTimes } from "./synchronise.ts";

declare module "../../../http/context.ts" {
  interface Context {
    /**
     * Reads the busy times again that are older than a minute and come from calendars connected by a login. Waits 800 ms at most;
     * later answers are stored when they come. Never throws, because a booking must not depend on other servers.
     */
    readonly freshenBusyTimes: FreshenBusyTimes;
  }
}

export type FreshenBusyTimes = (
  context: Context,
  group: GroupRecord,
  calendarIds: readonly number[],
) => Promise<void>;

const FRESH_MS = MINUTE_MS;
const LOOK_WITHIN_MS = 800;
/** The groups of which this process knows whether they have connections. */
const MOST_GROUPS = 5000;

export function createFreshenBusyTimes(): FreshenBusyTimes {
  const groups = new Map<number, { readonly version: number; readonly hasAny: Promise<boolean> }>();
  const running = new Map<string, Promise<void>>();

  /** A connection raises the group's version, so that groups without one cost nothing. */
  function findWhether(context: Context, { id, version }: GroupRecord): Promise<boolean> {
    const cached = groups.get(id);
    if (cached?.version === version) return cached.hasAny;
    const hasAny = hasConnections(context.db, id);
    groups.delete(id);
    groups.set(id, { version, hasAny });
    if (groups.size > MOST_GROUPS) groups.delete(groups.keys().next().value!);
    hasAny.catch(() => groups.delete(id));
    return hasAny;
  }

  /** Bookings at the same moment share one reading. */
  function look(context: Context, group: GroupRecord, sourceId: number): Promise<void> {
    const key = `${group.id} ${sourceId}`;
    const present = running.get(key);
    if (present) return present;
    const started = readAgain(context, group, sourceId).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  async function lookAtStale(context: Context, group: GroupRecord, calendarIds: readonly number[]) {
    if (!(await findWhether(context, group))) return;
    const since = new Date(context.clock.now() - FRESH_MS);
    const stale = await listStaleConnections(context.db, group.id, calendarIds, since);
    await Promise.all(stale.map((id) => look(context, group, id)));
  }

  return async (context, group, calendarIds) => {
    const looking = lookAtStale(context, group, calendarIds);
    looking.catch((error: unknown) => context.logFailure(error, "a connected calendar was not read again"));
    await settlesWithin(LOOK_WITHIN_MS, looking);
  };
}

/** Leaves the token as it is, so that the next job sees what happened to the group's own events. */
async function readAgain(context: Context, group: GroupRecord, sourceId: number): Promise<void> {
  const [source, connection] = await Promise.all([
    findSource(context.db, group.id, sourceId),
    findConnection(context.db, group.id, sourceId),
  ]);
  if (!source || !connection) return;
  try {
    const remote = openRemote(context, group, source, connection);
    const connected = { context, group, source, connection, remote };
    await storeTimes(connected, await readRemote(connected));
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    await noteFailure(context, group, sourceId, source, error.failure);
  }
}
