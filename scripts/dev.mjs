// npm run dev [-- FILE...]: restarts the server and updates the browser with every change.
import { ensureInstalled, start } from "./launch.mjs";

const PORT = Number(process.env["PORT"] ?? "3000");
const HOST = process.env["HOST"] ?? "127.0.0.1";
const SERVER_PORT = PORT + 1;

ensureInstalled();
// Pages are opened at PORT, where Vite has the newest client; the server behind it has the next port.
const server = start(
  ["--watch", "--watch-preserve-output", "apps/server/src/main.ts", ...process.argv.slice(2)],
  {
    env: {
      HOST: "127.0.0.1",
      PORT: String(SERVER_PORT),
      PUBLIC_URL: process.env["PUBLIC_URL"] ?? `http://${HOST}:${PORT}`,
      ENVIRONMENT: process.env["ENVIRONMENT"] ?? "development",
    },
  },
);
// apps/web/vite.config.ts sends calls, and requests for the server's part of a page, to DEV_SERVER_URL.
const web = start(
  ["node_modules/vite/bin/vite.js", "apps/web", "--host", HOST, "--port", String(PORT), "--strictPort"],
  { env: { DEV_SERVER_URL: `http://127.0.0.1:${SERVER_PORT}` } },
);
process.exitCode = await Promise.race([server.ended, web.ended]);
server.child.kill();
web.child.kill();
