import {
  toFractionalMinutes,
  msOf,
  type EpochMinute,
  addDays,
  daysBetween,
  isDay,
} from "@rendezvous/domain/time/instant";
import type { AvailableTimeSlots, AvailableTimeSlotsQuery } from "@rendezvous/contract/booking/slot";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { candidateIds } from "@rendezvous/domain/booking/candidates";
import {
  chainSearchCost,
  LONG_CHAIN_SEARCH_COST,
  MAX_CHAIN_SEARCH_COST,
} from "@rendezvous/domain/booking/chain-search-cost";
import { toChainLinks } from "@rendezvous/domain/booking/model";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import { compileCatalogue } from "@rendezvous/domain/availability/compile";
import { eligibleCalendars } from "@rendezvous/domain/availability/eligible";
import { spacedServices } from "@rendezvous/domain/availability/starts-apart";
import {
  formatRfc3339,
  formatWallDateTime,
  instantToWall,
  parseWallDateTime,
  wallToInstant,
} from "@rendezvous/domain/time/zone";
import { type CallInput, defineCall, type Refusal, refuse } from "../../../http/call.ts";
import { runInSlices, mapInSteps } from "../../../lib/in-turns.ts";
import { hashToken } from "../../ground/session/token-data.ts";
import { answerFromCache } from "./answer-from-cache.ts";
import { loadTakenTimes } from "./data.ts";
import {
  findOfferedSlots,
  type OfferedSlot,
  type OfferedSlotsRequest,
  type SlotPromotion,
} from "./find-offered-slots.ts";
import { loadCatalogue, type SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { readChain } from "./read-chain.ts";
import type { CachedAnswer } from "./slot-cache.ts";
import { overrideLength } from "./override-length.ts";

type Input = CallInput<"listAvailableTimeSlots">;

const TOO_LARGE = `expected at most ${MAX_CHAIN_SEARCH_COST} for the days times the calendars and resources of all services`;
const TOO_MUCH = "(Ask for fewer services, calendars or days)";

/** Returns the free slots of a span of days. */
export const listAvailableTimeSlots = defineCall("listAvailableTimeSlots", (input) =>
  input.query.length !== undefined && !hasRight("manage_appointments", input.session, input.groupId)
    ? refuse("forbidden")
    : answerFromCache(input, "", (question) => findAnswer(input, question)),
);

async function findAnswer(input: Input, question: string): Promise<Buffer | Refusal> {
  const { context, group, groupId } = input;
  const slotCatalogue = await loadCatalogue(context, group, groupId);
  const request = await readRequest(input, slotCatalogue);
  if (!request.ok) return request;
  const make = (): Promise<CachedAnswer> => makeAnswer(input, slotCatalogue, request.request);
  const find = () => context.slotCache.find(group, question, make);
  return request.isLong ? findInTurn(input, find) : find();
}

/** Long searches from one IP address run one after another, so that clients at other addresses wait for at most one of them. */
async function findInTurn(
  { context, address }: Input,
  find: () => Promise<Buffer | Refusal>,
): Promise<Buffer | Refusal> {
  const turn = context.longSearches.take(address, find);
  return turn ?? refuse("too_many_requests", { headers: { "retry-after": "2" } });
}

async function readRequest(
  input: Input,
  slotCatalogue: SlotCatalogue,
): Promise<{ ok: true; request: OfferedSlotsRequest; isLong: boolean } | Refusal> {
  const { context, group, query } = input;
  const now = toFractionalMinutes(context.clock.now());
  const span = toSlotSpan(query, group, Math.ceil(now));
  if (!span.ok)
    return refuse("bad_request", {
      text: `${span.parameter}: ${span.problem}`,
      fields: { [span.parameter]: span.problem },
    });
  const chain = await readChain(input, group, slotCatalogue, query, { path: "" });
  const read = chain.ok ? overrideLength(chain.links, query.length) : chain;
  if (!read.ok) return read;
  const size = chainSearchCost(slotCatalogue.catalogue, toChainLinks(read.links), span);
  if (size > MAX_CHAIN_SEARCH_COST)
    return refuse("bad_request", { text: `appointments: ${TOO_LARGE}`, fields: { appointments: TOO_LARGE } });
  return {
    ok: true,
    isLong: size > LONG_CHAIN_SEARCH_COST,
    request: {
      links: read.links,
      from: span.from,
      until: span.until,
      now,
      minCapacity: query.min_capacity ?? 1,
      promotedOnly: query.promotions ?? false,
    },
  };
}

async function makeAnswer(
  { context, groupId, query }: Input,
  slotCatalogue: SlotCatalogue,
  request: OfferedSlotsRequest,
): Promise<CachedAnswer> {
  const now = new Date(Math.round(msOf(request.now)));
  const ownHold = query.hold ? hashToken(query.hold) : null;
  const { catalogue } = slotCatalogue;
  const chain = toChainLinks(request.links);
  const calendarIds = candidateIds(catalogue, chain);
  const spaced = spacedServices(chain);
  let goodUntil = Number.POSITIVE_INFINITY;
  const offer = await findOfferedSlots(
    slotCatalogue,
    async (from, until) => {
      const read = await loadTakenTimes(context.db, groupId, {
        calendarIds,
        spaced,
        from,
        until,
        now,
        ownHold,
      });
      goodUntil = Math.min(goodUntil, read.heldUntil);
      return read.takenTimes;
    },
    request,
  );
  if (!offer.ok) return { answer: refuse(offer.refusal, { text: TOO_MUCH }), goodUntil };
  const { slots, firstSlot } = offer;
  const zone = catalogue.timezone;
  const [first] = request.links;
  const answer: Omit<AvailableTimeSlots, "availabletimeslots"> = {
    group_id: groupId,
    firstSlot: firstSlot === null ? null : formatWallDateTime(zone, firstSlot),
    intervention_ids: request.links.flatMap(({ interventionIds }) => interventionIds),
    calendar_ids: first
      ? eligibleCalendars(compileCatalogue(catalogue), first.link).map(({ schedule }) => schedule.id)
      : [],
  };
  const list = await writeSlots(slots, zone);
  return {
    answer: Buffer.from(`${JSON.stringify(answer).slice(0, -1)},"availabletimeslots":${list}}`),
    goodUntil,
  };
}

/** A longer list is written in steps, so that other requests are served in between. */
const MANY_SLOTS = 500;

async function writeSlots(slots: readonly OfferedSlot[], zone: string): Promise<string> {
  if (slots.length <= MANY_SLOTS) return JSON.stringify(slots.map((slot) => toWireSlot(slot, zone)));
  const written = mapInSteps(slots, (slot) => JSON.stringify(toWireSlot(slot, zone)));
  return `[${(await runInSlices(written)).join(",")}]`;
}

function toWirePromotion({ promotion, promotions, price, price_amount }: SlotPromotion) {
  return { ...(promotion !== null && { promotion }), promotions: [...promotions], price, price_amount };
}

function toWireSlot(
  { start, capacity, calendarIds, promoted }: OfferedSlot,
  zone: string,
): AvailableTimeSlots["availabletimeslots"][number] {
  const wall = formatWallDateTime(zone, start);
  return {
    start: wall,
    time: wall.slice(11, 16),
    start_at: formatRfc3339(zone, start),
    slot: wall,
    capacity,
    calendar_ids: [...calendarIds],
    ...(promoted && toWirePromotion(promoted)),
  };
}

const DEFAULT_DAYS = 7;
const MAX_DAYS = 62;
/** Old clients ask for three months at once (docs/decisions/0151). */
const MAX_DAYS_OF_OLD_CLIENTS = 90;

type SlotSpan =
  | { readonly ok: true; readonly from: EpochMinute; readonly until: EpochMinute }
  | { readonly ok: false; readonly parameter: string; readonly problem: string };

function toInstant(zone: string, text: string, dayEnd: boolean): EpochMinute | null {
  if (text.length === 10) return isDay(text) ? wallToInstant(zone, text, dayEnd ? 1440 : 0) : null;
  const spaced = text.replace("T", " ");
  // Slots start on whole minutes, so a start with seconds is rounded up.
  const minute = parseWallDateTime(zone, `${spaced.slice(0, 16)}:00`);
  const seconds = spaced.slice(17);
  return minute === null || seconds > "59" ? null : minute + (seconds > "00" ? 1 : 0);
}

function refuseParameter(parameter: string, problem: string): SlotSpan {
  return { ok: false, parameter, problem };
}

/**
 * Returns the requested span: from `start` (or `from`, or now) to the end of the last of `nDays` days, counting the day of the
 * start, or to `end`. A day as `end` is included whole; a date-time is excluded.
 */
function toSlotSpan(
  query: AvailableTimeSlotsQuery,
  { fields: { timezone: zone, legacy_clients } }: GroupRecord,
  nowMinute: EpochMinute,
): SlotSpan {
  const maxDays = legacy_clients ? MAX_DAYS_OF_OLD_CLIENTS : MAX_DAYS;
  if ((query.nDays ?? 0) > maxDays) return refuseParameter("nDays", `expected at most ${maxDays}`);
  if (query.end !== undefined && query.nDays !== undefined)
    return refuseParameter("nDays", "expected end or nDays, not both");
  const parameter = query.start === undefined ? "from" : "start";
  const start = query.start ?? query.from;
  const from = start === undefined ? nowMinute : toInstant(zone, start, false);
  if (from === null) return refuseParameter(parameter, "expected a date that exists");
  const first = instantToWall(zone, from).day;
  if (query.end === undefined)
    return { ok: true, from, until: wallToInstant(zone, addDays(first, query.nDays ?? DEFAULT_DAYS), 0) };
  const until = toInstant(zone, query.end, true);
  if (until === null) return refuseParameter("end", "expected a date that exists");
  if (until <= from) return refuseParameter("end", "expected a time after the start");
  const days = daysBetween(first, instantToWall(zone, until - 1).day) + 1;
  return days > maxDays
    ? refuseParameter("end", `expected at most ${maxDays} days`)
    : { ok: true, from, until };
}
