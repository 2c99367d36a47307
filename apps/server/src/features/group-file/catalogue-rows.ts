import type { GroupFile } from "@rendezvous/contract/group-file";
import type { Ids, Row } from "./data.ts";

/** The ids of everything a file may refer to, by externid. */
export interface Known {
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

/** An empty list limits nothing, which the tables write as null. */
export function toIds(ids: Ids, externids: readonly string[]): number[] | null {
  return externids.length === 0 ? null : externids.map((externid) => toId(ids, externid));
}

type Published = GroupFile["calendarsets"][number];

function toPublished({ externid, deleted, name, publicname, description, thumbnail, sort }: Published): Row {
  return { externid, deleted, name, publicname, description, thumbnail, sort };
}

export function toCalendarsetRow(record: GroupFile["calendarsets"][number]): Row {
  return toPublished(record);
}

export function toInterventionsetRow(record: GroupFile["interventionsets"][number]): Row {
  return { ...toPublished(record), price: record.price };
}

type ScheduleRecord = GroupFile["calendars"][number] | GroupFile["resources"][number];

/** Without the hours: these may name interventions, which may name calendars. */
export function toCalendarRow(record: ScheduleRecord, calendarsets: Ids): Row {
  return {
    ...toPublished(record),
    resource: record.resource,
    calendarset_id: toOptionalId(calendarsets, record.calendarset),
    capacity: record.capacity,
    slot_step: record.slot_step,
    maxrdv_period: record.maxrdv_period,
    address: record.address,
    holidays: record.holidays === "" ? null : record.holidays,
  };
}

/** The hours with ids instead of externids; what limits nothing is left out. */
export function toHours(record: ScheduleRecord, interventions: Ids) {
  return {
    openinghours: record.openinghours.map(({ days, from, to, valid_from, valid_until, ...rule }) => ({
      days,
      from,
      to,
      ...(valid_from !== null && { valid_from }),
      ...(valid_until !== null && { valid_until }),
      ...(rule.interventions.length > 0 && { interventions: toIds(interventions, rule.interventions)! }),
    })),
    openings: record.openings.map(({ date, from, to, ...opening }) => ({
      date,
      from,
      to,
      ...(opening.interventions.length > 0 && {
        interventions: toIds(interventions, opening.interventions)!,
      }),
    })),
    closures: record.closures,
  };
}

export function toInterventionRow(
  record: GroupFile["interventions"][number],
  known: Pick<Known, "interventionsets" | "calendars" | "resources">,
): Row {
  return {
    ...toPublished(record),
    price: record.price,
    length: record.length,
    type: record.type,
    interventionset_id: toOptionalId(known.interventionsets, record.interventionset),
    calendars: toIds(known.calendars, record.calendars),
    resources: toIds(known.resources, record.resources),
    need_resource: record.need_resource,
    buffer_before: record.buffer_before,
    buffer_after: record.buffer_after,
    merged: record.merged,
    skippable_agenda: record.skippable_agenda,
    videoconference: record.videoconference,
    only_package: record.only_package,
  };
}

export function toPackRow(
  record: GroupFile["packs"][number],
  known: Pick<Known, "interventionsets" | "interventions" | "calendars">,
): Row {
  return {
    ...toPublished(record),
    status: record.status,
    total_price: record.total_price,
    interventionset_id: toOptionalId(known.interventionsets, record.interventionset),
    config: record.config.map((entry) => {
      if ("break_time" in entry) return { break_time: entry.break_time };
      const intervention_id = toId(known.interventions, entry.intervention);
      if (entry.calendar === null) return { intervention_id };
      return { intervention_id, calendar_id: toId(known.calendars, entry.calendar) };
    }),
  };
}

export function toPromotionRow(record: GroupFile["promotions"][number], known: Known): Row {
  const { externid, deleted, name, percentage, days, from, to, valid_from, valid_until } = record;
  return {
    externid,
    deleted,
    name,
    percentage,
    interventions: toIds(known.interventions, record.interventions),
    packs: toIds(known.packs, record.packs),
    calendars: toIds(known.calendars, record.calendars),
    days: days.length === 0 ? null : days,
    from,
    to,
    valid_from,
    valid_until,
  };
}

export function toFicheRow(record: GroupFile["fiches"][number]): Row {
  const { externid, deleted, firstname, lastname, email, firstphone, blacklisted, ...fields } = record;
  const known = { confirmed: true, email_proven: true };
  return { externid, deleted, firstname, lastname, email, firstphone, blacklisted, fields, ...known };
}

/** The minisite's lists name externids in the file and ids in the table. */
export function toWebsiteFields(website: NonNullable<GroupFile["website"]>, known: Known): object {
  const { domain: _ownColumn, ...fields } = website;
  return {
    ...fields,
    highlight_service: toOptionalId(known.interventions, website.highlight_service),
    highlight_package: toOptionalId(known.packs, website.highlight_package),
    listset_ids: toIds(known.interventionsets, website.listset_ids) ?? [],
    listing_ids: toIds(known.interventions, website.listing_ids) ?? [],
    package_ids: toIds(known.packs, website.package_ids) ?? [],
  };
}
