import type { Condition } from "@rendezvous/contract/ground/paging";
import type { Session } from "@rendezvous/domain/permission/session";
import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import type { AppointmentParts } from "./appointment-parts.ts";
import { APPOINTMENT_COLUMNS, type AppointmentFilter, visibilitySql } from "./data.ts";
import { metadataSql } from "../metadata/metadata-sql.ts";
import { type AppointmentRowWithoutNames, loadRecordsOfAppointments } from "./days-data.ts";

/** All services of the appointment, the first one first. */
const SERVICES = "coalesce(a.intervention_ids, array[a.intervention_id])";
const TYPES = ["first", "free", "included"];

/** The fields that conditions and `sort` may use, as SQL expressions; a missing value is null. */
const FIELDS = {
  id: "a.id",
  start: "a.start_at",
  end: "a.end_at",
  duration: "(extract(epoch from a.end_at - a.start_at) / 60)::integer",
  type: "a.type",
  parent_id: "a.parent_id",
  pack_id: "a.pack_id",
  intervention_id: `(${SERVICES})[1]`,
  intervention_name: `(${SERVICES})::text`,
  calendar_id: "a.calendar_id",
  calendar_name: "a.calendar_id::text",
  fiche_id: "a.fiche_id",
  price: "a.price",
  price_amount: "a.price_amount",
  state: "a.state",
  deleted: "a.deleted",
} as const;
export type AppointmentListField = keyof typeof FIELDS;

export type NameField = "intervention_name" | "calendar_name";

/** A condition on a number, a type, a boolean or the text of a time: the value is compared as it is. */
interface PlainCondition extends Condition {
  readonly kind: "plain";
  readonly field: Exclude<AppointmentListField, NameField>;
}

/** A condition on a time, parsed into instants. */
interface TimeCondition extends Pick<Condition, "op"> {
  readonly kind: "time";
  readonly field: "start" | "end";
  readonly instants: readonly EpochMs[];
}

/** A condition on a name, resolved to the services or calendars whose name meets it. */
interface NameCondition {
  readonly kind: "name";
  readonly field: NameField;
  readonly keys: readonly string[];
}

/** A condition on a key of the metadata, met by any of the values. */
interface MetadataCondition {
  readonly kind: "metadata";
  readonly key: string;
  readonly values: readonly string[];
}

export type AppointmentListCondition = PlainCondition | TimeCondition | NameCondition | MetadataCondition;

/** The cursor of a list: sorting value, start (minutes) and id of the last appointment on the page. */
export interface AppointmentListCursor {
  readonly rank: number;
  readonly start: number;
  readonly id: number;
}

export interface AppointmentListRequest extends AppointmentFilter {
  readonly zone: string;
  readonly conditions: readonly AppointmentListCondition[];
  /** `services` and `calendars`: those whose name contains the text; `withEmail`: search e-mail addresses as well. */
  readonly search: {
    readonly text: string;
    readonly services: readonly string[];
    readonly calendars: readonly string[];
    readonly withEmail: boolean;
  } | null;
  /** When the list is sorted by the name of a service or calendar: the rank of each name in alphabetical order, by name key. */
  readonly sort: { readonly field: AppointmentListField; readonly ranks?: ReadonlyMap<string, number> };
  readonly isDescending: boolean;
  readonly after: AppointmentListCursor | null;
  readonly startIndex: number;
  /** null: no limit. */
  readonly limit: number | null;
}

export interface AppointmentPage {
  readonly total: number;
  readonly appointments: readonly AppointmentParts[];
  /** The cursor after the last appointment; null on the last page. */
  readonly next: AppointmentListCursor | null;
}

type Place = (value: unknown) => string;

