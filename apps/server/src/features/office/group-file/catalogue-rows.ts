import type { GroupFile } from "@rendezvous/contract/office/group-file";
import type { PlaceTerms } from "@rendezvous/domain/availability/model";
import type { ExternidMap, ExternidRow } from "./data.ts";
import type { PassFileRow } from "./passes-data.ts";

/** The ids of everything that a file may refer to, by externid. */
export interface IdsByExternid {
  readonly calendarsets: ExternidMap;
  readonly calendars: ExternidMap;
  readonly resources: ExternidMap;
  readonly interventionsets: ExternidMap;
  readonly interventions: ExternidMap;
  readonly packs: ExternidMap;
  readonly classes: ExternidMap;
  readonly passoffers: ExternidMap;
}

function toId(ids: ExternidMap, externid: string): number {
  const id = ids.get(externid);
  if (id === undefined) throw new Error(`No record was saved for ${externid}`);
  return id;
}

export function toOptionalId(ids: ExternidMap, externid: string | null): number | null {
  return externid === null ? null : toId(ids, externid);
}

/** Converts an empty list, which means "no limit", to null as in the tables. */
export function toIdsOrAll(ids: ExternidMap, externids: readonly string[]): number[] | null {
  return externids.length === 0 ? null : externids.map((externid) => toId(ids, externid));
}

type ScheduleRecord = GroupFile["calendars"][number] | GroupFile["resources"][number];

/** Leaves out the hours, because they may refer to interventions, which may refer to calendars. */
export function toCalendarRow(record: ScheduleRecord, calendarsets: ExternidMap): ExternidRow {
  const { calendarset, holidays, openinghours: _rules, openings: _days, closures: _closed, ...own } = record;
  return {
    ...own,
    calendarset_id: toOptionalId(calendarsets, calendarset),
    holidays: holidays === "" ? null : holidays,
    ...NO_CLASS,
  };
}

const NO_CLASS = { class: false, intervention_id: null, teacher_id: null, room_id: null, max_places: 1 };

export function toClassRow(
  record: GroupFile["classes"][number],
  ids: Pick<IdsByExternid, "interventions" | "calendars" | "resources"> & { calendarsets: ExternidMap },
): ExternidRow {
  const { calendarset, intervention, teacher, room, holidays, openinghours, ...own } = record;
  return {
    ...own,
    resource: false,
    class: true,
    calendarset_id: toOptionalId(ids.calendarsets, calendarset),
    intervention_id: toId(ids.interventions, intervention),
    teacher_id: toId(ids.calendars, teacher),
    room_id: toOptionalId(ids.resources, room),
    holidays: holidays === "" ? null : holidays,
    openinghours: openinghours.map(toRuleRow),
  };
}

/** Leaves out empty values. */
export function toRuleRow({
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
export function toHoursFields(record: ScheduleRecord, interventions: ExternidMap) {
  return {
    openinghours:
      record.openinghours?.map(({ interventions: named, ...rule }) => ({
        ...toRuleRow(rule),
        ...(named.length > 0 && { interventions: toIdsOrAll(interventions, named)! }),
      })) ?? null,
    openings: record.openings.map(({ interventions: named, ...opening }) => ({
      ...opening,
      ...(named.length > 0 && { interventions: toIdsOrAll(interventions, named)! }),
    })),
    closures: record.closures,
  };
}

export function toInterventionRow(
  { interventionset, ...record }: GroupFile["interventions"][number],
  ids: Pick<IdsByExternid, "interventionsets" | "calendars" | "resources">,
): ExternidRow {
  return {
    ...record,
    openinghours: record.openinghours?.map(toRuleRow) ?? null,
    interventionset_id: toOptionalId(ids.interventionsets, interventionset),
    calendars: toIdsOrAll(ids.calendars, record.calendars),
    resources: toIdsOrAll(ids.resources, record.resources),
    by_place: toPlaceTerms(record, ids),
  };
}

export function toPlaceTerms(
  { by_place }: Pick<GroupFile["interventions"][number], "by_place">,
  ids: Pick<IdsByExternid, "calendars" | "resources">,
): PlaceTerms[] {
  return by_place.map(({ calendars, resources, ...terms }) => ({
    calendars: calendars.map((externid) => toId(ids.calendars, externid)),
    resources: resources.map((externid) => toId(ids.resources, externid)),
    ...terms,
  }));
}

export function toPackRow(
  { interventionset, ...record }: GroupFile["packs"][number],
  ids: Pick<IdsByExternid, "interventionsets" | "interventions" | "calendars">,
): ExternidRow {
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

export function toPromotionRow(
  record: GroupFile["promotions"][number],
  ids: Omit<IdsByExternid, "passoffers">,
): ExternidRow {
  return {
    ...record,
    interventions: toIdsOrAll(ids.interventions, record.interventions),
    packs: toIdsOrAll(ids.packs, record.packs),
    calendars: toIdsOrAll(ids.calendars, record.calendars),
    days: record.days.length === 0 ? null : record.days,
  };
}

export function toPassOfferRow(
  record: GroupFile["passoffers"][number],
  { interventions }: Pick<IdsByExternid, "interventions">,
): ExternidRow {
  return { ...record, interventions: toIdsOrAll(interventions, record.interventions) };
}

export function toPassRows(
  records: NonNullable<GroupFile["passes"]>,
  { passoffers }: Pick<IdsByExternid, "passoffers">,
  fiches: ExternidMap,
): PassFileRow[] {
  return records.map(({ fiche, offer, ...record }) => ({
    ...record,
    fiche_id: toId(fiches, fiche),
    passoffer_id: toId(passoffers, offer),
  }));
}

export function toFicheRow(record: NonNullable<GroupFile["fiches"]>[number]): ExternidRow {
  const { externid, deleted, firstname, lastname, email, firstphone, blacklisted, ...more } = record;
  const { confirmed, email_proven, metadata, ...fields } = more;
  const flags = { confirmed, email_proven, metadata };
  return { externid, deleted, firstname, lastname, email, firstphone, blacklisted, fields, ...flags };
}

/** Replaces the externids in the minisite's lists by ids. */
export function toWebsiteFields(website: NonNullable<GroupFile["website"]>, ids: IdsByExternid): object {
  const { domain: _ownColumn, ...fields } = website;
  return {
    ...fields,
    highlight_service: toOptionalId(ids.interventions, website.highlight_service),
    highlight_package: toOptionalId(ids.packs, website.highlight_package),
    listset_ids: toIdsOrAll(ids.interventionsets, website.listset_ids) ?? [],
    listing_ids: toIdsOrAll(ids.interventions, website.listing_ids) ?? [],
    package_ids: toIdsOrAll(ids.packs, website.package_ids) ?? [],
  };
}

/** Replaces the externids of the questions' services by ids. */
export function toFormFields({ Fiche, Vevent }: GroupFile["forms"], interventions: ExternidMap) {
  return {
    Fiche,
    Vevent: Vevent.map(({ interventions: named = [], ...question }) => ({
      ...question,
      ...(named.length > 0 && { interventions: toIdsOrAll(interventions, named)! }),
    })),
  };
}

/** Returns the forms as they are stored before the services have ids. */
export function withoutServices({ Fiche, Vevent }: GroupFile["forms"]) {
  return { Fiche, Vevent: Vevent.map(({ interventions: _named, ...question }) => question) };
}
