import type { NextTimes } from "@rendezvous/contract/booking/slot";
import { compileCatalogue } from "@rendezvous/domain/availability/compile";
import { eligibleCalendars } from "@rendezvous/domain/availability/eligible";
import type { Slot } from "@rendezvous/domain/availability/model";
import { spacedServices } from "@rendezvous/domain/availability/starts-apart";
import type { BookingLink } from "@rendezvous/domain/booking/model";
import { msOf, toFractionalMinutes } from "@rendezvous/domain/time/instant";
import { formatRfc3339, formatWallDateTime } from "@rendezvous/domain/time/zone";
import { type CallInput, defineCall, type Refusal } from "../../../http/call.ts";
import { loadCatalogue, type SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { answerFromCache } from "./answer-from-cache.ts";
import { loadTakenTimes } from "./data.ts";
import { findNextSlots } from "./find-next-slots.ts";
import { promotionOf } from "./find-offered-slots.ts";
import { readChain } from "./read-chain.ts";
import type { CachedAnswer } from "./slot-cache.ts";

type Input = CallInput<"listNextTimes">;

/** A line of the answer: a service on any of the requested calendars, or on one. */
interface Line {
  readonly booking: BookingLink;
  readonly calendarId: number | null;
}

/** Returns the next free times of every service that may be booked alone, or of one service and each of its calendars. */
export const listNextTimes = defineCall("listNextTimes", (input) =>
  answerFromCache(input, "next_times ", async (question) => {
    const { context, group, groupId, query } = input;
    const slotCatalogue = await loadCatalogue(context, group, groupId);
    const lines =
      query.intervention_id === undefined
        ? await readServices(input, slotCatalogue)
        : await readCalendars(input, slotCatalogue, query.intervention_id);
    if (!Array.isArray(lines)) return lines;
    return context.slotCache.find(group, question, () => makeAnswer(input, slotCatalogue, lines));
  }),
);

function readService({ query, ...input }: Input, slotCatalogue: SlotCatalogue, id: number) {
  const { calendar_ids, resource_id } = query;
  const request = { intervention_ids: [id], pack_id: null, calendar_ids, resource_id };
  return readChain(input, input.group, slotCatalogue, request, { path: "" });
}

async function readServices(input: Input, slotCatalogue: SlotCatalogue): Promise<Line[] | Refusal> {
  const lines: Line[] = [];
  for (const id of slotCatalogue.services.keys()) {
    const chain = await readService(input, slotCatalogue, id);
    if (chain.ok) lines.push({ booking: chain.links[0]!, calendarId: null });
    // Services without a public name, and those sold in packs only, are left out.
    else if (chain.code !== "vevent") return chain;
  }
  return lines;
}

async function readCalendars(
  input: Input,
  slotCatalogue: SlotCatalogue,
  interventionId: number,
): Promise<Line[] | Refusal> {
  const chain = await readService(input, slotCatalogue, interventionId);
  if (!chain.ok) return chain;
  const booking = chain.links[0]!;
  const { link } = booking;
  const calendars = eligibleCalendars(compileCatalogue(slotCatalogue.catalogue), link);
  return [
    { booking, calendarId: null },
    ...calendars.map(({ schedule: { id } }) => ({
      booking: { ...booking, link: { ...link, calendarIds: [id] } },
      calendarId: id,
    })),
  ];
}

async function makeAnswer(
  { context, groupId }: Input,
  slotCatalogue: SlotCatalogue,
  lines: readonly Line[],
): Promise<CachedAnswer> {
  const { catalogue } = slotCatalogue;
  const zone = catalogue.timezone;
  const now = toFractionalMinutes(context.clock.now());
  const links = lines.map(({ booking }) => booking.link);
  const spaced = spacedServices(links);
  let goodUntil = Number.POSITIVE_INFINITY;
  const slots = await findNextSlots(catalogue, links, now, async (calendarIds, from, until) => {
    const span = { calendarIds, spaced, from, until, now: new Date(Math.round(msOf(now))), ownHold: null };
    const read = await loadTakenTimes(context.db, groupId, span);
    goodUntil = Math.min(goodUntil, read.heldUntil);
    return read.takenTimes;
  });
  const toStart = (booking: BookingLink, slot: Slot): NextTimes["next_times"][number]["starts"][number] => ({
    start: formatWallDateTime(zone, slot.start),
    start_at: formatRfc3339(zone, slot.start),
    promotion: promotionOf(slotCatalogue, [booking], slot)?.promotion ?? undefined,
  });
  const answer: NextTimes = {
    group_id: groupId,
    next_times: lines.map(({ booking, calendarId }, at) => ({
      intervention_id: booking.link.service.id,
      calendar_id: calendarId,
      starts: slots[at]!.map((slot) => toStart(booking, slot)),
    })),
  };
  return { answer: Buffer.from(JSON.stringify(answer)), goodUntil };
}
