import { mailboxOf } from "@rendezvous/domain/account/email";
import type { Context } from "../../http/context.ts";
import type { AddressedMail } from "@rendezvous/domain/booking/address-mails";

const DAY_SECONDS = 86_400;
/** About appointments, in a day, from all groups together: the owner of a mailbox that is not proven may never have asked for one. */
const MOST_A_DAY = { proven: 200, unproven: 20 };

/** Sends a mail unless its mailbox has had its number of the day. What could not be sent is not counted. */
export async function sendWithinLimit(
  { limits, log }: Pick<Context, "limits" | "log">,
  { email, isProven }: Pick<AddressedMail, "email" | "isProven">,
  send: () => Promise<void>,
): Promise<void> {
  const max = isProven ? MOST_A_DAY.proven : MOST_A_DAY.unproven;
  const window = { key: `mail to ${mailboxOf(email)}`, max, seconds: DAY_SECONDS };
  if (await limits.take("mail", {}, [window])) {
    log.warn({ max }, "a mailbox has had all mails of its day; one was not sent");
    return;
  }
  try {
    await send();
  } catch (error) {
    await limits.giveBack([window]);
    throw error;
  }
}
