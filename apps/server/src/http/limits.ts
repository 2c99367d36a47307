import { createHmac } from "node:crypto";
import type { CallLimit } from "@rendezvous/contract/ground/define-endpoint";
import type { Queryable } from "../lib/database/database.ts";
import {
  readSharedWindows,
  refundSharedWindows,
  type SharedWindow,
  consumeSharedWindows,
} from "../lib/rate-limit.ts";
import { type Refusal, refuse } from "./call.ts";

declare module "./context.ts" {
  interface Context {
    /** Limits how often a client may log in, register, request a reset, book and search. */
    readonly limits: Limits;
  }
}

/** The limited actions, besides the total number of calls: those of the contract, and those that the code counts itself. */
export type LimitedAction = CallLimit | "book" | "mail" | "factor" | "feed";

/**
 * The unit that is counted: a network address, a person (an e-mail address, an account, a fiche), a group, or an integrator's API
 * key.
 */
export type LimitSubject = "address" | "person" | "group" | "key";

export interface Limit {
  readonly max: number;
  readonly seconds: number;
}
export type LimitTable = Readonly<Record<LimitedAction, Readonly<Partial<Record<LimitSubject, Limit>>>>>;

const HOUR = 3600;

const BOOKING = {
  address: { max: 200, seconds: HOUR },
  person: { max: 40, seconds: HOUR },
  key: { max: 5000, seconds: HOUR },
  group: { max: 20_000, seconds: HOUR },
};
const ACCOUNT_MAIL = {
  address: { max: 30, seconds: HOUR },
  person: { max: 5, seconds: HOUR },
  group: { max: 1000, seconds: HOUR },
};

/** High limits that only stop floods, because many people share one network address and a group may be large. */
export const LIMITS: LimitTable = {
  // Each call creates a group and sends a mail.
  found: { address: { max: 10, seconds: HOUR }, person: { max: 3, seconds: HOUR } },
  // Limits owners too, because any stranger who signs up becomes an owner and can invite.
  invite: {
    address: { max: 200, seconds: HOUR },
    person: { max: 60, seconds: HOUR },
    group: { max: 100, seconds: HOUR },
  },
  login: {
    address: { max: 200, seconds: 600 },
    person: { max: 120, seconds: HOUR },
    group: { max: 6000, seconds: 600 },
  },
  register: ACCOUNT_MAIL,
  reset: ACCOUNT_MAIL,
  book: BOOKING,
  move: BOOKING,
  cancel: BOOKING,
  // Counted by mailbox, see features/mail/mail-limit.ts.
  mail: {},
  // Counted by feed: several devices read one every few minutes.
  feed: { person: { max: 240, seconds: HOUR }, group: { max: 20_000, seconds: HOUR } },
  // Counted by login, see features/people/factor/prove-within-limits.ts.
  factor: {},
  // High, because a visitor tries several slots before booking.
  hold: { address: { max: 1000, seconds: HOUR } },
  // Each wish sends a mail.
  wish: {
    address: { max: 30, seconds: HOUR },
    person: { max: 10, seconds: HOUR },
    group: { max: 5000, seconds: HOUR },
  },
  search: {
    address: { max: 600, seconds: 600 },
    person: { max: 300, seconds: 600 },
    group: { max: 20_000, seconds: 600 },
  },
  // Each call sends a few requests to another organisation's server.
  test: { address: { max: 100, seconds: HOUR }, person: { max: 60, seconds: HOUR } },
  // Collecting all data of a person is expensive, and each request sends a mail.
  download: {
    address: { max: 100, seconds: HOUR },
    person: { max: 20, seconds: HOUR },
    group: { max: 1000, seconds: HOUR },
  },
  delete: {
    address: { max: 60, seconds: HOUR },
    person: { max: 5, seconds: HOUR },
    group: { max: 1000, seconds: HOUR },
  },
  // Not counted by person, because the mail's key identifies the request and not the session.
  confirm: { address: { max: 60, seconds: HOUR } },
  // A tablet at a door is one address; a code has a billion values.
  arrive: { address: { max: 300, seconds: 600 }, group: { max: 3000, seconds: 600 } },
  // Each call sends a mail to the professional themselves.
  preview: { person: { max: 30, seconds: HOUR } },
  // Each picture is decoded; a group may have 2000 at most.
  upload: {
    address: { max: 600, seconds: HOUR },
    person: { max: 300, seconds: HOUR },
    group: { max: 600, seconds: HOUR },
  },
  // Each call copies what the group publishes; a program's tests may begin with one.
  sandbox: { group: { max: 60, seconds: HOUR } },
  // The login of operators; an installation has few of them.
  operate: { address: { max: 30, seconds: 600 }, person: { max: 60, seconds: HOUR } },
};

/** The address, person, group and key for which an action counts. */
export type LimitKeys = { readonly [By in LimitSubject]?: string | undefined };

export interface Limits {
  /** Counts one action, also in the windows of `more`; returns a refusal with the waiting time when any limit is reached. */
  take(action: LimitedAction, who: LimitKeys, more?: readonly SharedWindow[]): Promise<Refusal | null>;
  /** Gives back the units of an action that did not happen. */
  giveBack(windows: readonly SharedWindow[]): Promise<void>;
  /** Returns the units counted in a window so far. */
  count(window: Pick<SharedWindow, "key">): Promise<number>;
}

/**
 * Counts across all server processes. Without a table nothing is limited. The windows' names are hashed with `secret`, so that no
 * one can read or guess who was counted.
 */
export function createLimits(database: Queryable, table: LimitTable | null, secret: string): Limits {
  const nameOf = (key: string): string => createHmac("sha256", secret).update(key).digest("base64url");
  return {
    async take(action, who, more = []) {
      if (!table) return null;
      const windows = (Object.entries(table[action]) as [LimitSubject, Limit][]).flatMap(([by, limit]) =>
        who[by] === undefined ? [] : [{ key: `${action} ${by} ${who[by]}`, ...limit }],
      );
      const all = [...windows, ...more].map((window) => ({ ...window, key: nameOf(window.key) }));
      const wait = all.length === 0 ? 0 : await consumeSharedWindows(database, all);
      return wait > 0 ? refuse("too_many_requests", { headers: { "retry-after": String(wait) } }) : null;
    },
    async giveBack(windows) {
      const named = windows.map((window) => ({ ...window, key: nameOf(window.key) }));
      if (table) await refundSharedWindows(database, named);
    },
    async count({ key }) {
      const name = nameOf(key);
      return (await readSharedWindows(database, [name])).get(name) ?? 0;
    },
  };
}
