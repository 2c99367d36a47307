import { hash } from "node:crypto";
import { minuteOfDate } from "@rendezvous/domain/time/instant";
import type { WrittenGroupFile } from "@rendezvous/contract/office/group-file/shape";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import type { Queryable } from "../../../lib/database/database.ts";
import { listExportedAppointments } from "./appointment-data.ts";
import { listImages } from "./data.ts";
import { type PeopleToExport, type ExportedRows, loadExportedRows } from "./export-data.ts";
import { listExportedPasses } from "./passes-data.ts";
import { listBusyAddresses } from "../elsewhere/stored-addresses.ts";
import { listAccounts, listPros } from "./people-data.ts";
import { findOrCreateSecret } from "../../../lib/installation.ts";
import { UNCHANGED_SECRET } from "../../../lib/hide-encrypted-secrets.ts";
import { toDataUri } from "../../../lib/picture.ts";

type Json = Record<string, unknown>;
/** The externids by id. */
type Names = ReadonlyMap<unknown, string>;

/**
 * Returns a group file from which an import restores the same group; pictures are data: URIs. With "nobody" the file has no list
 * of people; with "everybody" it is meant for an installation without this group.
 */
export async function exportGroup(
  database: Queryable,
  groupId: number,
  people: PeopleToExport = "from_files",
): Promise<WrittenGroupFile> {
  const rows = await loadExportedRows(database, groupId, people);
  const images = new Map((await listImages(database, groupId)).map((row) => [row.key, toDataUri(row)]));
  const names = {
    calendarsets: namesOf(rows.calendarsets),
    calendars: namesOf(rows.calendars),
    interventionsets: namesOf(rows.interventionsets),
    interventions: namesOf(rows.interventions),
    packs: namesOf(rows.packs),
  };
  const toImage = (image: unknown) => (typeof image === "string" ? (images.get(image) ?? image) : null);
  const published = (record: Json) => ({ ...withoutKeys(record), thumbnail: toImage(record["thumbnail"]) });
  const withPlaceNames = (record: Json) =>
    withNames(withNames(record, "calendars", names.calendars), "resources", names.calendars);
  const schedule = ({
    calendarset_id,
    openinghours,
    openings,
    class: _kind,
    max_places: _places,
    ...record
  }: Json) => ({
    ...published(record),
    calendarset: nameOf(names.calendarsets, calendarset_id),
    openinghours:
      openinghours && list(openinghours).map((rule) => withNames(rule, "interventions", names.interventions)),
    openings: list(openings).map((opening) => withNames(opening, "interventions", names.interventions)),
  });
  const { logo_key, ...fields } = rows.group.fields;
  const timezone = String(fields["timezone"]);

  const file: Json = {
    format: 1,
    group: prune({
      name: rows.group["name"],
      urlname: rows.group["urlname"],
      inactive: rows.group["inactive"],
      ...fields,
      sso: withoutSeal(fields["sso"]),
      logo_key: toImage(logo_key),
      rules: rows.group.rules,
    }),
    calendarsets: rows.calendarsets.map((record) => prune(published(record))),
    calendars: rows.calendars
      .filter((one) => !one["resource"] && !one["class"])
      .map((record) => prune(schedule(record))),
    resources: rows.calendars.filter(({ resource }) => resource).map((record) => prune(schedule(record))),
    interventionsets: rows.interventionsets.map((record) => prune(published(record))),
    interventions: rows.interventions.map(({ interventionset_id, by_place, ...record }) =>
      prune({
        ...withPlaceNames(published(record)),
        by_place: list(by_place).map((terms) => prune(withPlaceNames(terms))),
        interventionset: nameOf(names.interventionsets, interventionset_id),
      }),
    ),
    classes: rows.calendars
      .filter((record) => record["class"])
      .map(({ resource: _none, slot_step: _length, intervention_id, teacher_id, room_id, ...record }) =>
        prune({
          ...schedule(record),
          max_places: record["max_places"],
          intervention: nameOf(names.interventions, intervention_id),
          teacher: nameOf(names.calendars, teacher_id),
          room: nameOf(names.calendars, room_id),
        }),
      ),
    packs: rows.packs.map(({ interventionset_id, config, ...record }) =>
      prune({
        ...published(record),
        interventionset: nameOf(names.interventionsets, interventionset_id),
        config: list(config).map((part) => toPackPart(part, names)),
      }),
    ),
    passoffers: rows.passoffers.map((record) =>
      prune(withNames(withoutKeys(record), "interventions", names.interventions)),
    ),
    promotions: rows.promotions.map((record) => {
      const named = withNames(withoutKeys(record), "interventions", names.interventions);
      return prune(withNames(withNames(named, "packs", names.packs), "calendars", names.calendars));
    }),
    forms: {
      ...rows.group.forms,
      Vevent: list(rows.group.forms["Vevent"]).map((question) =>
        withNames(question, "interventions", names.interventions),
      ),
    },
    website: rows.website && toWebsite(rows.website, names, toImage),
    ...(people !== "nobody" && (await exportPeople(database, groupId, rows, names, timezone, people))),
  };
  return prune(file) as unknown as WrittenGroupFile;
}

/** A service of a pack, or the break before the next one. */
function toPackPart(
  { intervention_id, calendar_id, break_time }: Json,
  names: { readonly interventions: Names; readonly calendars: Names },
): Json {
  if (break_time !== undefined) return { break_time };
  return prune({
    intervention: nameOf(names.interventions, intervention_id),
    calendar: nameOf(names.calendars, calendar_id),
  });
}

