import { minuteOf } from "@rendezvous/domain/time/instant";
import type {
  Calendar,
  Class as WireClass,
  Calendarset,
  Intervention,
  Interventionset,
  Pack,
  Website,
} from "@rendezvous/contract/catalogue/catalogue";
import type { Forms } from "@rendezvous/contract/catalogue/form";
import type { Schedule } from "@rendezvous/domain/availability/model";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import type { Session } from "@rendezvous/domain/permission/session";
import { instantToWall } from "@rendezvous/domain/time/zone";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { isHiddenPack } from "./is-hidden-pack.ts";
import { toWireCalendar, toWireClass } from "./to-wire-calendar.ts";
import { toWireForms } from "./to-wire-forms.ts";
import { runInSlices, mapInSteps } from "../../../lib/in-turns.ts";
import { toWireIntervention } from "./to-wire-intervention.ts";
import { toWirePack } from "./to-wire-pack.ts";
import { loadCatalogue, type SlotCatalogue } from "./slot-catalogue.ts";
import { toWireWebsite } from "./to-wire-website.ts";
import { findStoredCatalogue } from "./load-catalogue.ts";
import type { StoredCatalogue } from "./stored-catalogue.ts";
import { textsInLanguage, toWireRecord } from "./wire-record.ts";
import { isPerformedOn } from "./is-performed-on.ts";

/** The whole catalogue that one caller sees, in one language. */
export interface WireCatalogue {
  readonly calendars: readonly Calendar[];
  readonly classes: readonly WireClass[];
  readonly calendarsets: readonly Calendarset[];
  readonly interventionsets: readonly Interventionset[];
  readonly interventions: readonly Intervention[];
  readonly packs: readonly Pack[];
  readonly websites: readonly Website[];
  readonly forms: Forms;
  /** The approximate length as JSON, in characters. */
  readonly size: number;
}

interface CachedDay {
  readonly today: string;
  readonly languages: Map<string, Promise<WireCatalogue>>;
}
const cache = new WeakMap<StoredCatalogue, CachedDay>();

interface Named {
  readonly name: string;
  readonly publicname: string;
}

/** Returns the records with a public name; only call-centre professionals see the others. */
function withPublicName<Item extends Named>(items: readonly Item[]): Item[] {
  return items.filter(({ publicname }) => publicname.trim() !== "");
}

/** Returns the calendars that visitors may book: the organisation is open when one of them is. */
function bookableCalendars({ catalogue, named }: SlotCatalogue): readonly Schedule[] {
  return catalogue.calendars.filter(({ id }) => named.calendars?.includes(id) ?? true);
}

/** Returns the catalogue that the session sees; a professional limited to some calendars sees only those. */
export async function findWireCatalogue(
  context: Context,
  group: GroupRecord,
  groupId: AuthorizedGroupId,
  locale: string,
  session: Session = { kind: "visitor" },
): Promise<WireCatalogue> {
  const whole = withTimes(
    await findWhole(context, group, groupId, locale, session),
    // The group's professionals may book hidden services as well.
    hasRight("see_internal_names", session, groupId)
      ? NOTHING
      : await context.servicesWithoutTimes.find(context, group),
  );
  const own = ownCalendars(session, groupId);
  return own ? limitToCalendars(whole, own) : whole;
}

const NOTHING: ReadonlySet<number> = new Set();

/** Omits services without free times, and packs that contain such a service. */
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

/**
 * Returns the catalogue from memory while the group is unchanged; recomputed each day, because promotions and hours depend on the
 * date.
 */
async function findWhole(
  context: Context,
  group: GroupRecord,
  groupId: AuthorizedGroupId,
  locale: string,
  session: Session,
): Promise<WireCatalogue> {
  const stored = await findStoredCatalogue(context, group, groupId);
  const slotCatalogue = await loadCatalogue(context, group, groupId);
  const today = instantToWall(group.fields.timezone, minuteOf(context.clock.now())).day;
  const ofBefore = cache.get(stored);
  const { languages } =
    ofBefore?.today === today ? ofBefore : { languages: new Map<string, Promise<WireCatalogue>>() };
  cache.set(stored, { today, languages });
  const seesUnnamed = hasRight("see_unnamed", session, groupId);
  const seesNames = hasRight("see_internal_names", session, groupId);
  const key = `${locale} ${seesUnnamed} ${seesNames}`;
  const cached = languages.get(key);
  if (cached) return cached;
  const steps = makeWhole({ group, stored, slotCatalogue, locale, today, seesUnnamed, seesNames });
  // Runs in slices, because sanitizing thousands of texts would block other requests.
  const catalogue = runInSlices(steps);
  languages.set(key, catalogue);
  catalogue.catch(() => languages.delete(key));
  return catalogue;
}

