import type { Preselection, SequenceIntervention } from "../sequence/model.ts";
import type { EpochMinute } from "../time/instant.ts";
import { formatRfc3339, formatWallDateTime, instantToWall, parseWallDateTime } from "../time/zone.ts";
import { type LinkedPreselection, type LinkedRecord, RECORD_KINDS, type RecordKind } from "./model.ts";

interface OfferedRecord {
  readonly id: number;
  readonly externid: string;
}

type OfferedIntervention = OfferedRecord &
  Pick<SequenceIntervention, "calendar_ids" | "resource_ids" | "need_resource" | "only_package">;

/** The records that a group offers to this visitor, without deleted and hidden ones. */
export interface OfferedCatalogue {
  readonly interventionsets: readonly OfferedRecord[];
  readonly interventions: readonly OfferedIntervention[];
  readonly packs: readonly OfferedRecord[];
  readonly calendarsets: readonly OfferedRecord[];
  readonly calendars: readonly (OfferedRecord & { readonly calendarset_id: number | null })[];
  readonly resources: readonly OfferedRecord[];
}

/** The group's timezone and the current time. */
export interface GroupClock {
  readonly zone: string;
  readonly now: EpochMinute;
}

export interface ComparedPreselection {
  readonly preselection: Preselection;
  /** Names of parameters whose record is not offered, or is excluded by the rest of the link. */
  readonly invalid: readonly string[];
}

/** Returns the records of a link that the catalogue lacks, by kind; omits kinds without any. */
export function unknownRecords(
  preselection: LinkedPreselection,
  catalogue: OfferedCatalogue,
): Partial<Record<RecordKind, readonly LinkedRecord[]>> {
  const unknown: Partial<Record<RecordKind, readonly LinkedRecord[]>> = {};
  for (const kind of RECORD_KINDS) {
    const missing = preselection.records[kind].filter(
      (one) => findRecord(catalogue[kind], one) === undefined,
    );
    if (missing.length > 0) unknown[kind] = missing;
  }
  return unknown;
}

/**
 * Returns the bookable part of a link. The service is the purpose of the visit, so in a contradictory link the pack has priority
 * over services, services over calendars and resources, a calendar over a calendar set. A past day or slot is ignored; a slot
 * counts only together with its service or pack.
 */
export function comparePreselection(
  preselection: LinkedPreselection,
  catalogue: OfferedCatalogue,
  clock: GroupClock,
): ComparedPreselection {
  const invalid = new Set(preselection.unreadable);
  const take = <Kind extends RecordKind>(
    kind: Kind,
    isFit: (one: OfferedCatalogue[Kind][number]) => boolean = () => true,
  ): number[] => {
    const ids = preselection.records[kind].flatMap((requested) => {
      const record = findRecord<OfferedCatalogue[Kind][number]>(catalogue[kind], requested);
      if (record && isFit(record)) return [record.id];
      invalid.add(requested.parameter);
      return [];
    });
    return [...new Set(ids)];
  };
  const isAny = (kind: RecordKind): boolean => preselection.any.includes(kind);

  const interventionset_ids = take("interventionsets");
  const [pack_id = null] = take("packs");
  const named = take("interventions", (one) => !one.only_package);
  const intervention_ids = pack_id === null ? named : [];
  const services = catalogue.interventions.filter((one) => intervention_ids.includes(one.id));

  const calendars = take("calendars", (one) => services.length === 0 || services.some(isDoneOn(one.id)));
  const isEnough = services.every((service) => calendars.some((id) => isDoneOn(id)(service)));
  if (!isEnough) for (const { parameter } of preselection.records.calendars) invalid.add(parameter);
  const calendar_ids = isEnough ? calendars : [];
  const [calendarset_id = isAny("calendarsets") ? 0 : null] = take("calendarsets", (set) => {
    const inside = catalogue.calendars.filter((one) => one.calendarset_id === set.id).map((one) => one.id);
    const usable = calendar_ids.length > 0 ? inside.filter((id) => calendar_ids.includes(id)) : inside;
    return services.every((service) => usable.some((id) => isDoneOn(id)(service))) && usable.length > 0;
  });
  const [resource_id = isAny("resources") ? 0 : null] = take("resources", (resource) =>
    services.every((one) => !one.need_resource || (one.resource_ids?.includes(resource.id) ?? true)),
  );
  const hasService = pack_id !== null || intervention_ids.length > 0;
  const slots = hasService ? slotFrom(preselection.slots, clock) : null;
  if (hasService && preselection.slots !== null && slots === null) invalid.add("slots");
  return {
    preselection: {
      interventionset_ids,
      intervention_ids,
      pack_id,
      calendarset_id,
      calendar_ids: isAny("calendars") ? [0] : calendar_ids,
      resource_id,
      start: dayFrom(preselection.start, clock),
      slots,
      ...(preselection.applications !== undefined && { applications: preselection.applications }),
    },
    invalid: [...invalid],
  };
}

function findRecord<Item extends OfferedRecord>(
  records: readonly Item[],
  requested: LinkedRecord,
): Item | undefined {
  return records.find((one) =>
    "id" in requested ? one.id === requested.id : one.externid === requested.externid,
  );
}

function isDoneOn(calendarId: number): (service: OfferedIntervention) => boolean {
  return ({ calendar_ids }) => calendar_ids === null || calendar_ids.includes(calendarId);
}

function dayFrom(day: string | null, { zone, now }: GroupClock): string | null {
  return day !== null && day >= instantToWall(zone, now).day ? day : null;
}

function slotFrom(slots: string | null, { zone, now }: GroupClock): Preselection["slots"] {
  const instant = slots === null ? null : parseWallDateTime(zone, slots);
  if (instant === null || instant < now) return null;
  return { start: formatWallDateTime(zone, instant), start_at: formatRfc3339(zone, instant) };
}
