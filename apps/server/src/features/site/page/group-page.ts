import type { PageCatalogue, PageData } from "@rendezvous/contract/site/page-data";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { hasHome } from "@rendezvous/domain/website/has-home";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { findStoredCatalogue } from "../../catalogue/catalogue/load-catalogue.ts";
import { findWireCatalogue } from "../../catalogue/catalogue/wire-catalogue.ts";
import { toWireGroup } from "../../catalogue/group/to-wire-group.ts";

const NOTHING: PageCatalogue = {
  calendars: [],
  classes: [],
  calendarsets: [],
  interventions: [],
  interventionsets: [],
  packs: [],
  forms: { Fiche: [], Vevent: [] },
  website: null,
};

/** The most characters of catalogue JSON in a page, about 400 services. The browser loads a larger catalogue itself. */
const MAX_CATALOGUE_SIZE = 500_000;

/** Returns the catalogue that every visitor may see; an empty one if it needs a session. */
async function readPageCatalogue(
  context: Context,
  group: GroupRecord,
  locale: string,
  isWhole: boolean,
): Promise<{ readonly catalogue: PageCatalogue; readonly isCatalogueLeftOut?: true }> {
  if (!group.isOpen || group.inactive) return { catalogue: NOTHING };
  const wire = await findWireCatalogue(context, group, group.id as AuthorizedGroupId, locale);
  const website = wire.websites.find((one) => hasHome(group.fields, one)) ?? null;
  if (wire.size > MAX_CATALOGUE_SIZE && !isWhole)
    return { catalogue: { ...NOTHING, forms: wire.forms, website }, isCatalogueLeftOut: true };
  const catalogue = {
    calendars: [...wire.calendars],
    classes: [...wire.classes],
    calendarsets: [...wire.calendarsets],
    interventions: [...wire.interventions],
    interventionsets: [...wire.interventionsets],
    packs: [...wire.packs],
    forms: wire.forms,
    website,
  };
  return { catalogue };
}

/** Returns the data of a group's page for a visitor; with the whole catalogue only if requested. */
export async function readGroupPage(
  context: Context,
  group: GroupRecord,
  locale: string,
  isWhole = false,
): Promise<PageData["page"] & { kind: "group" }> {
  const stored = await findStoredCatalogue(context, group, group.id as AuthorizedGroupId);
  const first = await readPageCatalogue(context, group, locale, isWhole);
  // No screen needs the links between services and calendars, which are very many.
  const wireGroup = { ...toWireGroup(group, stored, locale), calendars_interventions_links: {} };
  return { kind: "group", group: wireGroup, ...first };
}
