import { foldName } from "@rendezvous/domain/fiche/is-same-person";
import { hash } from "node:crypto";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import { type Lock, PERSON_LOCK } from "./data.ts";
import type { AttendeeInput } from "./attendee-input.ts";

/** One person is one lock, whether named by fiche or by address. */
export function personLock(
  groupId: AuthorizedGroupId,
  { email, firstname, lastname }: Pick<AttendeeInput, "email" | "firstname" | "lastname">,
): Lock {
  const key = toLockKey(`${groupId} ${email} ${foldName(firstname)} ${foldName(lastname)}`);
  return { kind: PERSON_LOCK, key };
}

/** A clash of hashes only lets two wait for each other. */
export function toLockKey(name: string): number {
  return hash("sha256", name, "buffer").readInt32BE(0);
}
