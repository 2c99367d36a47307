import type { WrittenGroupFile } from "@rendezvous/contract/office/group-file/shape";
import type { GroupRecordCounts } from "./export-data.ts";

/**
 * Returns a line for each kind of record that the file contains only in part, for the terminal; empty when the file is complete.
 */
export function describeLeftOut(file: WrittenGroupFile, has: GroupRecordCounts): string[] {
  const lists = { clients: file.fiches, accounts: file.accounts, appointments: file.appointments };
  const missing = Object.entries(lists).map(([kind, list]) => {
    const all = has[kind as keyof typeof lists];
    const left = all - (list?.length ?? 0);
    return left > 0 && `${left} of ${all} ${kind}`;
  });
  const never = [
    has.linked > 0 && `that ${has.linked} appointments are of a pack, a chain or several services at once`,
    has.history > 0 && `${has.history} entries of the clients' history`,
    has.notes > 0 && `${has.notes} notes about clients`,
  ];
  return [...missing, ...never].filter((line) => line !== false);
}
