import { mailboxOf } from "@rendezvous/domain/account/email";
import type { Context } from "../../http/context.ts";
import type { SharedWindow } from "../../lib/rate-limit.ts";
import type { AddressedMail } from "@rendezvous/domain/booking/address-mails";

const DAY_SECONDS = 86_400;
/** About appointments, in a day, from all groups together: the owner of a mailbox that is not proven may never have asked for one. */
const MOST_A_DAY = { proven: 200, unproven: 20 };
/**
 * To an organisation of what its clients do, counted apart: a busy day takes no mail from a client who reads in the same mailbox, nor the
 * other way round. More than a desk can answer, and an end for an address that was typed to fill it.
 */
const MOST_NOTICES_A_DAY = 1000;

/** The mails about appointments that a person's mailbox may have in a day. */
export function mailsTo({ email, isProven }: Pick<AddressedMail, "email" | "isProven">): SharedWindow {
  const max = isProven ? MOST_A_DAY.proven : MOST_A_DAY.unproven;
  return { key: `mail to ${mailboxOf(email)}`, max, seconds: DAY_SECONDS };
}

export function noticesTo(email: string): SharedWindow {
  return { key: `notice to ${mailboxOf(email)}`, max: MOST_NOTICES_A_DAY, seconds: DAY_SECONDS };
}

/** Sends a mail or SMS unless one of the windows is used up. What could not be sent is not counted. */
export async function sendWithinLimit(
  { limits, log }: Pick<Context, "limits" | "log">,
  windows: readonly SharedWindow[],
  send: () => Promise<void>,
): Promise<boolean> {
  if (await limits.take("mail", {}, windows)) {
    const most = windows.map(({ max }) => max);
    log.warn({ most }, "a mailbox or a group has had all messages of its day; one was not sent");
    return false;
  }
  try {
    await send();
    return true;
  } catch (error) {
    await limits.giveBack(windows);
    throw error;
  }
}
