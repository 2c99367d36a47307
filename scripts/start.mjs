// npm start [-- FILE...]: installs and builds missing parts, imports the group files, then serves.
import { ensureWebBuilt } from "./build-web.mjs";
import { ensureInstalled, start } from "./launch.mjs";

/** Bounds, in MB, the part of the heap for new objects: on a large machine Node lets it grow to 130 MB and never gives it back. */
const YOUNG_GENERATION = "--max-semi-space-size=16";

ensureInstalled();
ensureWebBuilt();
process.exitCode = await start([YOUNG_GENERATION, "apps/server/src/main.ts", ...process.argv.slice(2)]).ended;
