import type { AttendeeInput } from "@rendezvous/domain/booking/attendee";
import { foldName } from "@rendezvous/domain/fiche/is-same-person";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import { type Lock, PERSON_LOCK, toLockKey } from "../../../lib/database/locks.ts";

/** Returns one lock per person, the same whether a request names the fiche or the address. */
export function attendeeLock(
  groupId: AuthorizedGroupId,
  { email, firstname, lastname }: Pick<AttendeeInput, "email" | "firstname" | "lastname">,
): Lock {
  const key = toLockKey(`${groupId} ${email} ${foldName(firstname)} ${foldName(lastname)}`);
  return { kind: PERSON_LOCK, key };
}
