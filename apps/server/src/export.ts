// npm run export -- URLNAME [--with-clients]: writes a group as a group file to stdout, and lists on stderr what the file leaves
// out.
import type { WrittenGroupFile } from "@rendezvous/contract/office/group-file/shape";
import { countGroupRecords, type GroupRecordCounts } from "./features/office/group-file/export-data.ts";
import { findGroupIdByUrlname } from "./features/catalogue/group/data.ts";
import { exportGroup } from "./features/office/group-file/export-group.ts";
import { commandLine, reportFailure, withDatabase } from "./with-database.ts";

const WITH_CLIENTS = "--with-clients";
const words = process.argv.slice(2);
const [urlname] = words.filter((word) => word !== WITH_CLIENTS);
const isWithClients = words.includes(WITH_CLIENTS);
if (!urlname)
  reportFailure(`Which group? ${commandLine("export", "URLNAME", `[${WITH_CLIENTS}]`, "> FILE")}`);
else {
  await withDatabase(async (database) => {
    const groupId = await findGroupIdByUrlname(database, urlname);
    if (groupId === null) return reportFailure(`There is no group ${urlname}.`);
    const file = await exportGroup(database, groupId, isWithClients ? "everybody" : "from_files");
    console.log(JSON.stringify(file, null, 2));
    const leftOut = describeLeftOut(file, await countGroupRecords(database, groupId));
    if (leftOut.length > 0) console.error(["This file does not have:", ...leftOut].join("\n  "));
    if (leftOut.length > 0 && !isWithClients)
      console.error(`${WITH_CLIENTS} takes along what clients made themselves.`);
  });
}

/**
 * Returns a line for each kind of record that the file contains only in part, for the terminal; empty when the file is complete.
 */
function describeLeftOut(file: WrittenGroupFile, has: GroupRecordCounts): string[] {
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
