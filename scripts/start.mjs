// npm start [-- FILE...]: installs and builds missing parts, imports the group files, then serves.
import { ensureWebBuilt } from "./build-web.mjs";
import { ensureInstalled, start } from "./launch.mjs";

ensureInstalled();
ensureWebBuilt();
process.exitCode = await start(["apps/server/src/main.ts", ...process.argv.slice(2)]).ended;