/** Filters, sorts and pages in the database. Services and calendars that a page names are read once. */
export async function listAppointmentPage(
  database: Queryable,
  groupId: AuthorizedGroupId,
  session: Session,
  request: AppointmentListRequest,
): Promise<AppointmentPage> {
  const visible = visibilitySql(session, groupId);
  const values: unknown[] = [groupId, visible.value];
  const place: Place = (value) => `$${values.push(value)}`;
  const where = `a.group_id = $1 and ${visible.sql}${toFilter(request, place)}${toTests(request, place)}`;
  const counted = database.query<{ total: number }>(
    `select count(*)::integer as total from appointments a ${toJoins(where)} where ${where}`,
    [...values],
  );
  const { names } = visible;
  const rank = toRank(request.sort, place);
  const direction = request.isDescending ? "desc" : "asc";
  const order = [...(rank === null ? [] : [rank]), "a.start_at", "a.id"];
  const listed = database.query<AppointmentRowWithoutNames & { rank: number }>(
    `select ${APPOINTMENT_COLUMNS}, ${names}.firstname, ${names}.lastname, ${names}.email, f.firstphone,
        a.calendar_id, a.resource_id, a.pack_id, ${SERVICES} as intervention_ids, ${rank ?? "0"} as rank
      from appointments a ${toJoins(`${names}. f. ${where}`)}
      where ${where}${toAfter(request, rank, place)}
      order by ${order.map((one) => `${one} ${direction}`).join(", ")}
      offset ${place(request.startIndex)} limit ${place(request.limit === null ? null : request.limit + 1)}`,
    values,
  );
  const [{ rows: counts }, { rows: listedRows }] = await Promise.all([counted, listed]);
  const rows = request.limit === null ? listedRows : listedRows.slice(0, request.limit);
  const last = listedRows.length > rows.length ? rows.at(-1) : undefined;
  return {
    total: counts[0]!.total,
    appointments: await loadRecordsOfAppointments(database, groupId, rows),
    next: last ? { rank: last.rank, start: last.start_at.getTime() / 60_000, id: last.id } : null,
  };
}

export interface KeyWithNames {
  readonly key: string;
  readonly names: readonly Pick<AppointmentParts["calendar"], "name" | "publicname">[];
}

const namesObjectSql = (table: string): string =>
  `jsonb_build_object('name', ${table}.name, 'publicname', ${table}.publicname)`;

/**
 * Returns, for each name field, the services or calendars of the appointments that match the filter, each once with its names.
 */
export async function listKeysWithNames(
  database: Queryable,
  groupId: AuthorizedGroupId,
  session: Session,
  filter: AppointmentFilter,
): Promise<Readonly<Record<NameField, readonly KeyWithNames[]>>> {
  const visible = visibilitySql(session, groupId);
  const values: unknown[] = [groupId, visible.value];
  const place: Place = (value) => `$${values.push(value)}`;
  const where = `a.group_id = $1 and ${visible.sql}${toFilter(filter, place)}`;
  const { rows } = await database.query<{ field: NameField; keys: KeyWithNames[] }>(
    `with booked as (select distinct ${SERVICES} as ids from appointments a ${toJoins(where)} where ${where})
     select 'intervention_name' as field, coalesce(jsonb_agg(jsonb_build_object('key', ids::text, 'names',
         (select jsonb_agg(${namesObjectSql("i")} order by number) from unnest(ids) with ordinality as one (id, number)
          join interventions i on i.group_id = $1 and i.id = one.id))), '[]') as keys from booked
     union all
     select 'calendar_name', coalesce(jsonb_agg(jsonb_build_object('key', c.id::text, 'names',
         jsonb_build_array(${namesObjectSql("c")}))), '[]') from calendars c where c.group_id = $1`,
    values,
  );
  const keysOf = (field: NameField) => rows.find((row) => row.field === field)?.keys ?? [];
  return { intervention_name: keysOf("intervention_name"), calendar_name: keysOf("calendar_name") };
}

function toJoins(used: string): string {
  const fiches = "join fiches f on f.group_id = a.group_id and f.id = a.fiche_id";
  const bookings = "left join bookings b on b.group_id = a.group_id and b.id = a.booking_id";
  return [used.includes("f.") && fiches, used.includes("b.") && bookings].filter(Boolean).join(" ");
}

function toFilter(
  { ficheId, calendarIds, since, until, withCancelled }: AppointmentFilter,
  place: Place,
): string {
  return toSql([
    ficheId !== null && `a.fiche_id = ${place(ficheId)}`,
    calendarIds !== null && isOn(place(calendarIds)),
    since !== null && `a.start_at >= ${place(since)}::timestamptz`,
    until !== undefined && `a.start_at < ${place(until)}::timestamptz`,
    !withCancelled && "not a.deleted",
  ]);
}

function isOn(places: string): string {
  return `(a.calendar_id = any(${places}::integer[]) or a.resource_id = any(${places}::integer[]))`;
}

function toTests(
  { conditions, search, zone }: Pick<AppointmentListRequest, "conditions" | "search" | "zone">,
  place: Place,
): string {
  return toSql([
    search !== null && toSearch(search, place),
    ...conditions.map((condition) => toTest(condition, zone, place)),
  ]);
}