async function exportPeople(
  database: Queryable,
  groupId: number,
  rows: ExportedRows,
  names: { readonly calendars: Names },
  timezone: string,
  people: PeopleToExport,
): Promise<Json> {
  const toExternid = await createExternids(database);
  const fiches = new Map(rows.fiches.map((fiche) => [fiche["id"], toExternid("fiche", fiche)]));
  const appointments = (await listExportedAppointments(database, groupId)).filter(
    ({ externid, fiche_id, overbooked, deleted }) =>
      // Leaves out overbooked appointments, because an import would find no place for them.
      fiches.has(fiche_id) && (people === "everybody" ? deleted || !overbooked : externid !== null),
  );
  const passes = (await listExportedPasses(database, groupId)).filter(
    ({ externid, fiche_id }) => fiches.has(fiche_id) && (people === "everybody" || externid !== null),
  );
  const passNames: Names = new Map(passes.map((pass) => [pass.id, toExternid("pass", { ...pass })]));
  const byId = new Map(rows.calendars.map((record) => [record["id"], record]));
  return {
    busy_sources: (await listBusyAddresses(database, groupId)).flatMap(({ calendarId, addresses }) => {
      const place = byId.get(calendarId)?.["resource"] === true ? "resource" : "calendar";
      const name = nameOf(names.calendars, calendarId);
      return name === null ? [] : [{ [place]: name, addresses }];
    }),
    pros: (await listPros(database, groupId)).map((pro) =>
      prune({ ...pro, calendars: pro.calendars?.map((id) => nameOf(names.calendars, id)) }),
    ),
    accounts: (await listAccounts(database, groupId)).map(({ ficheIds, ...account }) =>
      prune({ ...account, fiches: ficheIds.flatMap((id) => fiches.get(id) ?? []) }),
    ),
    fiches: rows.fiches.map(
      ({
        fields: answers,
        account_id: _account,
        created_at: _made,
        updated_at: _changed,
        changed_at: _changedAt,
        changed_in: _transaction,
        anonymised_at: _erased,
        missed_forgiven_at: _forgiven,
        confirmed,
        email_proven,
        search: _search,
        metadata,
        ...fiche
      }) => ({
        ...withoutKeys(fiche),
        ...prune({ metadata }),
        externid: fiches.get(fiche["id"]),
        ...(confirmed === false && { confirmed }),
        ...(email_proven === false && { email_proven }),
        ...(answers as Json),
      }),
    ),
    passes: passes.map(({ id, fiche_id, ...pass }) =>
      prune({ ...pass, externid: passNames.get(id), fiche: fiches.get(fiche_id) }),
    ),
    appointments: appointments.map(
      ({ id, externid, fiche_id, pass_id, start_at, overbooked: _over, places, guests, ...appointment }) =>
        prune({
          externid: toExternid("appointment", { id, externid }),
          fiche: fiches.get(fiche_id),
          ...appointment,
          pass: nameOf(passNames, pass_id),
          ...(places > 1 && { places }),
          ...(guests.length > 0 && { guests }),
          start: formatWallDateTime(timezone, minuteOfDate(start_at)),
        }),
    ),
  };
}

/** Creates an externid for a record that has none: the same at each export and different in every installation. */
async function createExternids(
  database: Queryable,
): Promise<(kind: string, { id, externid }: Json) => string> {
  const secret = await findOrCreateSecret(database);
  return (kind, { id, externid }) =>
    typeof externid === "string" ? externid : hash("sha256", `${secret} ${kind} ${String(id)}`).slice(0, 24);
}

function toWebsite(
  { domain, fields }: NonNullable<ExportedRows["website"]>,
  names: Record<"interventionsets" | "interventions" | "packs", Names>,
  toImage: (image: unknown) => string | null,
): Json {
  const named = withNames(fields, "listset_ids", names.interventionsets);
  return prune({
    ...withNames(withNames(named, "listing_ids", names.interventions), "package_ids", names.packs),
    domain,
    highlight_service: nameOf(names.interventions, fields["highlight_service"]),
    highlight_package: nameOf(names.packs, fields["highlight_package"]),
    image: toImage(fields["image"]),
    file_upload: list(fields["file_upload"]).map(({ url, ...rest }) => prune({ url: toImage(url), ...rest })),
  });
}

function namesOf(records: readonly Json[]): Names {
  return new Map(records.map(({ id, externid }) => [id, String(externid)]));
}

function nameOf(names: Names, id: unknown): string | null {
  return names.get(id) ?? null;
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? (value as Json[]) : [];
}

function withNames(record: Json, key: string, names: Names): Json {
  const ids = record[key];
  return Array.isArray(ids) ? { ...record, [key]: ids.map((id) => nameOf(names, id)) } : record;
}

function withoutKeys({
  id: _id,
  group_id: _group,
  version: _version,
  updated_at: _changed,
  ...record
}: Json): Json {
  return record;
}

/** Leaves out default values. An empty public name stays, because it hides the record. */
function prune(record: Json): Json {
  return Object.fromEntries(
    Object.entries(record).filter(([key, value]) => {
      if (value === null || value === undefined) return false;
      if (Array.isArray(value)) return value.length > 0;
      if (typeof value === "object") return Object.keys(value).length > 0;
      return value !== "" || key === "publicname";
    }),
  );
}

/** Shows only that there is a secret; the import then leaves the stored one as it is. */
function withoutSeal(sso: unknown): unknown {
  if (typeof sso !== "object" || sso === null || !("client_secret_sealed" in sso)) return sso;
  return { ...sso, client_secret_sealed: UNCHANGED_SECRET };
}
