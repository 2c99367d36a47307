import { setImmediate } from "node:timers/promises";
import type { RequestedChain } from "@rendezvous/contract/booking/requested-chain";
import { findSlotsInSteps } from "@rendezvous/domain/availability/find-slots";
import { chainSpan } from "@rendezvous/domain/availability/chain/chain";
import { createLimitedBudget } from "@rendezvous/domain/availability/work";
import { toLongest } from "@rendezvous/domain/availability/place-terms";
import { spacedServices } from "@rendezvous/domain/availability/starts-apart";
import { candidateIds } from "@rendezvous/domain/booking/candidates";
import { type BookingLink, toChainLinks } from "@rendezvous/domain/booking/model";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { VISITOR } from "@rendezvous/domain/permission/session";
import {
  type Day,
  type EpochMinute,
  minuteOf,
  toFractionalMinutes,
  weekdayOf,
} from "@rendezvous/domain/time/instant";
import { quietHoursAt } from "@rendezvous/domain/time/quiet-hours";
import { instantToWall, wallToInstant } from "@rendezvous/domain/time/zone";
import { fitsWish } from "@rendezvous/domain/waiting/fits-wish";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { runInSlices } from "../../../lib/in-turns.ts";
import { type Handler, handler } from "../../../lib/jobs/queue.ts";
import { loadCatalogue, type SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { retryWhenStale } from "../seats/retry-when-stale.ts";
import { loadTakenTimes } from "../slot/data.ts";
import { readChain } from "../slot/read-chain.ts";
import {
  listPointlessOffers,
  listWishedDays,
  listWishesInTurn,
  type TurnCursor,
  type WishRow,
} from "./data.ts";
import { offerTime } from "./offer-time.ts";
import { declineOffer, endExpiredOffers } from "./offers-data.ts";
import { giveUp, withdrawWish } from "./withdraw-wish.ts";
import { enqueueOffersLater } from "../seats/freed-times-data.ts";
import { OFFER_QUEUE } from "../seats/offer-queue.ts";

/** The most days of one job; nobody waits for longer. */
const MOST_DAYS = 366;
/** The number of wishes that are processed before other work gets a turn. */
const WISHES_OF_A_TURN = 50;
/** The wishes that are read at once. */
const PAGE = 500;

/** Returns the handler that offers the free times of a day to those who wait, one time to one person. */
export function offerFreedTimes(context: Context): Handler {
  return handler(OFFER_QUEUE, async ({ group_id, day }, split) => {
    const group = await context.groups.find(group_id);
    if (!group || group.inactive) return;
    // A job may act for the group, because the transaction that enqueued it had passed the permission check.
    const groupId = group_id as AuthorizedGroupId;
    await endExpiredOffers(context.db, groupId, new Date(context.clock.now()));
    if (group.rules.waiting_minutes === 0) return;
    for (const wish of await listPointlessOffers(context.db, groupId))
      await endPointlessOffer({ context, group, groupId }, wish);
    const now = toFractionalMinutes(context.clock.now());
    const quiet = quietHoursAt(now, group.rules, group.fields.timezone);
    // Offers nothing at night: each offer would expire while its person sleeps.
    if (quiet) return enqueueOffersLater(context.db, { groupId, day, seconds: (quiet.until - now) * 60 });
    if (day === null) {
      const today = instantToWall(group.fields.timezone, minuteOf(context.clock.now())).day;
      const days = await listWishedDays(context.db, groupId, today, MOST_DAYS);
      if (days.length > 0) await split(days.map((one) => ({ group_id, day: one })));
      return;
    }
    const result = await retryWhenStale({ context, group }, (fresh) =>
      offerDay({ context, group: fresh, groupId, day }),
    );
    if (typeof result === "object") throw new Error("the group keeps changing");
  });
}

/** The wish stays open if the appointment still exists. */
function endPointlessOffer(caller: Omit<DayToOffer, "day">, wish: WishRow): Promise<boolean> {
  const { id, offer, is_cancelled: isCancelled } = wish;
  if (isCancelled || !offer) return withdrawWish(caller, wish);
  return giveUp(caller, wish, {
    change: (connection) => declineOffer(connection, caller.groupId, id, offer.id),
  });
}

interface DayToOffer {
  readonly context: Context;
  readonly group: GroupRecord;
  readonly groupId: AuthorizedGroupId;
  readonly day: Day;
}

async function offerDay(request: DayToOffer): Promise<"stale" | "done"> {
  const { context, group, groupId, day } = request;
  const offered = await loadCatalogue(context, group, groupId);
  let free = createFreeTimes(request, offered);
  let after: TurnCursor | null = null;
  const canSendSms = context.config.smsGatewayUrl !== undefined;
  for (;;) {
    const order = { day, weekday: weekdayOf(day), after, most: PAGE, canSendSms };
    const wishes: WishRow[] = await listWishesInTurn(context.db, groupId, order);
    for (const [index, wish] of wishes.entries()) {
      // Yields to other jobs.
      if (index % WISHES_OF_A_TURN === 0) await setImmediate();
      const { links, starts } = await free(wish.chain);
      for (const start of starts.filter((one) => fitsWish(wish, one, group.fields.timezone))) {
        const outcome = await offerTime({ context, group, groupId, offered, wish, links, start });
        if (outcome === "stale") return "stale";
        if (outcome === "taken") continue;
        if (outcome === "refused") break;
        context.changes.announce("slots", groupId, []);
        context.jobs.wake();
        free = createFreeTimes(request, offered);
        break;
      }
    }
    if (wishes.length < PAGE) return "done";
    after = wishes.at(-1)!;
  }
}

interface FreeTimes {
  readonly links: readonly BookingLink[];
  readonly starts: readonly EpochMinute[];
}

/** Returns a function that searches the free times of the day for services, once for all who wish the same. */
function createFreeTimes(request: DayToOffer, offered: SlotCatalogue) {
  const searches = new Map<string, Promise<FreeTimes>>();
  return (chain: RequestedChain): Promise<FreeTimes> => {
    const name = JSON.stringify(chain);
    const search = searches.get(name) ?? findFreeTimes(request, offered, chain);
    searches.set(name, search);
    return search;
  };
}

/** Returns no times when a service is no longer offered. */
async function findFreeTimes(
  { context, group, groupId, day }: DayToOffer,
  offered: SlotCatalogue,
  request: RequestedChain,
): Promise<FreeTimes> {
  const caller = { context, groupId, session: VISITOR };
  const read = await readChain(caller, group, offered, request, { path: "" });
  if (!read.ok) return { links: [], starts: [] };
  const { links } = read;
  const { catalogue } = offered;
  const { timezone } = catalogue;
  const [from, until] = [wallToInstant(timezone, day, 0), wallToInstant(timezone, day, 1440)];
  const chain = toChainLinks(links);
  const reach = chainSpan(toLongest(chain), 0);
  const nowMs = context.clock.now();
  const { takenTimes } = await loadTakenTimes(context.db, groupId, {
    calendarIds: candidateIds(catalogue, chain),
    spaced: spacedServices(chain),
    from: from + reach.from,
    until: until + reach.until,
    now: new Date(nowMs),
    ownHold: null,
  });
  const search = { chain, from, until, now: toFractionalMinutes(nowMs), withLinkCalendars: false };
  const slots = await runInSlices(findSlotsInSteps(catalogue, takenTimes, search, createLimitedBudget()));
  return { links, starts: (slots ?? []).map(({ start }) => start) };
}
