import type { Fiche } from "@rendezvous/contract/booking/fiche";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { FicheRow } from "./data.ts";
import type { FicheOwner } from "./owner.ts";
import { createWallTimeFormatter } from "./wall-time-formatter.ts";

/** Returns the fiche of the contract. A deleted fiche has only its name, which starts with `$`. */
export function toFiche(row: FicheRow, group: GroupRecord, owner: FicheOwner): Fiche {
  const { marketing_optin: _, ...answers } = row.fields;
  const { timezone } = group.fields;
  // Precise to the second, because a client sends `updated_at` back as the version of the record that it read.
  const wall = createWallTimeFormatter(timezone);
  const at = (date: Date): string => wall(date).slice(0, -2) + String(date.getUTCSeconds()).padStart(2, "0");
  return {
    ...(row.deleted ? {} : answers),
    id: row.id,
    group_id: group.id,
    externid: row.externid,
    firstname: row.firstname,
    lastname: row.deleted && !row.lastname.startsWith("$") ? `$${row.lastname}` : row.lastname,
    email: row.email,
    firstphone: row.firstphone,
    phone: row.firstphone,
    deleted: row.deleted,
    ...(owner.kind === "group" && {
      blacklisted: row.blacklisted,
      missed: row.missed,
      metadata: row.metadata,
    }),
    created_at: at(row.created_at),
    updated_at: at(row.updated_at),
    changed_at: row.changed_at.toISOString(),
    version: row.version,
  };
}
