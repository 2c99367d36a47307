import type { ConcernedAppointment, FreeTime } from "@rendezvous/contract/office/concerned";
import { toChainLinks } from "@rendezvous/domain/booking/model";
import { candidateIds } from "@rendezvous/domain/booking/candidates";
import { appointmentsToMove } from "@rendezvous/domain/booking/move";
import { toMovedChain } from "@rendezvous/domain/booking/to-moved-chain";
import { shownPlaces } from "@rendezvous/domain/permission/shown-places";
import { type EpochMinute, toFractionalMinutes, addDays } from "@rendezvous/domain/time/instant";
import { formatWallDateTime, instantToWall, wallToInstant } from "@rendezvous/domain/time/zone";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "../../../http/context.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import type { CatalogueContext } from "../../catalogue/catalogue/load-catalogue.ts";
import { listMovableAppointments } from "../../booking/appointments/change-data.ts";
import { loadCatalogue, type SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { loadTakenTimes } from "../../booking/slot/data.ts";
import { findOfferedSlots } from "../../booking/slot/find-offered-slots.ts";
import type { Author } from "../../ground/history/author.ts";
import { spacedServices } from "@rendezvous/domain/availability/starts-apart";

/** Who settles appointments, and the connection on which the change is already written. */
export interface SettlementContext extends Pick<Author, "groupId" | "session"> {
  readonly connection: Transaction;
  /** Reads catalogues on the connection with the change. */
  readonly context: CatalogueContext & Pick<Context, "clock">;
  /** The group with the change applied. */
  readonly group: GroupRecord;
}

/** Free times are searched for at most this many appointments; the professional moves further ones by hand. */
const MOST_SEARCHED = 20;
const SEARCHED_DAYS = 14;
const MOST_OFFERED = 12;
const MOST_A_DAY = 4;

/**
 * Adds to each appointment the next free times at which it fits after the change. Only for appointments that move alone, and for
 * the first of several that move together.
 */
export async function withFreeTimes(
  settling: SettlementContext,
  concerned: readonly ConcernedAppointment[],
): Promise<ConcernedAppointment[]> {
  if (concerned.length === 0) return [];
  const offered = await loadCatalogue(settling.context, settling.group, settling.groupId);
  const searched: ConcernedAppointment[] = [];
  for (const [at, one] of concerned.entries())
    searched.push(at < MOST_SEARCHED ? { ...one, free: await findFreeTimes(settling, offered, one) } : one);
  return searched;
}

async function findFreeTimes(
  { connection, context, group, groupId, session }: SettlementContext,
  offered: SlotCatalogue,
  { id, calendar_id }: ConcernedAppointment,
): Promise<FreeTime[]> {
  const now = toFractionalMinutes(context.clock.now());
  const booked = await listMovableAppointments(connection, groupId, session, id);
  const moving = appointmentsToMove(booked, id, 0, now);
  const first = moving.ok ? moving.rows[0] : undefined;
  if (!moving.ok || first?.id !== id) return [];
  const shown = shownPlaces(offered.named, session, groupId);
  const links = toMovedChain(offered, moving.rows, id, { calendarId: null, resourceId: null }, shown);
  if (!links) return [];
  const zone = group.fields.timezone;
  const { day } = instantToWall(zone, first.start);
  const from = Math.max(wallToInstant(zone, day, 0), Math.ceil(now));
  const until = Math.max(from, wallToInstant(zone, addDays(day, SEARCHED_DAYS), 0));
  const chain = toChainLinks(links);
  const calendarIds = candidateIds(offered.catalogue, chain);
  const readTaken = async (since: EpochMinute, before: EpochMinute) => {
    const criteria = {
      calendarIds,
      spaced: spacedServices(chain),
      from: since,
      until: before,
      now: new Date(context.clock.now()),
      ownHold: null,
    };
    return (await loadTakenTimes(connection, groupId, criteria)).takenTimes;
  };
  const request = { links, from, until, now, minCapacity: 1, promotedOnly: false };
  const offer = await findOfferedSlots(offered, readTaken, request);
  if (!offer.ok) return [];
  const times = offer.slots.flatMap(({ start, calendarIds: ids }) => {
    const calendar = ids.includes(calendar_id) ? calendar_id : ids[0];
    return calendar === undefined ? [] : [{ start: formatWallDateTime(zone, start), calendar_id: calendar }];
  });
  return times.filter(isAmongFirst()).slice(0, MOST_OFFERED);
}

/** Limits the times per day and calendar; otherwise the list would contain only the first ones. */
function isAmongFirst() {
  const counts = new Map<string, number>();
  return ({ start, calendar_id }: FreeTime): boolean => {
    const name = `${start.slice(0, 10)} ${calendar_id}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= MOST_A_DAY;
  };
}
