// npm run export -- URLNAME: writes a group as a group file on stdout.
import { findGroupIdByUrlname } from "./features/group/data.ts";
import { exportGroup } from "./features/group-file/export-group.ts";
import { fail, withDatabase } from "./with-database.ts";

const [urlname] = process.argv.slice(2);
if (!urlname) fail("Which group? npm run -s export -- URLNAME > FILE");
else {
  await withDatabase(async (database) => {
    const groupId = await findGroupIdByUrlname(database, urlname);
    if (groupId === null) return fail(`There is no group ${urlname}.`);
    console.log(JSON.stringify(await exportGroup(database, groupId), null, 2));
  });
}
