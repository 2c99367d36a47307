import { setTimeout as pause } from "node:timers/promises";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Context } from "../../http/context.ts";
import { loadCatalogue } from "../catalogue/slot-catalogue.ts";
import { findNthTime } from "./nth-time.ts";

/** What was found is answered as it is for so long; then, while it is looked anew beside. */
const FRESH_MS = 30_000;
/** So many times as long as looking takes, at least: a group of five hundred services is not looked at all the time. */
const REST = 50;
/** Older than this nobody is answered without waiting for what is found now, but no longer than so. */
const OLD_MS = 5 * 60_000;
const PATIENCE_MS = 500;

interface Known {
  readonly services: ReadonlySet<number>;
  readonly foundAt: number;
  readonly freshUntil: number;
}

interface Look {
  known: Known | null;
  /** What is being looked for just now. */
  under: Promise<void> | null;
}

const NONE: ReadonlySet<number> = new Set();

declare module "../../http/context.ts" {
  interface Context {
    readonly servicesWithoutTimes: ServicesWithoutTimes;
  }
}

/**
 * The services that visitors' lists leave out, where the group wants that: no visitor could book them, however far ahead. No
 * page computes this: it is found beside, from time to time while somebody asks.
 */
export interface ServicesWithoutTimes {
  find(context: Context, group: GroupRecord): Promise<ReadonlySet<number>>;
}

export function createServicesWithoutTimes(): ServicesWithoutTimes {
  /** By version of a group: what its owners change is looked at anew. */
  const looks = new WeakMap<GroupRecord, Look>();

  return {
    async find(context, group) {
      if (!group.fields.hide_without_times) return NONE;
      const look = looks.get(group) ?? { known: null, under: null };
      looks.set(group, look);
      const present = context.clock.now();
      const age = look.known ? present - look.known.foundAt : Number.POSITIVE_INFINITY;
      if (look.known && age >= 0 && present < look.known.freshUntil) return look.known.services;
      look.under ??= lookAnew(context, group, look);
      if (age < 0 || age > OLD_MS)
        await Promise.race([look.under, pause(PATIENCE_MS, undefined, { ref: false })]);
      return look.known?.services ?? NONE;
    },
  };
}

async function lookAnew(context: Context, group: GroupRecord, look: Look): Promise<void> {
  const groupId = group.id as AuthorizedGroupId;
  const began = performance.now();
  const foundAt = context.clock.now();
  try {
    const services = new Set<number>();
    const slotCatalogue = await loadCatalogue(context, group, groupId);
    for (const service of slotCatalogue.services.values())
      if ((await findNthTime(context, groupId, slotCatalogue, service, 1)) === null) services.add(service.id);
    const rest = Math.max(FRESH_MS, REST * (performance.now() - began));
    look.known = { services, foundAt, freshUntil: foundAt + rest };
  } catch (error) {
    context.log.error({ err: error }, "it could not be found out which services have no free time");
  } finally {
    look.under = null;
  }
}
