import type { Explanations } from "@rendezvous/contract/booking/explanation";
import { chainSpan, linkRanges } from "@rendezvous/domain/availability/chain/chain";
import { explain } from "@rendezvous/domain/availability/explain";
import { createLimitedBudget } from "@rendezvous/domain/availability/work";
import { toLongest } from "@rendezvous/domain/availability/place-terms";
import { spacedServices } from "@rendezvous/domain/availability/starts-apart";
import { candidateIds } from "@rendezvous/domain/booking/candidates";
import { toChainLinks } from "@rendezvous/domain/booking/model";
import { VISITOR } from "@rendezvous/domain/permission/session";
import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import { toFractionalMinutes, addDays } from "@rendezvous/domain/time/instant";
import { wallToInstant } from "@rendezvous/domain/time/zone";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { runInSlices } from "../../../lib/in-turns.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { toPublicName, hasNoPublicName, textsInLanguage } from "../../catalogue/catalogue/wire-record.ts";
import { toExplanation } from "./to-explanation.ts";
import { listSeatOwners } from "./occupant-data.ts";
import { INVALID_CALENDAR } from "./parse-booking-items.ts";
import { readChain } from "./read-chain.ts";

/** Explains, for the professional's calendars, why a visitor gets or does not get a slot. */
export const listExplanations = defineCall("listExplanations", async (input) => {
  const { context, group, groupId, session, query, locale } = input;
  const own = ownCalendars(session, groupId);
  const isOwn = (id: number): boolean => own === null || own.includes(id);
  const calendarIds = [...(query.calendar_ids ?? []), ...(query.calendar_id ?? [])].filter((id) => id > 0);
  if (!calendarIds.every(isOwn)) return INVALID_CALENDAR;
  const slotCatalogue = await loadCatalogue(context, group, groupId);
  const { catalogue } = slotCatalogue;
  const read = await readChain({ context, groupId, session: VISITOR }, group, slotCatalogue, query, {
    path: "",
  });
  if (!read.ok) return read;
  const chain = toChainLinks(read.links);
  const zone = catalogue.timezone;
  const nowMs = context.clock.now();
  const request = {
    chain,
    from: wallToInstant(zone, query.day, 0),
    until: wallToInstant(zone, addDays(query.day, 1), 0),
    now: toFractionalMinutes(nowMs),
  };
  const reach = chainSpan(toLongest(chain), 0);
  const owners = await listSeatOwners(context.db, groupId, {
    calendarIds: candidateIds(catalogue, chain),
    spaced: spacedServices(chain),
    from: request.from + reach.from,
    until: request.until + reach.until,
    now: new Date(nowMs),
  });
  const timelines = await runInSlices(explain(catalogue, owners, request, createLimitedBudget()));
  if (!timelines) return refuse("too_many_items", { text: "(Ask for fewer services or calendars)" });
  const texts = textsInLanguage(group, locale);
  const view = { slotCatalogue, links: read.links, owners, isOwn, texts, locale, now: request.now };
  const shown = timelines.filter(({ calendarId }) => isOwn(calendarId));
  context.ficheReads.note(
    session,
    groupId,
    owners.flatMap(({ ficheId, ofCalendarId }) =>
      ficheId && ofCalendarId && isOwn(ofCalendarId) ? [ficheId] : [],
    ),
    "appointments",
  );
  const explained = new Set(timelines.map(({ calendarId }) => calendarId));
  const answer: Explanations = {
    day: query.day,
    length: linkRanges(chain, 0).at(-1)!.end,
    records: shown.map((timeline) => toExplanation(timeline, view)),
    others: [...slotCatalogue.calendars.values()]
      .filter(
        ({ id }) => isOwn(id) && !explained.has(id) && (calendarIds.length === 0 || calendarIds.includes(id)),
      )
      .map((calendar) => {
        const { publicname: name, lang } = toPublicName(calendar, texts);
        const isHidden = hasNoPublicName(calendar);
        return {
          calendar: { id: calendar.id, name: isHidden ? calendar.name : name, lang },
          code: isHidden ? "unnamed" : "not_here",
        };
      }),
  };
  return reply(answer);
});
