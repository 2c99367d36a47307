import { mailboxOf } from "@rendezvous/domain/account/email";
import type { Context } from "../../http/context.ts";
import type { SharedWindow } from "../../lib/rate-limit.ts";
import type { AddressedMail } from "@rendezvous/domain/booking/address-mails";

const DAY_SECONDS = 86_400;
/**
 * The most mails about appointments per mailbox and day, from all groups together. The limit is low for an unproven address,
 * whose owner may never have booked.
 */
const MOST_A_DAY = { proven: 200, unproven: 20 };
/**
 * The most notices to an organisation per day. They are counted separately, so that a busy day takes no mail from a client who
 * uses the same mailbox, and vice versa. High enough for any desk, but limited, because someone may have typed the address to
 * flood it.
 */
const MOST_NOTICES_A_DAY = 1000;

/** Returns the daily limit of mails about appointments for a person's mailbox. */
export function mailLimitOf({ email, isProven }: Pick<AddressedMail, "email" | "isProven">): SharedWindow {
  const max = isProven ? MOST_A_DAY.proven : MOST_A_DAY.unproven;
  return { key: `mail to ${mailboxOf(email)}`, max, seconds: DAY_SECONDS };
}

export function noticeLimitOf(email: string): SharedWindow {
  return { key: `notice to ${mailboxOf(email)}`, max: MOST_NOTICES_A_DAY, seconds: DAY_SECONDS };
}

/** Sends a mail or SMS unless one of the limits is reached; returns whether it was sent. A failed attempt is not counted. */
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
