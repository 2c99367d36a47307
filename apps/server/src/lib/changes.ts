import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { type Database, type DatabaseAddress, directAddress } from "./database.ts";
import type { Log } from "./log.ts";

const KINDS = ["catalogue", "slots", "pros"] as const;
/** What of a group changed: what it publishes, which of its seats are taken, or who works there (`parts` are their ids). */
export type ChangeKind = (typeof KINDS)[number];

/**
 * Called with the group that changed, or null when notices may have been missed and anything may have changed. `parts` of it as they
 * were announced; null: any.
 */
export type ChangeListener = (groupId: number | null, parts: readonly string[] | null) => void;

export interface Changes {
  listen(kind: ChangeKind, listener: ChangeListener): void;
  /**
   * Tells this process at once and the others soon. To be called after the commit: a NOTIFY inside a transaction
   * makes all commits of the database wait for each other.
   */
  announce(kind: ChangeKind, groupId: number, parts?: readonly string[]): void;
  close(): Promise<void>;
}

const CHANNEL = "rendezvous_changes";
const RECONNECT_MS = 1000;
const GATHER_MS = 40;
/** A notice may have 8000 bytes. More of them is any of the group's. */
const MOST_PARTS = 150;

export function createChanges(database: Database, address: DatabaseAddress, log: Log): Changes {
  const self = randomUUID().slice(0, 8);
  const listeners: Record<ChangeKind, ChangeListener[]> = { catalogue: [], slots: [], pros: [] };
  /** By kind and group: what of it changed. */
  const unsent = new Map<string, ReadonlySet<string> | null>();
  let sending: Promise<void> | undefined;
  let listener: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  function tell(kind: ChangeKind, groupId: number | null, parts: readonly string[] | null): void {
    for (const listen of listeners[kind]) listen(groupId, parts);
  }

  function receive(payload: string | undefined): void {
    const [sender, named, groupId, parts] = payload?.split(" ") ?? [];
    const kind = KINDS.find((one) => one === named);
    if (sender === self || !kind) return;
    tell(kind, Number(groupId), parts === undefined ? null : parts.split(",").filter(Boolean));
  }

  async function connect(): Promise<void> {
    const client = new Client(directAddress(address));
    listener = client;
    client.on("notification", ({ payload }) => receive(payload));
    client.on("error", (error) => log.warn({ err: error }, "the connection that hears of changes broke"));
    client.on("end", reconnectSoon);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      for (const kind of KINDS) tell(kind, null, null);
    } catch (error) {
      log.warn({ err: error }, "cannot hear of other processes' changes; caches only age meanwhile");
      await client.end().catch(() => {});
    }
  }

  function reconnectSoon(): void {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), RECONNECT_MS);
  }

  // One statement carries everything that was announced in a moment: under load hundreds of bookings share a notice. It
  // need not be on disk, and so does not keep the bookings' commits waiting.
  async function send(): Promise<void> {
    while (unsent.size > 0) {
      if (!closed) await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const payloads = [...unsent].map(([what, parts]) =>
        parts && parts.size <= MOST_PARTS ? `${self} ${what} ${[...parts].join()}` : `${self} ${what}`,
      );
      unsent.clear();
      await database
        .query({
          name: "announce",
          text: `select set_config('synchronous_commit', 'off', true), pg_notify($1, payload)
            from unnest($2::text[]) as payload`,
          values: [CHANNEL, payloads],
        })
        .catch((error: unknown) => log.warn({ err: error }, "a change could not be announced"));
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
      const before = unsent.get(what);
      unsent.set(what, parts && before !== null ? new Set([...(before ?? []), ...parts]) : null);
      sending ??= send();
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await sending;
      await listener?.end().catch(() => {});
    },
  };
}
