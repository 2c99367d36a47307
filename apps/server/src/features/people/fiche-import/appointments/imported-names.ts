import { MAX_IMPORTED_NAMES } from "@rendezvous/contract/people/fiche-import-calls";
import type { AppointmentTarget } from "@rendezvous/domain/fiche-import/match-columns";
import { cleanCell } from "@rendezvous/domain/fiche-import/read-cell";
import { type ImportedName, matchName, type NamedRecord } from "@rendezvous/domain/fiche-import/match-names";
import { type ImportNames, storeImportedNames } from "../import-data.ts";
import { listNamesInColumn } from "../staged-rows-data.ts";
import type { RowWork } from "../row-work.ts";

/**
 * Matches the names in the file with the group's services and calendars and stores the matches. A match that a person has chosen
 * stays.
 */
export async function matchImportedNames({
  connection,
  groupId,
  row,
  offered,
}: Pick<RowWork, "connection" | "groupId" | "row" | "offered">): Promise<ImportNames> {
  const listOf = async (
    target: AppointmentTarget,
    before: readonly ImportedName[],
    records: ReadonlyMap<number, NamedRecord>,
  ): Promise<ImportedName[]> => {
    // A column that does not exist counts as empty.
    const column = row.targets.indexOf(target);
    const listed = await listNamesInColumn(connection, groupId, row.id, { column, most: MAX_IMPORTED_NAMES });
    const own = [...records.values()];
    return listed.map(({ name, rows }) => {
      const chosen = before.find((one) => one.name === name);
      const isThere = chosen && (chosen.id === null || records.has(chosen.id));
      return { name, rows, id: isThere ? chosen.id : matchName(cleanCell(name), own, target === "calendar") };
    });
  };
  const names = {
    services: await listOf("service", row.names.services, offered.interventions),
    calendars: await listOf("calendar", row.names.calendars, offered.calendars),
  };
  await storeImportedNames(connection, groupId, row.id, names);
  return names;
}

/** Returns the names with the records that a person has chosen for them. */
export function applyNameChoices(
  names: readonly ImportedName[],
  chosen: readonly Pick<ImportedName, "name" | "id">[] = [],
): ImportedName[] {
  return names.map((one) => ({ ...one, ...chosen.find(({ name }) => name === one.name) }));
}
