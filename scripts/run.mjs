// node scripts/run.mjs FILE ARG...: runs a TypeScript file of the product with everything it needs installed.
import { ensureInstalled, start } from "./launch.mjs";

ensureInstalled();
process.exitCode = await start(process.argv.slice(2)).ended;