interface WholeInput {
  readonly group: GroupRecord;
  readonly stored: StoredCatalogue;
  readonly slotCatalogue: SlotCatalogue;
  readonly locale: string;
  readonly today: string;
  readonly seesUnnamed: boolean;
  readonly seesNames: boolean;
}

function* makeWhole(input: WholeInput): Generator<undefined, WireCatalogue> {
  const { group, stored, slotCatalogue, locale, today, seesUnnamed, seesNames } = input;
  const { promotions } = slotCatalogue;
  let size = 0;
  const measured = <Item>(item: Item): Item => {
    size += JSON.stringify(item).length;
    return item;
  };
  const publicly = <Item extends Named>(items: readonly Item[]): Item[] =>
    seesNames ? [...items] : items.map((one) => ({ ...one, name: one.publicname }));
  const shown = <Item extends Named>(items: readonly Item[]): Item[] =>
    publicly(seesUnnamed ? items : withPublicName(items));

  const texts = textsInLanguage(group, locale);
  const { public_calendarsets, public_interventionsets } = group.fields;
  // A home page that is switched on exists even before anyone has written its content.
  const website = stored.website ?? (group.fields.has_minisite ? { domain: null, fields: {} } : null);
  const lists = {
    calendars: publicly(
      yield* mapInSteps(
        stored.calendars.filter((one) => !one.class),
        (calendar) => measured(toWireCalendar(calendar, texts)),
      ),
    ),
    classes: publicly([...slotCatalogue.classes.values()].map((one) => measured(toWireClass(one, texts)))),
    calendarsets: public_calendarsets
      ? shown(yield* mapInSteps(stored.calendarsets, (set) => measured(toWireRecord(set, texts))))
      : [],
    interventionsets: public_interventionsets
      ? shown(
          yield* mapInSteps(stored.interventionsets, (set) =>
            measured({ ...toWireRecord(set, texts), price: set.price }),
          ),
        )
      : [],
    interventions: shown(
      yield* mapInSteps(stored.interventions, (intervention) =>
        measured(toWireIntervention(intervention, stored, promotions, today, texts)),
      ),
    ),
    packs: shown(
      yield* mapInSteps(
        stored.packs
          .filter(() => group.fields.pack_interventions ?? true)
          .filter((pack) => pack.status === "opened" && (seesUnnamed || !isHiddenPack(pack, slotCatalogue))),
        (pack) => measured(toWirePack(pack, stored, promotions, today, texts)),
      ),
    ),
    websites: website ? [toWireWebsite(website, texts, bookableCalendars(slotCatalogue), today)] : [],
    forms: toWireForms(group, locale, seesNames),
  };
  return { ...lists, size };
}

type Records = Pick<
  WireCatalogue,
  "calendars" | "classes" | "calendarsets" | "interventionsets" | "interventions" | "packs"
>;

/**
 * Returns the catalogue of a professional limited to some calendars: the services and packs of these calendars, with their sets
 * and categories.
 */
function limitToCalendars<Whole extends Records>(whole: Whole, calendarIds: readonly number[]): Whole {
  const calendars = whole.calendars.filter(({ id, resource }) => resource || calendarIds.includes(id));
  const own = calendars.filter(({ resource }) => !resource);
  const classes = whole.classes.filter(({ id }) => calendarIds.includes(id));
  const doable = new Map(
    whole.interventions
      .filter(
        (intervention) =>
          own.some((calendar) => isPerformedOn(intervention, calendar)) ||
          classes.some(({ intervention_id }) => intervention_id === intervention.id),
      )
      .map((intervention) => [intervention.id, intervention]),
  );
  const packs = whole.packs.filter(isDoable);
  const sets = new Set(own.map(({ calendarset_id }) => calendarset_id));
  const categories = new Set(
    [...doable.values(), ...packs].map(({ interventionset_id }) => interventionset_id),
  );
  return {
    ...whole,
    calendars,
    classes,
    calendarsets: whole.calendarsets.filter(({ id }) => sets.has(id)),
    interventions: [...doable.values()],
    interventionsets: whole.interventionsets.filter(({ id }) => categories.has(id)),
    packs,
  };

  function isDoable({ config }: Pack): boolean {
    return config.every(
      (entry) =>
        !("intervention_id" in entry) ||
        (doable.has(entry.intervention_id) &&
          (entry.selectedCalendar === null || calendarIds.includes(entry.selectedCalendar.id))),
    );
  }
}
