import type { CallLimit, Endpoint } from "@rendezvous/contract/ground/define-endpoint";
import { mailboxOf } from "@rendezvous/domain/account/email";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { roleIn } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Context } from "./context.ts";
import type { LimitKeys, LimitedAction } from "./limits.ts";
import type { Refusal } from "./call.ts";

interface Asking {
  readonly context: Context;
  readonly group: GroupRecord | null;
  readonly session: Session;
  readonly body: unknown;
  readonly address: string;
  readonly apiKey: string;
}

/** The people whose calls count: professionals book for many clients, and only they search other people. */
const COUNTED: Partial<Readonly<Record<LimitedAction, "clients" | "professionals">>> = {
  book: "clients",
  move: "clients",
  cancel: "clients",
  search: "professionals",
};

/** Counts a call as the contract says, regardless of its result; returns a refusal when the limit is reached. */
export async function consumeCallLimit(
  { limit = {} }: Endpoint,
  asking: Asking,
  sparesPerson: boolean,
): Promise<Refusal | null> {
  const actions =
    typeof limit === "string" ? [limit] : Object.entries(limit).flatMap(limitsOfFields(asking.body));
  for (const action of actions) {
    const { person, ...others } = toLimitKeys(action, asking);
    const limited = await asking.context.limits.take(action, sparesPerson ? others : { ...others, person });
    if (limited) return limited;
  }
  return null;
}

/** Returns the actions whose field in the body has a value. */
function limitsOfFields(body: unknown) {
  return ([action, field]: [string, string]): CallLimit[] => {
    const value = field
      .split(".")
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], body);
    return value ? [action as CallLimit] : [];
  };
}

/** Returns the address, person and group for which a call counts. */
export function toLimitKeys(action: LimitedAction, asking: Asking): LimitKeys {
  const { context, group, session, address, apiKey } = asking;
  // The installation's own key is shared by all visitors, so counting it would lock all of them out.
  const key = apiKey === "" || apiKey === context.installation.apiKey ? undefined : apiKey;
  const isPro = session.kind === "pro" && group !== null && roleIn(session, group.id) !== "visitor";
  const counted = COUNTED[action];
  if (counted !== undefined && (counted === "professionals") !== isPro) return { key };
  return { address, person: personOf(asking), group: group ? String(group.id) : undefined, key };
}

/**
 * Returns the person whose address the call is about, so that an address cannot be flooded or guessed from many sessions;
 * otherwise the caller.
 */
function personOf({ group, session, body }: Asking): string | undefined {
  const { account } = (body ?? {}) as { account?: { email?: string | null } };
  if (account?.email) return toMailboxKey(group, account.email);
  switch (session.kind) {
    case "account":
      return `${session.groupId} account ${session.accountId}`;
    case "booking":
      return `${session.groupId} booking ${session.bookingId}`;
    case "fiche":
      return `${session.groupId} fiche ${session.ficheId}`;
    case "pro":
    case "half_way":
      return `pro ${session.proId}`;
    default:
      return undefined;
  }
}

/** Identifies a person by their mailbox in a group. */
export function toMailboxKey(group: GroupRecord | null, email: string): string {
  return `${group?.id ?? ""} ${mailboxOf(email)}`;
}
