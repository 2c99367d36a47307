import { setImmediate as nextTurn } from "node:timers/promises";
import { openHours } from "@rendezvous/domain/availability/hours/open-hours";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type Day, toFractionalMinutes, minuteOf, addDays } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { enqueue } from "../../../lib/jobs/enqueue.ts";
import { type Handler, handler } from "../../../lib/jobs/queue.ts";
import { loadCatalogue, type SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { hasNoPublicName } from "../../catalogue/catalogue/wire-record.ts";
import { findNthTime } from "../../booking/slot/nth-time.ts";
import {
  countMonth,
  deleteCountsOutsideMonths,
  storeSlotDelays,
  storeOpenMinutes,
  findLastStoredDay,
  findAppointmentMonths,
  storeCountTime,
  type SlotDelay,
} from "./count-data.ts";
import { planStatistics } from "./plan-data.ts";
import { STATISTICS_PLAN_QUEUE, STATISTICS_QUEUE } from "./queues.ts";

/** Opening hours are counted this many days ahead of today, even for a month without bookings. */
const DAYS_AHEAD = 62;
/** The statistics use the third free time, because the first one may be a gap that a cancellation has just left. */
const NTH = 3;

/** Counts a group's bookings, one month per job; the first job also counts hours and delays. */
export function createStatisticsHandlers(context: Context): Handler[] {
  const count = handler(STATISTICS_QUEUE, async ({ group_id, month }) => {
    const group = await context.groups.find(group_id);
    if (!group) return;
    const { timezone } = group.fields;
    const now = new Date(context.clock.now());
    const months = await findAppointmentMonths(context.db, group.id, timezone, now);
    if (month === null) {
      const today = instantToWall(timezone, minuteOf(context.clock.now())).day;
      await lookAround(context, group, { today, first: months?.first ?? null });
      await deleteCountsOutsideMonths(context.db, group.id, months, today);
      if (months) await enqueue(context.db, STATISTICS_QUEUE, { group_id, month: months.first });
      else await storeCountTime(context.db, group.id, now);
      return;
    }
    await countMonth(context.db, group.id, month, timezone);
    const next = monthAfter(month);
    if (months && next <= months.last) await enqueue(context.db, STATISTICS_QUEUE, { group_id, month: next });
    else await storeCountTime(context.db, group.id, now);
  });
  return [count, handler(STATISTICS_PLAN_QUEUE, () => planStatistics(context.db, context.clock.now()))];
}

/** Returns the first day of the next month. */
function monthAfter(month: Day): Day {
  return `${addDays(month, 31).slice(0, 7)}-01`;
}

async function lookAround(
  context: Context,
  group: GroupRecord,
  { today, first }: { readonly today: Day; readonly first: Day | null },
): Promise<void> {
  const slotCatalogue = await loadCatalogue(context, group, group.id as AuthorizedGroupId);
  const earliest = first !== null && first < today ? first : today;
  const from = (await findLastStoredDay(context.db, group.id, today)) ?? earliest;
  for (const { id, capacity, ...schedule } of slotCatalogue.catalogue.calendars) {
    await nextTurn();
    const days = [];
    for (let day = from; day <= addDays(today, DAYS_AHEAD); day = addDays(day, 1))
      days.push({
        calendar_id: id,
        day,
        minutes: capacity * lengthOf(openHours(schedule, group.fields.timezone, day, 1)),
      });
    await storeOpenMinutes(context.db, group.id, today, days);
  }
  await storeSlotDelays(
    context.db,
    group.id,
    today,
    await delaysOf(context, group.id as AuthorizedGroupId, slotCatalogue),
  );
}

function lengthOf(ranges: readonly number[]): number {
  return ranges.reduce((sum, instant, at) => (at % 2 === 0 ? sum - instant : sum + instant), 0);
}

/** Returns the delay until the third free time of each service that can be booked alone, for a visitor. */
async function delaysOf(
  context: Context,
  groupId: AuthorizedGroupId,
  slotCatalogue: SlotCatalogue,
): Promise<SlotDelay[]> {
  const delays: SlotDelay[] = [];
  for (const service of slotCatalogue.services.values()) {
    const stored = slotCatalogue.interventions.get(service.id)!;
    if (stored.only_package || hasNoPublicName(stored)) continue;
    const now = toFractionalMinutes(context.clock.now());
    const time = await findNthTime(context, groupId, slotCatalogue, service, NTH);
    delays.push({ intervention_id: service.id, minutes: time === null ? null : Math.round(time - now) });
  }
  return delays;
}
