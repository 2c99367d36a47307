import { randomUUID } from "node:crypto";
import { Client } from "pg";
import {
  CONNECTION_LIMITS,
  type Database,
  type DatabaseAddress,
  toDirectAddress,
  endClient,
  type Queryable,
} from "./database/database.ts";
import type { LogFailure } from "./failure-log.ts";
import { settlesWithin } from "./within.ts";

const KINDS = ["catalogue", "slots", "pros", "version"] as const;
/**
 * The kinds of changes of a group: its catalogue, its seats, or its members. Without a group: the version of the database.
 */
export type ChangeKind = (typeof KINDS)[number];

/** The changed parts, by kind of change; a notice contains them as numbers. */
export interface ChangeParts {
  readonly catalogue: readonly [];
  /** The start of an appointment is in minutes since the epoch. */
  readonly slots: readonly [calendarId: number, resourceId: number | null, start: number];
  readonly pros: readonly [proId: number];
  readonly version: readonly [];
}

/**
 * Called with the changed group; null when notices may have been missed, so that anything may have changed. `parts` are the
 * announced ones; null: any.
 */
export type ChangeListener<Kind extends ChangeKind> = (
  groupId: number | null,
  parts: readonly ChangeParts[Kind][] | null,
) => void;

export interface Changes {
  listen<Kind extends ChangeKind>(kind: Kind, listener: ChangeListener<Kind>): void;
  /**
   * Notifies this process at once and the others soon. Call it after the commit: a NOTIFY inside a transaction makes all commits
   * of the database wait for each other.
   */
  announce<Kind extends ChangeKind>(kind: Kind, groupId: number, parts?: readonly ChangeParts[Kind][]): void;
  /** False while this process cannot receive the notices of others. */
  isListening(): boolean;
  close(): Promise<void>;
}

const CHANNEL = "rendezvous_changes";
const RECONNECT_MS = 1000;
/** The connection is checked at this interval, because a connection that only listens does not notice when it is dead. */
const BEAT_MS = 10_000;
/** A stopping process waits at most this long until its last notices are sent. */
const LAST_SENT_WITHIN_MS = 1000;
const GATHER_MS = 40;
/** PostgreSQL limits a notice to 8000 bytes, so that more changed parts than these are sent as "any", which stands for all. */
const MOST_PARTS = 150;

/** Notifies all processes that the database was migrated. */
export async function announceMigration(database: Queryable): Promise<void> {
  await database.query("select pg_notify($1, 'migration version 0')", [CHANNEL]);
}

/** Announces a change from a program that is no server. */
export async function announceChange(database: Queryable, kind: ChangeKind, groupId: number): Promise<void> {
  await database.query("select pg_notify($1, $2)", [CHANNEL, `terminal ${kind} ${groupId}`]);
}

/** Announces from a program that is no server that a group is new, or was imported. */
export async function announceGroup(database: Queryable, groupId: number): Promise<void> {
  for (const kind of ["catalogue", "slots"] as const) await announceChange(database, kind, groupId);
}

export function createChanges(database: Database, address: DatabaseAddress, logFailure: LogFailure): Changes {
  const self = randomUUID().slice(0, 8);
  const listeners: { readonly [Kind in ChangeKind]: ChangeListener<Kind>[] } = {
    catalogue: [],
    slots: [],
    pros: [],
    version: [],
  };
  /** The changed parts as a notice writes them, by kind and group. */
  const unsent = new Map<string, ReadonlySet<string> | null>();
  let sending: Promise<void> | undefined;
  let listener: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isListening = false;
  let closed = false;

  function tell<Kind extends ChangeKind>(
    kind: Kind,
    groupId: number | null,
    parts: readonly ChangeParts[Kind][] | null,
  ): void {
    for (const listen of listeners[kind]) listen(groupId, parts);
  }

  function receive(payload: string | undefined): void {
    const notice = parseNotice(payload ?? "");
    if (notice && notice.sender !== self) tell(notice.kind, notice.groupId, notice.parts);
  }

  async function connect(): Promise<void> {
    const client = new Client({
      ...toDirectAddress(address),
      ...CONNECTION_LIMITS,
      query_timeout: BEAT_MS / 2,
    });
    const beat = setInterval(() => void client.query("select 1").catch(() => endClient(client)), BEAT_MS);
    listener = client;
    client.on("notification", ({ payload }) => receive(payload));
    client.on("error", (error) => logFailure(error, "the connection that hears of changes broke"));
    client.on("end", () => {
      isListening = false;
      clearInterval(beat);
      reconnectSoon();
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      isListening = true;
      for (const kind of KINDS) tell(kind, null, null);
    } catch (error) {
      logFailure(error, "cannot hear of other processes' changes; caches only age meanwhile");
      clearInterval(beat);
      await endClient(client);
    }
  }

  function reconnectSoon(): void {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), RECONNECT_MS);
  }

  // Sends all announcements of a moment at once, so that under load hundreds of bookings share a notice.
  async function send(): Promise<void> {
    while (unsent.size > 0) {
      if (!closed) await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const payloads = [...unsent].map(([what, parts]) => formatNotice(self, what, parts));
      unsent.clear();
      await notifyAll(database, payloads).catch((error: unknown) =>
        logFailure(error, "a change could not be announced"),
      );
    }
    sending = undefined;
  }

  void connect();
  return {
    listen(kind, listener) {
      listeners[kind].push(listener);
    },
    announce(kind, groupId, parts) {
      tell(kind, groupId, parts ?? null);
      const what = `${kind} ${groupId}`;
      unsent.set(what, mergeParts(unsent.get(what), parts?.map(formatPart)));
      sending ??= send();
    },
    isListening: () => isListening,
    async close() {
      closed = true;
      clearTimeout(retry);
      if (sending) await settlesWithin(LAST_SENT_WITHIN_MS, sending);
      if (listener) await endClient(listener);
    },
  };
}

/** Needs no write to disk, so it does not delay the bookings' commits. */
async function notifyAll(database: Database, payloads: readonly string[]): Promise<void> {
  await database.query({
    name: "announce",
    text: `select set_config('synchronous_commit', 'off', true), pg_notify($1, payload)
      from unnest($2::text[]) as payload`,
    values: [CHANNEL, payloads],
  });
}

/** Returns the parts of both announcements; null (any part may have changed) if `before` is null or `parts` is undefined. */
function mergeParts(
  before: ReadonlySet<string> | null | undefined,
  parts: readonly string[] | undefined,
): ReadonlySet<string> | null {
  return parts && before !== null ? new Set([...(before ?? []), ...parts]) : null;
}

/** `what`: kind and group. */
function formatNotice(sender: string, what: string, parts: ReadonlySet<string> | null): string {
  return parts && parts.size <= MOST_PARTS ? `${sender} ${what} ${[...parts].join()}` : `${sender} ${what}`;
}

function parseNotice(payload: string) {
  const [sender, named, groupId, parts] = payload.split(" ");
  const kind = KINDS.find((one) => one === named);
  if (!kind) return null;
  const read = parts === undefined ? null : parts.split(",").filter(Boolean).map(parsePart);
  return { sender, kind, groupId: Number(groupId), parts: read };
}

function formatPart(part: readonly (number | null)[]): string {
  return part.map((one) => one ?? "").join(":");
}

/** Parses one part without validating it, because only this product sends notices. */
function parsePart(text: string): ChangeParts[ChangeKind] {
  return text
    .split(":")
    .map((one) => (one === "" ? null : Number(one))) as unknown as ChangeParts[ChangeKind];
}
