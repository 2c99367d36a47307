import { chainSpan } from "@rendezvous/domain/availability/chain/chain";
import { findSlotsInSteps } from "@rendezvous/domain/availability/find-slots";
import { toLongest } from "@rendezvous/domain/availability/place-terms";
import { spacedServices } from "@rendezvous/domain/availability/starts-apart";
import { createLimitedBudget } from "@rendezvous/domain/availability/work";
import { candidateIds } from "@rendezvous/domain/booking/candidates";
import { toChainLinks } from "@rendezvous/domain/booking/model";
import { VISITOR } from "@rendezvous/domain/permission/session";
import { type EpochMinute, toFractionalMinutes } from "@rendezvous/domain/time/instant";
import { formatWallDateTime, wallToInstant } from "@rendezvous/domain/time/zone";
import type { Context } from "../../../http/context.ts";
import { runInSlices } from "../../../lib/in-turns.ts";
import { loadTakenTimes } from "../../booking/slot/data.ts";
import { readChain } from "../../booking/slot/read-chain.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { toHubTime } from "./hub-time.ts";
import type { MeetingPoint } from "./meeting-points.ts";
import { findOpenGroup, type OpenGroup } from "./open-groups.ts";
import type { TimesQuery } from "./read-times-query.ts";

interface HubTime {
  readonly datetime: string;
  readonly callback_url: string;
}

/** Returns the free times of each place, as visitors of its group find them; none for a place that does not take part. */
export async function findTimes(context: Context, query: TimesQuery): Promise<Record<string, HubTime[]>> {
  const timesById: Record<string, HubTime[]> = {};
  for (const id of query.meetingPointIds) {
    const open = /^\d{1,9}(-\d{1,9})?$/.test(id)
      ? await findOpenGroup(context, Number(id.split("-")[0]))
      : null;
    const point = open?.points.find((one) => one.id === id);
    timesById[id] = open && point ? await findTimesAt(context, open, point, query) : [];
  }
  return timesById;
}

async function findTimesAt(
  context: Context,
  open: OpenGroup,
  point: MeetingPoint,
  query: TimesQuery,
): Promise<HubTime[]> {
  const { group } = open;
  const zone = group.fields.timezone;
  // The repeated hour of a clock change has the same local times twice.
  const times = new Map<string, HubTime>();
  for (const start of await searchStarts(context, open, point, query)) {
    const datetime = toHubTime(zone, start);
    times.set(datetime, {
      datetime,
      callback_url: bookingUrl(context, open, point, { ...query, start: formatWallDateTime(zone, start) }),
    });
  }
  return [...times.values()].sort((one, other) => (one.datetime < other.datetime ? -1 : 1));
}

async function searchStarts(
  context: Context,
  { group, groupId }: OpenGroup,
  { calendarIds }: MeetingPoint,
  { externid, applications, ...days }: TimesQuery,
): Promise<EpochMinute[]> {
  const slotCatalogue = await loadCatalogue(context, group, groupId);
  const service = [...slotCatalogue.interventions.values()].find((one) => one.externid === externid);
  if (!service) return [];
  const item = {
    intervention_id: service.id,
    pack_id: null,
    calendar_id: null,
    calendar_ids: [...calendarIds],
    resource_id: null,
    places: applications,
  };
  const read = await readChain(
    { context, groupId, session: VISITOR },
    group,
    slotCatalogue,
    { appointments: [item], pack_id: null },
    { path: "" },
  );
  if (!read.ok) return [];
  const { catalogue } = slotCatalogue;
  const chain = toChainLinks(read.links);
  const [from, until] = [days.from, days.until].map((day) =>
    wallToInstant(group.fields.timezone, day, 0),
  ) as [number, number];
  const nowMs = context.clock.now();
  const reach = chainSpan(toLongest(chain), 0);
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
  return (slots ?? []).map(({ start }) => start);
}

/** Returns the address of the group's page on which this very time is chosen. */
function bookingUrl(
  { config }: Context,
  { group, points }: OpenGroup,
  { calendarIds }: MeetingPoint,
  { externid, applications, start }: TimesQuery & { readonly start: string },
): string {
  const url = new URL(`${config.publicUrl}/${group.urlname}/book`);
  url.searchParams.set("intervention_externids", externid);
  if (points.length > 1) url.searchParams.set("calendar_ids", calendarIds.join(","));
  url.searchParams.set("slots", start);
  url.searchParams.set("documents_number", String(applications));
  return url.href;
}
