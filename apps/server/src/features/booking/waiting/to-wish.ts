import type { RequestedChain } from "@rendezvous/contract/booking/requested-chain";
import type { Wish } from "@rendezvous/contract/booking/wish";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Session } from "@rendezvous/domain/permission/session";
import { dateOf, type EpochMinute, minuteOf, toWallTime } from "@rendezvous/domain/time/instant";
import { formatRfc3339, formatWallDateTime, instantToWall } from "@rendezvous/domain/time/zone";
import { ALL_DAYS, ALL_TIMES } from "@rendezvous/domain/waiting/fits-wish";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { findWireCatalogue } from "../../catalogue/catalogue/wire-catalogue.ts";
import type { WishRow } from "./data.ts";

interface Viewer {
  readonly context: Context;
  readonly group: GroupRecord;
  readonly groupId: AuthorizedGroupId;
  readonly session: Session;
  readonly locale: string;
}

/** Returns wishes in the contract's form, with the names of services and calendars in the caller's language. */
export async function toWishes(
  { context, group, groupId, session, locale }: Viewer,
  rows: readonly WishRow[],
): Promise<Wish[]> {
  const wire = await findWireCatalogue(context, group, groupId, locale, session);
  const { interventions, packs, classes } = wire;
  // A time in a class names the class as its calendar.
  const calendars = [...wire.calendars, ...classes];
  const offered = await loadCatalogue(context, group, groupId);
  const { timezone } = group.fields;
  const now = minuteOf(context.clock.now());
  return rows.map((row) => {
    const { services, packIds, calendarIds, places } = idsOfChain(row.chain);
    const { offer, moves_from } = row;
    const taught = classes.find(({ id }) => id === offer?.calendar_id);
    const [teacher] = namesOf(calendars, onlyIds([taught?.teacher_id]));
    const [room] = namesOf(calendars, onlyIds([taught?.room_id]));
    const isOffered =
      group.rules.waiting_minutes > 0 &&
      services.every((id) => offered.interventions.has(id)) &&
      packIds.every((id) => offered.packs.has(id));
    return {
      id: row.id,
      fiche_id: row.fiche_id,
      firstname: row.firstname,
      lastname: row.lastname,
      firstphone: row.firstphone,
      pack_ids: packIds,
      intervention_ids: services,
      interventions: [...namesOf(packs, packIds), ...namesOf(interventions, services)],
      calendars: namesOf(calendars, calendarIds),
      ...(places > 1 && { places }),
      appointment:
        row.appointment_id === null || moves_from === null
          ? null
          : {
              id: row.appointment_id,
              start: formatWallDateTime(timezone, moves_from),
              start_at: formatRfc3339(timezone, moves_from),
            },
      first_day: row.first_day,
      last_day: row.last_day,
      days: row.days.length === ALL_DAYS.length ? [] : [...row.days],
      times: toTimes(row.times),
      state: isOver(row, isOffered, now, timezone) ? "withdrawn" : row.state,
      first: row.is_first,
      created_at: row.created_at.toISOString(),
      offer: offer && {
        id: offer.id,
        start: formatWallDateTime(timezone, offer.starts),
        start_at: formatRfc3339(timezone, offer.starts),
        end_at: dateOf(offer.ends).toISOString(),
        calendar: namesOf(calendars, [offer.calendar_id])[0] ?? { id: offer.calendar_id, name: "" },
        ...(teacher && { teacher }),
        ...(room && { room }),
        expires_at: new Date(offer.expires_at).toISOString(),
      },
    };
  });
}

/**
 * No time comes any more: the last day or the appointment is over, the appointment was cancelled, a service archived, or the
 * group's waiting list closed.
 */
function isOver(
  { offer, state, is_cancelled, moves_from, last_day }: WishRow,
  isOffered: boolean,
  now: EpochMinute,
  timezone: string,
): boolean {
  if (offer !== null || state !== "waiting") return false;
  const hasPassed = moves_from !== null && moves_from <= now;
  return !isOffered || is_cancelled || hasPassed || last_day < instantToWall(timezone, now).day;
}

function namesOf(records: readonly Named[], ids: readonly number[]): Named[] {
  return ids.flatMap((id) =>
    records.filter((one) => one.id === id).map(({ name, lang }) => ({ id, name, lang })),
  );
}

interface Named {
  readonly id: number;
  readonly name: string;
  readonly lang?: string | undefined;
}

function toTimes(times: readonly number[]): Wish["times"] {
  if (times.join() === ALL_TIMES.join()) return [];
  return times.flatMap((from, index) =>
    index % 2 === 0 ? [{ from: toWallTime(from), to: toWallTime(times[index + 1] ?? from) }] : [],
  );
}

/** Returns the ids of the services and packs of a chain, as often as it names them, of its calendars, and its number of places. */
function idsOfChain(chain: RequestedChain) {
  const items = Object.values(chain.appointments ?? []);
  return {
    services: onlyIds([...(chain.intervention_ids ?? []), ...items.map((item) => item.intervention_id)]),
    places: Math.max(1, ...items.map((item) => item.places ?? 1)),
    packIds: onlyIds([chain.pack_id, ...items.map((item) => item.pack_id)]),
    calendarIds: [
      ...new Set(
        onlyIds([
          ...(chain.calendar_id ?? []),
          ...(chain.calendar_ids ?? []),
          ...items.flatMap((item) => [
            item.calendar_id,
            ...(item.calendar_ids ?? []),
            ...Object.values(item.calendars ?? {}),
          ]),
        ]),
      ),
    ],
  };
}

function onlyIds(ids: readonly (number | null | undefined)[]): number[] {
  return ids.filter((id): id is number => typeof id === "number" && id > 0);
}
