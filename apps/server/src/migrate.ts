// npm run migrate: brings the configured database to this version, so that the next start has nothing to do.
import { startDatabase } from "./start-database.ts";
import { withAddress } from "./with-database.ts";

await withAddress(startDatabase, async () =>
  console.log("The database has every migration of this version."),
);
