import type { GroupFile } from "@rendezvous/contract/office/group-file";
import type { Ids, Row } from "./data.ts";

/** The ids of everything that a file may refer to, by externid. */
export interface IdsByExternid {
  readonly calendarsets: Ids;
  readonly calendars: Ids;
  readonly resources: Ids;
  readonly interventionsets: Ids;
  readonly interventions: Ids;
  readonly packs: Ids;
}

function toId(ids: Ids, externid: string): number {
  const id = ids.get(externid);
  if (id === undefined) throw new Error(`No record was saved for ${externid}`);
  return id;
}

export function toOptionalId(ids: Ids, externid: string | null): number | null {
  return externid === null ? null : toId(ids, externid);
}

/** Converts an empty list, which means "no limit", to null as in the tables. */
export function toIds(ids: Ids, externids: readonly string[]): number[] | null {
  return externids.length === 0 ? null : externids.map((externid) => toId(ids, externid));
}

type ScheduleRecord = GroupFile["calendars"][number] | GroupFile["resources"][number];

/** Leaves out the hours, because they may refer to interventions, which may refer to calendars. */
export function toCalendarRow(record: ScheduleRecord, calendarsets: Ids): Row {
  const { calendarset, holidays, openinghours: _rules, openings: _days, closures: _closed, ...own } = record;
  return {
    ...own,
    calendarset_id: toOptionalId(calendarsets, calendarset),
    holidays: holidays === "" ? null : holidays,
  };
}

/** Leaves out empty values. */
export function toRule({
  valid_from,
  valid_until,
  adds_to_week,
  ...rule
}: GroupFile["group"]["openinghours"][number]) {
  return {
    ...rule,
    ...(valid_from !== null && { valid_from }),
    ...(valid_until !== null && { valid_until }),
    ...(adds_to_week && { adds_to_week }),
  };
}

/** Returns the hours with ids instead of externids, without empty lists. */
export function toHours(record: ScheduleRecord, interventions: Ids) {
  return {
    openinghours:
      record.openinghours?.map(({ interventions: named, ...rule }) => ({
        ...toRule(rule),
        ...(named.length > 0 && { interventions: toIds(interventions, named)! }),
      })) ?? null,
    openings: record.openings.map(({ interventions: named, ...opening }) => ({
      ...opening,
      ...(named.length > 0 && { interventions: toIds(interventions, named)! }),
    })),
    closures: record.closures,
  };
}

export function toInterventionRow(
  { interventionset, ...record }: GroupFile["interventions"][number],
  ids: Pick<IdsByExternid, "interventionsets" | "calendars" | "resources">,
): Row {
  return {
    ...record,
    interventionset_id: toOptionalId(ids.interventionsets, interventionset),
    calendars: toIds(ids.calendars, record.calendars),
    resources: toIds(ids.resources, record.resources),
  };
}

export function toPackRow(
  { interventionset, ...record }: GroupFile["packs"][number],
  ids: Pick<IdsByExternid, "interventionsets" | "interventions" | "calendars">,
): Row {
  return {
    ...record,
    interventionset_id: toOptionalId(ids.interventionsets, interventionset),
    config: record.config.map((entry) => {
      if ("break_time" in entry) return entry;
      const intervention_id = toId(ids.interventions, entry.intervention);
      if (entry.calendar === null) return { intervention_id };
      return { intervention_id, calendar_id: toId(ids.calendars, entry.calendar) };
    }),
  };
}

export function toPromotionRow(record: GroupFile["promotions"][number], ids: IdsByExternid): Row {
  return {
    ...record,
    interventions: toIds(ids.interventions, record.interventions),
    packs: toIds(ids.packs, record.packs),
    calendars: toIds(ids.calendars, record.calendars),
    days: record.days.length === 0 ? null : record.days,
  };
}

export function toFicheRow(record: NonNullable<GroupFile["fiches"]>[number]): Row {
  const { externid, deleted, firstname, lastname, email, firstphone, blacklisted, ...more } = record;
  const { confirmed, email_proven, ...fields } = more;
  const flags = { confirmed, email_proven };
  return { externid, deleted, firstname, lastname, email, firstphone, blacklisted, fields, ...flags };
}

/** Replaces the externids in the minisite's lists by ids. */
export function toWebsiteFields(website: NonNullable<GroupFile["website"]>, ids: IdsByExternid): object {
  const { domain: _ownColumn, ...fields } = website;
  return {
    ...fields,
    highlight_service: toOptionalId(ids.interventions, website.highlight_service),
    highlight_package: toOptionalId(ids.packs, website.highlight_package),
    listset_ids: toIds(ids.interventionsets, website.listset_ids) ?? [],
    listing_ids: toIds(ids.interventions, website.listing_ids) ?? [],
    package_ids: toIds(ids.packs, website.package_ids) ?? [],
  };
}
