import { hasRight } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import type { CallInput } from "../../lib/call.ts";
import type { Refusal } from "../../lib/refusal.ts";

const DAY_SECONDS = 86_400;

/**
 * Counts a booking for its address, for who is logged in and for the group, and where the group's rule says so against what
 * one address may book there in a day, so that nobody fills a calendar alone. Professionals book for many.
 */
export async function takeBookingLimit({
  context,
  group,
  session,
  address,
  apiKey,
}: CallInput<"createAppointment">): Promise<
  { readonly ok: true; readonly giveBack: () => Promise<void> } | Refusal
> {
  const { id, rules } = group;
  const max = rules.max_bookings_per_address_per_day;
  const isPro = session.kind === "pro" && hasRight("book", session, id);
  const day = max === 0 || isPro ? [] : [{ key: `book day ${id} ${address}`, max, seconds: DAY_SECONDS }];
  const person = personOf(session);
  // The installation's own key is every visitor's: its flood would shut everybody out.
  const isIntegrators = apiKey !== "" && apiKey !== context.installation.apiKey;
  const key = isIntegrators ? { key: apiKey } : {};
  const who = { address, group: String(id), ...(person !== null && { person }), ...key };
  const limited = await context.limits.take("book", isPro ? key : who, day);
  if (limited) return limited;
  return {
    ok: true,
    giveBack: async () => {
      for (const window of day) await context.limits.giveBack(window);
    },
  };
}

function personOf(session: Session): string | null {
  if (session.kind === "account") return `${session.groupId} account ${session.accountId}`;
  return session.kind === "fiche" ? `${session.groupId} fiche ${session.ficheId}` : null;
}
