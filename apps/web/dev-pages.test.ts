import { createServer as createHttpServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { devPages } from "./dev-pages.ts";

const SERVED = `<!doctype html><html lang="fr"><head><title>Chez $& Cie</title>
<meta name="description" content="Lyon"><style>html:root{--accent:#aa3366}</style></head>
<body><script type="application/json" id="page-data">{"locale":"fr"}</script></body></html>`;

let server: Server;
let vite: ViteDevServer;
beforeAll(async () => {
  server = createHttpServer((request, response) => {
    response.statusCode = request.url?.startsWith("/salon") ? 200 : 404;
    response.end(SERVED);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  vite = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "silent",
    plugins: [devPages(`http://127.0.0.1:${port}`)],
    optimizeDeps: { noDiscovery: true },
    server: { host: "127.0.0.1", port: 0, ws: false, watch: null },
  });
  await vite.listen();
});
afterAll(async () => {
  await vite.close();
  server.close();
});

function open(path: string): Promise<Response> {
  const { port } = vite.httpServer!.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: "text/html" } });
}

test("in development a page has the server's title, colours and page data, and the client from the source files", async () => {
  const answer = await open("/salon/book/slots?locale=fr");
  expect(answer.status).toBe(200);
  const page = await answer.text();
  for (const part of [
    'lang="fr"',
    "<title>Chez $& Cie</title>",
    "--accent:#aa3366",
    '{"locale":"fr"}',
    "/src/main.tsx",
  ])
    expect(page).toContain(part);
  expect(page).not.toContain("__LANG__");
  expect((await open("/nobody")).status).toBe(404);
});

test("until the server is up, the page waits for it", async () => {
  await new Promise((resolve) => server.close(resolve));
  const answer = await open("/salon");
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('http-equiv="refresh"');
});
