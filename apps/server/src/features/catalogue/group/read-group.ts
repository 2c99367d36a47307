import type { IncomingHttpHeaders } from "node:http";
import type { Group, InactiveGroup } from "@rendezvous/contract/catalogue/group";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { chooseLocale } from "../../../http/locale.ts";
import { findStoredCatalogue } from "../catalogue/load-catalogue.ts";
import { toWireForms } from "../catalogue/to-wire-forms.ts";
import { findGroupIdByUrlname } from "./data.ts";
import { toInactiveGroup, toWireGroup } from "./to-wire-group.ts";

export async function findGroupByUrlname(context: Context, urlname: string): Promise<GroupRecord | null> {
  const groupId = await findGroupIdByUrlname(context.db, urlname);
  const group = groupId === null ? null : await context.groups.find(groupId);
  if (!group) await context.cells?.refuseElsewhere("urlname", urlname);
  return group;
}

/** Returns the public view of a group: its settings, and of its catalogue only the numbers of records. */
export async function readGroup(
  context: Context,
  group: GroupRecord,
  requested: string | undefined,
  headers: IncomingHttpHeaders,
): Promise<Group | InactiveGroup> {
  if (group.inactive) return toInactiveGroup(group);
  const stored = await findStoredCatalogue(context, group, group.id as AuthorizedGroupId);
  const locale = chooseLocale(requested, headers, group);
  // Only an open group's forms are public; a closed group shows its forms and lists only to its own people.
  return {
    ...toWireGroup(group, stored, locale),
    ...(group.isOpen && { forms: toWireForms(group, locale) }),
  };
}
