import type { DeletionRequest, DeletionState } from "@rendezvous/contract/people/personal-data";
import { retainedUntil } from "@rendezvous/domain/personal-data/retention";
import type { Clock } from "../../../lib/clock.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { toWall } from "../../booking/fiche/to-wall.ts";
import { findPerson } from "./data.ts";
import { dayOf, deletedFrom, type Person } from "./person.ts";
import { type DeletionRequestRow, findOpenRequest } from "./deletion-data.ts";

/** Returns null when the person's data no longer exists. */
export async function readDeletionState(
  { db, clock }: { readonly db: Queryable; readonly clock: Clock },
  group: GroupRecord,
  person: Person,
): Promise<DeletionState | null> {
  const { timezone } = group.fields;
  const row = await findPerson(db, group.id, person, new Date(clock.now()));
  if (!row) return null;
  const open = await findOpenRequest(db, group.id, person);
  return {
    registered_at: toWall(timezone)(row.registered_at),
    kept_until: retainedUntil(dayOf(row.registered_at, timezone)),
    deleted_from: deletedFrom(row, timezone, true),
    deletion_request: open && toDeletionRequest(open, timezone),
    email: row.email,
    upcoming_appointments: row.upcoming,
  };
}

export function toDeletionRequest(
  { requested_at, confirmed_at }: Pick<DeletionRequestRow, "requested_at" | "confirmed_at">,
  timezone: string,
): DeletionRequest {
  const wall = toWall(timezone);
  return {
    requested_at: wall(requested_at),
    confirmed_at: confirmed_at && wall(confirmed_at),
  };
}
