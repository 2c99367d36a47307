import type { FirstCatalogue, FirstData } from "@rendezvous/contract/first-data";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { hasHome } from "@rendezvous/domain/website/has-home";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Context } from "../../http/context.ts";
import { findStoredCatalogue } from "../catalogue/load-catalogue.ts";
import { findWireCatalogue } from "../catalogue/wire-catalogue.ts";
import { toWireGroup } from "../group/to-wire-group.ts";

const NOTHING: FirstCatalogue = {
  calendars: [],
  calendarsets: [],
  interventions: [],
  interventionsets: [],
  packs: [],
  forms: { Fiche: [], Vevent: [] },
  website: null,
};

/** The catalogue that every visitor may see anyway; nothing where a session is needed for it. */
async function readFirstCatalogue(
  context: Context,
  group: GroupRecord,
  locale: string,
): Promise<FirstCatalogue> {
  if (!group.isOpen || group.inactive) return NOTHING;
  const wire = await findWireCatalogue(context, group, group.id as AuthorizedGroupId, locale);
  return {
    calendars: [...wire.calendars],
    calendarsets: [...wire.calendarsets],
    interventions: [...wire.interventions],
    interventionsets: [...wire.interventionsets],
    packs: [...wire.packs],
    forms: wire.forms,
    website: wire.websites.find((website) => hasHome(group.fields, website)) ?? null,
  };
}

/** A group as its pages begin with it, for a visitor. */
export async function readGroupPage(
  context: Context,
  group: GroupRecord,
  locale: string,
): Promise<FirstData["page"] & { kind: "group" }> {
  const stored = await findStoredCatalogue(context, group, group.id as AuthorizedGroupId);
  const catalogue = await readFirstCatalogue(context, group, locale);
  return { kind: "group", group: toWireGroup(group, stored, locale), catalogue };
}
