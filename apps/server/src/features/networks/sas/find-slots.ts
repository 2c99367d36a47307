import { chainSpan } from "@rendezvous/domain/availability/chain/chain";
import { findSlotsInSteps } from "@rendezvous/domain/availability/find-slots";
import { lengthAt, toLongest } from "@rendezvous/domain/availability/place-terms";
import { spacedServices } from "@rendezvous/domain/availability/starts-apart";
import { createLimitedBudget } from "@rendezvous/domain/availability/work";
import { candidateIds } from "@rendezvous/domain/booking/candidates";
import { isForExistingOnly } from "@rendezvous/domain/booking/check-booking";
import { toChainLinks } from "@rendezvous/domain/booking/model";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { checkAccess } from "@rendezvous/domain/permission/access";
import type { ProSession } from "@rendezvous/domain/permission/session";
import { toFractionalMinutes } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { mapInSteps, runInSlices } from "../../../lib/in-turns.ts";
import { loadTakenTimes } from "../../booking/slot/data.ts";
import { readChain } from "../../booking/slot/read-chain.ts";
import type { CachedAnswer } from "../../booking/slot/slot-cache.ts";
import { loadCatalogue, type SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import type { StoredIntervention } from "../../catalogue/catalogue/stored-catalogue.ts";
import { toProSession } from "../../ground/session/pro-session.ts";
import { type PractitionerCalendar, listPractitionerCalendars } from "./practitioners-data.ts";
import { MOST_SLOTS, type SlotQuery } from "./read-slot-query.ts";
import { createWriter, type FreeSlot, hasAddress } from "./to-resources.ts";

/** The first free times of a group, and how many it has. */
interface GroupSlots {
  readonly total: number;
  readonly slots: readonly FreeSlot[];
}

interface SlotsWithCatalogue extends GroupSlots {
  readonly group: GroupRecord;
  readonly slotCatalogue: SlotCatalogue;
}

/** Returns the bundle of the free times of the professionals, in the order of their starts, as JSON. */
export async function findSlots(context: Context, query: SlotQuery, self: string): Promise<string> {
  const calendars = await listPractitionerCalendars(context.db, query.rpps);
  let total = 0;
  let first: (Pick<SlotsWithCatalogue, "group" | "slotCatalogue"> & { readonly slot: FreeSlot })[] = [];
  for (const groupId of new Set(calendars.map(({ group_id }) => group_id))) {
    const groupSlots = await findInGroup(context, groupId, calendars, query);
    if (!groupSlots) continue;
    const { group, slotCatalogue, slots } = groupSlots;
    total += groupSlots.total;
    // Only what is written is kept, so that no list of all groups has to be sorted at once.
    first = [...first, ...slots.map((slot) => ({ slot, group, slotCatalogue }))]
      .sort((one, other) => one.slot.start - other.slot.start)
      .slice(0, query.count);
  }
  const writer = createWriter(context.config.publicUrl);
  // Each slot is written by itself, so that other requests are served in between.
  const entries = await runInSlices(
    mapInSteps(first, ({ slot, group, slotCatalogue }) => writer.write(group, slotCatalogue, slot)),
  );
  const bundle = {
    resourceType: "Bundle",
    type: "searchset",
    total,
    link: [{ relation: "self", url: self }],
  };
  const list = entries.flat();
  const text = JSON.stringify(bundle);
  return list.length === 0 ? text : `${text.slice(0, -1)},"entry":[${list.join(",")}]}`;
}

/** Returns the free times in a group; null for one that takes no part, like a sandbox, or that is for its own patients only. */
async function findInGroup(
  context: Context,
  id: number,
  calendars: readonly PractitionerCalendar[],
  query: SlotQuery,
): Promise<SlotsWithCatalogue | null> {
  const group = await context.groups.find(id);
  if (!group || group.inactive || group.sandbox || group.fields.finess_or_siret === "") return null;
  if (isForExistingOnly({ reserved: group.rules.reserved, open: group.fields.open })) return null;
  if (!checkAccess("book", group, regulatorIn(group)).ok) return null;
  // The check above has decided about the access.
  const groupId = group.id as AuthorizedGroupId;
  const slotCatalogue = await loadCatalogue(context, group, groupId);
  const ids = calendars
    .filter(({ group_id, calendar_id }) => {
      const calendar = slotCatalogue.calendars.get(calendar_id);
      return group_id === id && calendar !== undefined && hasAddress(group, calendar);
    })
    .map(({ calendar_id }) => calendar_id);
  if (ids.length === 0) return null;
  const question = `sas ${ids.join()} ${query.from} ${query.until}`;
  const answer = await context.slotCache.find(group, question, () =>
    search(context, groupId, { group, slotCatalogue, ids, query }),
  );
  if (!Buffer.isBuffer(answer)) return null;
  return { group, slotCatalogue, ...(JSON.parse(answer.toString()) as GroupSlots) };
}

interface Search {
  readonly group: GroupRecord;
  readonly slotCatalogue: SlotCatalogue;
  readonly ids: readonly number[];
  readonly query: SlotQuery;
}

async function search(
  context: Context,
  groupId: AuthorizedGroupId,
  { group, slotCatalogue, ids, query: { from, until } }: Search,
): Promise<CachedAnswer> {
  const { catalogue } = slotCatalogue;
  const nowMs = context.clock.now();
  const slots: FreeSlot[] = [];
  let goodUntil = Number.POSITIVE_INFINITY;
  for (const service of slotCatalogue.interventions.values()) {
    if (!isForRegulators(service)) continue;
    const read = await readChain(
      { context, groupId, session: regulatorIn(group) },
      group,
      slotCatalogue,
      { appointments: [toItem(service, ids)], pack_id: null },
      { path: "" },
    );
    if (!read.ok) continue;
    const chain = toChainLinks(read.links);
    const reach = chainSpan(toLongest(chain), 0);
    const { takenTimes, heldUntil } = await loadTakenTimes(context.db, groupId, {
      calendarIds: candidateIds(catalogue, chain),
      spaced: spacedServices(chain),
      from: from + reach.from,
      until: until + reach.until,
      now: new Date(nowMs),
      ownHold: null,
    });
    goodUntil = Math.min(goodUntil, heldUntil);
    const span = { chain, from, until, now: toFractionalMinutes(nowMs), withLinkCalendars: false };
    const freeSlots = await runInSlices(findSlotsInSteps(catalogue, takenTimes, span, createLimitedBudget()));
    for (const { start, calendarIds } of freeSlots ?? [])
      for (const calendarId of calendarIds)
        slots.push({
          calendarId,
          serviceId: service.id,
          start,
          end: start + lengthAt(chain[0]!.service, calendarId, null),
        });
  }
  slots.sort((one, other) => one.start - other.start);
  const groupSlots: GroupSlots = { total: slots.length, slots: slots.slice(0, MOST_SLOTS) };
  return { answer: Buffer.from(JSON.stringify(groupSlots)), goodUntil };
}

function isForRegulators({ sas_specialty, only_package, in_classes }: StoredIntervention): boolean {
  return sas_specialty !== "" && !only_package && !in_classes;
}

function toItem(service: StoredIntervention, ids: readonly number[]) {
  return {
    intervention_id: service.id,
    pack_id: null,
    calendar_id: null,
    calendar_ids: [...ids],
    resource_id: null,
    places: 1,
  };
}

/** Regulators find what call centres find. */
function regulatorIn({ id: groupId }: GroupRecord): ProSession {
  return toProSession(0, { groupId, role: "call_centre", calendars: null });
}
