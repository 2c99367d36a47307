import type { DeletionRequest, DeletionState } from "@rendezvous/contract/people/personal-data";
import { retainedUntil } from "@rendezvous/domain/personal-data/retention";
import type { Clock } from "../../../lib/clock.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { createWallTimeFormatter } from "../../booking/fiche/wall-time-formatter.ts";
import { findPerson } from "./data.ts";
import { toLocalDay, anonymisationDayOf, type DataSubject } from "./data-subject.ts";
import { type DeletionRequestRow, findOpenDeletionRequest } from "./deletion-data.ts";

/** Returns null when the person's data no longer exists. */
export async function readDeletionState(
  { db, clock }: { readonly db: Queryable; readonly clock: Clock },
  group: GroupRecord,
  person: DataSubject,
): Promise<DeletionState | null> {
  const { timezone } = group.fields;
  const row = await findPerson(db, group.id, person, new Date(clock.now()));
  if (!row) return null;
  const open = await findOpenDeletionRequest(db, group.id, person);
  return {
    registered_at: createWallTimeFormatter(timezone)(row.registered_at),
    kept_until: retainedUntil(toLocalDay(row.registered_at, timezone)),
    deleted_from: anonymisationDayOf(row, timezone, true),
    deletion_request: open && toDeletionRequest(open, timezone),
    email: row.email,
    upcoming_appointments: row.upcoming,
  };
}

export function toDeletionRequest(
  { requested_at, confirmed_at }: Pick<DeletionRequestRow, "requested_at" | "confirmed_at">,
  timezone: string,
): DeletionRequest {
  const wall = createWallTimeFormatter(timezone);
  return {
    requested_at: wall(requested_at),
    confirmed_at: confirmed_at && wall(confirmed_at),
  };
}
