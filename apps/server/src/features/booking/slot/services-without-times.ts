import { setTimeout as pause } from "node:timers/promises";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { findNthTime } from "./nth-time.ts";

/** An answer is fresh for this long. An older answer is used while a new one is computed. */
const FRESH_MS = 30_000;
/**
 * An answer stays fresh for at least this many times the duration of its search, so that a group of five hundred services is not
 * searched all the time.
 */
const FRESH_FACTOR = 50;
/** If the answer is older than this, the call waits for the refresh, for at most MOST_WAIT_MS. */
const OLD_MS = 5 * 60_000;
const MOST_WAIT_MS = 500;

interface SearchResult {
  readonly services: ReadonlySet<number>;
  readonly searchedAt: number;
  readonly freshUntil: number;
}

interface Entry {
  latest: SearchResult | null;
  refreshing: Promise<void> | null;
}

const NONE: ReadonlySet<number> = new Set();

declare module "../../../http/context.ts" {
  interface Context {
    readonly servicesWithoutTimes: ServicesWithoutTimes;
  }
}

/**
 * The services that visitors' lists leave out if the group says so, because no visitor could book them, however far ahead.
 * Requests for pages trigger a refresh in the background and do not wait for it.
 */
export interface ServicesWithoutTimes {
  find(context: Context, group: GroupRecord): Promise<ReadonlySet<number>>;
}

export function createServicesWithoutTimes(): ServicesWithoutTimes {
  /** Keyed by the group object of one version, so a change of the group starts afresh. */
  const entries = new WeakMap<GroupRecord, Entry>();

  return {
    async find(context, group) {
      if (!group.fields.hide_without_times) return NONE;
      const entry = entries.get(group) ?? { latest: null, refreshing: null };
      entries.set(group, entry);
      const present = context.clock.now();
      const age = entry.latest ? present - entry.latest.searchedAt : Number.POSITIVE_INFINITY;
      if (entry.latest && age >= 0 && present < entry.latest.freshUntil) return entry.latest.services;
      entry.refreshing ??= refresh(context, group, entry);
      if (age < 0 || age > OLD_MS)
        await Promise.race([entry.refreshing, pause(MOST_WAIT_MS, undefined, { ref: false })]);
      return entry.latest?.services ?? NONE;
    },
  };
}

async function refresh(context: Context, group: GroupRecord, entry: Entry): Promise<void> {
  const groupId = group.id as AuthorizedGroupId;
  const began = performance.now();
  const searchedAt = context.clock.now();
  try {
    const services = new Set<number>();
    const slotCatalogue = await loadCatalogue(context, group, groupId);
    for (const service of slotCatalogue.services.values())
      if ((await findNthTime(context, groupId, slotCatalogue, service, 1)) === null) services.add(service.id);
    const freshMs = Math.max(FRESH_MS, FRESH_FACTOR * (performance.now() - began));
    entry.latest = { services, searchedAt, freshUntil: searchedAt + freshMs };
  } catch (error) {
    context.logFailure(error, "it could not be found out which services have no free time");
  } finally {
    entry.refreshing = null;
  }
}
