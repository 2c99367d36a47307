// npm run config: prints each setting, where its value comes from, and what is wrong; passwords are hidden.
import { readConfig } from "./config.ts";
import { describeSettings } from "./setting-sources.ts";
import { reportFailure } from "./with-database.ts";

const result = readConfig(process.env);
console.log(describeSettings(result.settings).join("\n"));
if (!result.ok) reportFailure(`\nThese settings cannot be used:\n  ${result.errors.join("\n  ")}`);
