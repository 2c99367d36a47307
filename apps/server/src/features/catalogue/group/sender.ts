import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { isEstablished, quotasOf } from "@rendezvous/domain/group/quotas";
import { nameWithoutLinks } from "@rendezvous/domain/fiche/name-without-links";
import { inOneLine, withoutLinks } from "@rendezvous/domain/text/without-links";
import type { Context } from "../../../http/context.ts";
import type { SharedWindow } from "../../../lib/rate-limit.ts";
import { findSandboxOwner } from "./sandbox-owner-data.ts";
import { findQuotaBasis } from "./newcomer-data.ts";

/** The daily limits of a group, for each kind of message. */
export type GroupLimitWindows = Readonly<Record<"mails" | "sms" | "invitations", SharedWindow>>;

/** A group as it appears in its mails and SMS, with its limits. */
export interface SendingGroup {
  readonly group: GroupRecord;
  readonly windows: GroupLimitWindows;
  /** The address that gets all messages of a sandbox; null: the group is no sandbox. */
  readonly sandboxOwner: string | null;
}

const DAY_SECONDS = 86_400;
/** The longest name of a new group in a mail's subject and sender; a longer one could carry a message. */
const LONGEST_NAME = 60;

export async function findGroupLimitWindows(
  { db }: Pick<Context, "db">,
  groupId: number,
): Promise<GroupLimitWindows> {
  const { newcomer, own } = await findQuotaBasis(db, groupId);
  return toWindows(groupId, quotasOf(newcomer, own));
}

function toWindows(groupId: number, quotas: ReturnType<typeof quotasOf>): GroupLimitWindows {
  const windowOf = (kind: keyof GroupLimitWindows): SharedWindow => ({
    key: `${kind} of group ${groupId}`,
    max: quotas[kind],
    seconds: DAY_SECONDS,
  });
  return { mails: windowOf("mails"), sms: windowOf("sms"), invitations: windowOf("invitations") };
}

/** Returns how many of each kind a new group may send today and has sent; null for an established group. */
export async function findSenderQuotas(
  { db, limits }: Pick<Context, "db" | "limits">,
  groupId: number,
): Promise<Record<keyof GroupLimitWindows, { max: number; used: number }> | null> {
  const { newcomer } = await findQuotaBasis(db, groupId);
  return isEstablished(newcomer) ? null : countQuotas({ db, limits }, groupId);
}

/** Returns how many of each kind a group may send today and has sent. */
export async function countQuotas(
  { db, limits }: Pick<Context, "db" | "limits">,
  groupId: number,
): Promise<Record<keyof GroupLimitWindows, { max: number; used: number }>> {
  const windows = await findGroupLimitWindows({ db }, groupId);
  const usedOf = async (window: SharedWindow) => ({
    max: window.max,
    used: Math.min(window.max, await limits.count(window)),
  });
  return {
    mails: await usedOf(windows.mails),
    sms: await usedOf(windows.sms),
    invitations: await usedOf(windows.invitations),
  };
}

/**
 * Returns the group that sends a message. Removes links from the name of a new group (docs/decisions/0104), and marks the group
 * so that its mails contain no links but the product's.
 */
export async function findSender(context: Context, groupId: number): Promise<SendingGroup | null> {
  const group = await context.groups.find(groupId);
  if (!group) return null;
  const { newcomer, own } = await findQuotaBasis(context.db, groupId);
  const windows = toWindows(groupId, quotasOf(newcomer, own));
  const name = inOneLine(group.name);
  const sandboxOwner = group.sandbox ? await findSandboxOwner(context.db, groupId) : null;
  if (group.sandbox && sandboxOwner === null) return null;
  if (isEstablished(newcomer))
    return { group: name === group.name ? group : { ...group, name }, windows, sandboxOwner };
  // Until its owner opens the link of the first mail, the name is a text that a stranger typed and could send to any address.
  const shortName = group.inactive
    ? nameWithoutLinks(name) || group.urlname
    : withoutLinks(name).slice(0, LONGEST_NAME).trim();
  return { group: { ...group, name: shortName, isUnproven: true }, windows, sandboxOwner };
}
