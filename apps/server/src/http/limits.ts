import { createHmac } from "node:crypto";
import type { CallLimit } from "@rendezvous/contract/endpoints/define-endpoint";
import type { Queryable } from "../lib/database/database.ts";
import { countShared, giveBackShared, type SharedWindow, takeAllShared } from "../lib/rate-limit.ts";
import { type Refusal, refuse } from "./refusal.ts";

/** What is limited, beyond the number of calls of any kind: what calls count as, and what is counted by hand. */
export type LimitedAction = CallLimit | "book" | "mail" | "factor";

/** Who is counted: a network address, a person (an e-mail address, an account, a fiche), a group, an integrator's API key. */
export type LimitedBy = "address" | "person" | "group" | "key";

export interface Limit {
  readonly max: number;
  readonly seconds: number;
}
export type LimitTable = Readonly<Record<LimitedAction, Readonly<Partial<Record<LimitedBy, Limit>>>>>;

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

/** Many people share one network address, and a group may be large: these only stop floods. */
export const LIMITS: LimitTable = {
  // Each makes a group and sends a mail.
  found: { address: { max: 10, seconds: HOUR }, person: { max: 3, seconds: HOUR } },
  // By an owner; a person who signs up is one.
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
  // By mailbox, see features/mail/mail-limit.ts.
  mail: {},
  // By login, see features/people/factor/prove-factor.ts.
  factor: {},
  // A visitor chooses a few times before booking.
  hold: { address: { max: 1000, seconds: HOUR } },
  search: {
    address: { max: 600, seconds: 600 },
    person: { max: 300, seconds: 600 },
    group: { max: 20_000, seconds: 600 },
  },
  // Each calls another organisation's server a few times.
  test: { address: { max: 100, seconds: HOUR }, person: { max: 60, seconds: HOUR } },
  // Everything about a person is much to collect, and a mail much to receive.
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
  // The mail's key says whose request it is, not the session that brings it.
  confirm: { address: { max: 60, seconds: HOUR } },
  // Each is a mail to oneself.
  preview: { person: { max: 30, seconds: HOUR } },
  // Each is decoded; a group has 2000 at most.
  upload: {
    address: { max: 600, seconds: HOUR },
    person: { max: 300, seconds: HOUR },
    group: { max: 600, seconds: HOUR },
  },
};

/** In whose windows something counts. */
export type Counted = { readonly [By in LimitedBy]?: string | undefined };

export interface Limits {
  /**
   * Counts one more, also in the windows of `more`; a refusal with the time to wait when any window is used up.
   */
  take(action: LimitedAction, who: Counted, more?: readonly SharedWindow[]): Promise<Refusal | null>;
  /** What was counted did not come about. */
  giveBack(windows: readonly SharedWindow[]): Promise<void>;
  /** What is counted in a window by now. */
  count(window: Pick<SharedWindow, "key">): Promise<number>;
}

/**
 * Over all server processes. Without a table nothing is limited. Windows are kept under names from which, without the `secret`,
 * it cannot be read or tried out who was counted.
 */
export function createLimits(database: Queryable, table: LimitTable | null, secret: string): Limits {
  const nameOf = (key: string): string => createHmac("sha256", secret).update(key).digest("base64url");
  return {
    async take(action, who, more = []) {
      if (!table) return null;
      const windows = (Object.entries(table[action]) as [LimitedBy, Limit][]).flatMap(([by, limit]) =>
        who[by] === undefined ? [] : [{ key: `${action} ${by} ${who[by]}`, ...limit }],
      );
      const all = [...windows, ...more].map((window) => ({ ...window, key: nameOf(window.key) }));
      const wait = all.length === 0 ? 0 : await takeAllShared(database, all);
      return wait > 0 ? refuse("too_many_requests", { headers: { "retry-after": String(wait) } }) : null;
    },
    async giveBack(windows) {
      const named = windows.map((window) => ({ ...window, key: nameOf(window.key) }));
      if (table) await giveBackShared(database, named);
    },
    async count({ key }) {
      const name = nameOf(key);
      return (await countShared(database, [name])).get(name) ?? 0;
    },
  };
}