function toSql(tests: readonly (string | false)[]): string {
  return tests.map((one) => (one === false ? "" : ` and ${one}`)).join("");
}

function toSearch(
  { text, services, calendars, withEmail }: NonNullable<AppointmentListRequest["search"]>,
  place: Place,
): string {
  const searched = place(text);
  const texts = [
    "a.comments",
    "f.firstname || ' ' || f.lastname || ' ' || f.firstname",
    ...(withEmail ? ["f.email"] : []),
  ];
  return `(${[
    ...texts.map((one) => `position(folded(${searched}) in folded(${one})) > 0`),
    `${FIELDS.intervention_name} = any(${place(services)}::text[])`,
    `${FIELDS.calendar_name} = any(${place(calendars)}::text[])`,
  ].join(" or ")})`;
}

/** A missing value meets only negated conditions; values that cannot be compared count as different. */
function toTest(condition: AppointmentListCondition, zone: string, place: Place): string {
  if (condition.kind === "metadata") return metadataSql("a", condition, place);
  const sql = FIELDS[condition.field];
  if (condition.kind === "name") return `${sql} = any(${place(condition.keys)}::text[])`;
  const { op } = condition;
  if (condition.kind === "time") {
    const instants = `${place(condition.instants.map((one) => new Date(one)))}::timestamptz[]`;
    if (op === "in") return `${sql} = any(${instants})`;
    if (op === "not in") return `${sql} <> all(${instants})`;
    return `${sql} ${toOperator(op)} (${instants})[1]`;
  }
  const { field, value } = condition;
  if (op === "like" || op === "not like") {
    const isTime = field === "start" || field === "end";
    const text = isTime
      ? `to_char(${sql} at time zone ${place(zone)}, 'YYYY-MM-DD HH24:MI:SS')`
      : `(${sql})::text`;
    const isLike = `coalesce(${text} like lower(${place(value)}) escape '', false)`;
    return op === "like" ? isLike : `not ${isLike}`;
  }
  if (op === "in" || op === "not in") {
    const isAmong = value
      .split(",")
      .map((one) => `coalesce(${compare(field, "=", one.trim(), place)}, false)`)
      .join(" or ");
    return op === "in" ? `(${isAmong})` : `not (${isAmong})`;
  }
  return compare(field, op, value, place);
}

type Comparing = Exclude<Condition["op"], "in" | "not in" | "like" | "not like">;

function compare(field: AppointmentListField, op: Comparing, value: string, place: Place): string {
  const sql = FIELDS[field];
  if (field === "deleted") {
    const distance = `(case when ${sql} = ${place(/^(1|t|true)$/i.test(value))}::boolean then 0 else 1 end)`;
    return `${distance} ${toOperator(op)} 0`;
  }
  if (field === "type") return `${sql} collate "C" ${toOperator(op)} ${place(value)}`;
  if (!/^\s*[+-]?\d{1,40}(\.\d{1,40})?\s*$/.test(value)) return String(op === "!=");
  return op === "!="
    ? `${sql} is distinct from ${place(value)}::numeric`
    : `${sql} ${toOperator(op)} ${place(value)}::numeric`;
}

function toOperator(op: Condition["op"]): string {
  return op === "!=" ? "<>" : op;
}

/** Returns SQL for the number by which the list is sorted first, before start and id; null when it is sorted by start. */
function toRank({ field, ranks }: AppointmentListRequest["sort"], place: Place): string | null {
  if (field === "start") return null;
  const sql = FIELDS[field];
  if (ranks) {
    const [keys, numbers] = [place([...ranks.keys()]), place([...ranks.values()])];
    return `coalesce((${numbers}::integer[])[array_position(${keys}::text[], ${sql})], 0)`;
  }
  if (field === "end") return `(extract(epoch from ${sql}) / 60)::integer`;
  if (field === "type") return `array_position(${place(TYPES)}::text[], ${sql})`;
  if (field === "deleted") return `${sql}::integer`;
  return `coalesce(${sql}, 0)`;
}

function toAfter({ after, isDescending }: AppointmentListRequest, rank: string | null, place: Place): string {
  if (after === null) return "";
  const start = `to_timestamp(${place(after.start)}::bigint * 60)`;
  const sign = isDescending ? "<" : ">";
  return rank === null
    ? ` and (a.start_at, a.id) ${sign} (${start}, ${place(after.id)}::bigint)`
    : ` and (${rank}, a.start_at, a.id) ${sign} (${place(after.rank)}::bigint, ${start}, ${place(after.id)}::bigint)`;
}
