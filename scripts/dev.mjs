// npm run dev [-- FILE...]: the server restarts and the browser updates with every change.
import { ensureInstalled, start } from "./launch.mjs";

const SERVER_PORT = process.env["PORT"] ?? "3000";

ensureInstalled();
const server = start(
  ["--watch", "--watch-preserve-output", "apps/server/src/main.ts", ...process.argv.slice(2)],
  { env: { PORT: SERVER_PORT, ENVIRONMENT: process.env["ENVIRONMENT"] ?? "development" } },
);
// apps/web/vite.config.ts hands calls and pages on to DEV_SERVER_URL.
const web = start(["node_modules/vite/bin/vite.js", "apps/web"], {
  env: { DEV_SERVER_URL: `http://127.0.0.1:${SERVER_PORT}` },
});
process.exitCode = await Promise.race([server.ended, web.ended]);
server.child.kill();
web.child.kill();
