import { minuteOf } from "@rendezvous/domain/time/instant";
import type {
  Calendar,
  Calendarset,
  Intervention,
  Interventionset,
  Pack,
  Website,
} from "@rendezvous/contract/catalogue";
import type { Forms } from "@rendezvous/contract/form";
import type { Schedule } from "@rendezvous/domain/availability/model";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import type { Session } from "@rendezvous/domain/permission/session";
import { instantToWall } from "@rendezvous/domain/time/zone";
import type { Context } from "../../http/context.ts";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import { isHiddenPack } from "./is-hidden-pack.ts";
import { keepToCalendars } from "./keep-to-calendars.ts";
import { toWireCalendar } from "./to-wire-calendar.ts";
import { toWireForms } from "./to-wire-forms.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { toWireIntervention } from "./to-wire-intervention.ts";
import { toWirePack } from "./to-wire-pack.ts";
import { loadCatalogue, type SlotCatalogue } from "./slot-catalogue.ts";
import { toWireWebsite } from "./to-wire-website.ts";
import { findStoredCatalogue } from "./load-catalogue.ts";
import type { StoredCatalogue } from "./stored-catalogue.ts";
import { textsOf, toWireRecord } from "./wire-record.ts";

/** Everything a group shows to one caller, in one language. */
export interface WireCatalogue {
  readonly calendars: readonly Calendar[];
  readonly calendarsets: readonly Calendarset[];
  readonly interventionsets: readonly Interventionset[];
  readonly interventions: readonly Intervention[];
  readonly packs: readonly Pack[];
  readonly websites: readonly Website[];
  readonly forms: Forms;
}

interface KeptDay {
  readonly today: string;
  readonly languages: Map<string, WireCatalogue>;
}
const kept = new WeakMap<StoredCatalogue, KeptDay>();

interface Named {
  readonly name: string;
  readonly publicname: string;
}

/** Without a public name a service or category shows itself to call-centre professionals only. */
function named<Item extends Named>(items: readonly Item[]): Item[] {
  return items.filter(({ publicname }) => publicname.trim() !== "");
}

/** Those who may be booked: an organisation is open when one of them is there. */
function bookableCalendars({ catalogue, named }: SlotCatalogue): readonly Schedule[] {
  return catalogue.calendars.filter(({ id }) => named.calendars?.includes(id) ?? true);
}

/** What the group shows to the session; a professional with a list of calendars keeps to these. */
export async function findWireCatalogue(
  context: Context,
  group: GroupRecord,
  groupId: AuthorizedGroupId,
  locale: string,
  session: Session = { kind: "visitor" },
): Promise<WireCatalogue> {
  const whole = withTimes(
    await findWhole(context, group, groupId, locale, session),
    // Its professionals book what is hidden, too.
    hasRight("see_internal_names", session, groupId)
      ? NOTHING
      : await context.servicesWithoutTimes.find(context, group),
  );
  const own = ownCalendars(session, groupId);
  return own ? keepToCalendars(whole, own) : whole;
}

const NOTHING: ReadonlySet<number> = new Set();

/** A pack has no time where one of its services has none. */
function withTimes(whole: WireCatalogue, withoutTimes: ReadonlySet<number>): WireCatalogue {
  if (withoutTimes.size === 0) return whole;
  return {
    ...whole,
    interventions: whole.interventions.map((one) =>
      withoutTimes.has(one.id) ? { ...one, without_times: true } : one,
    ),
    packs: whole.packs.map((one) =>
      one.config.some((entry) => "intervention_id" in entry && withoutTimes.has(entry.intervention_id))
        ? { ...one, without_times: true }
        : one,
    ),
  };
}

/** From memory while the group is unchanged; what promotions and hours hold is looked at anew each day. */
async function findWhole(
  context: Context,
  group: GroupRecord,
  groupId: AuthorizedGroupId,
  locale: string,
  session: Session,
): Promise<WireCatalogue> {
  const stored = await findStoredCatalogue(context, group, groupId);
  const slotCatalogue = await loadCatalogue(context, group, groupId);
  const { promotions } = slotCatalogue;
  const today = instantToWall(group.fields.timezone, minuteOf(context.clock.now())).day;
  const ofBefore = kept.get(stored);
  const { languages } =
    ofBefore?.today === today ? ofBefore : { languages: new Map<string, WireCatalogue>() };
  kept.set(stored, { today, languages });
  const seesUnnamed = hasRight("see_unnamed", session, groupId);
  const seesNames = hasRight("see_internal_names", session, groupId);
  const key = `${locale} ${seesUnnamed} ${seesNames}`;
  const known = languages.get(key);
  if (known) return known;
  const publicly = <Item extends Named>(items: readonly Item[]): Item[] =>
    seesNames ? [...items] : items.map((one) => ({ ...one, name: one.publicname }));
  const shown = <Item extends Named>(items: readonly Item[]): Item[] =>
    publicly(seesUnnamed ? items : named(items));

  const texts = textsOf(group, locale);
  const { public_calendarsets, public_interventionsets } = group.fields;
  const made: WireCatalogue = {
    calendars: publicly(stored.calendars.map((calendar) => toWireCalendar(calendar, texts))),
    calendarsets: public_calendarsets
      ? shown(stored.calendarsets.map((set) => toWireRecord(set, texts)))
      : [],
    interventionsets: public_interventionsets
      ? shown(stored.interventionsets.map((set) => ({ ...toWireRecord(set, texts), price: set.price })))
      : [],
    interventions: shown(
      stored.interventions.map((intervention) =>
        toWireIntervention(intervention, stored, promotions, today, texts),
      ),
    ),
    packs: shown(
      stored.packs
        .filter(() => group.fields.pack_interventions ?? true)
        .filter((pack) => pack.status === "opened" && (seesUnnamed || !isHiddenPack(pack, slotCatalogue)))
        .map((pack) => toWirePack(pack, stored, promotions, today, texts)),
    ),
    websites: stored.website
      ? [toWireWebsite(stored.website, texts, bookableCalendars(slotCatalogue), today)]
      : [],
    forms: toWireForms(group, locale, seesNames),
  };
  languages.set(key, made);
  return made;
}
