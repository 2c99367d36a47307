import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";

/** The parts that the server writes into the head of a page, see apps/server/src/features/site/page. */
const HEAD_PARTS =
  /<title>[\s\S]*?<\/title>|<meta name="(?:description|theme-color)"[^>]*>|<style>[\s\S]*?<\/style>/g;
const PAGE_DATA = /<script type="application\/json" id="page-data">[\s\S]*?<\/script>/;
const PASSED_ON = ["accept-language", "cookie", "user-agent"] as const;

const STARTING = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<p>The server is starting; this page comes by itself. If it does not, the terminal says why.</p>`;

/**
 * For npm run dev: takes the page from the server (its title, language, colours and page data) and puts it around the
 * client that Vite serves from the source files.
 */
export function devPages(serverUrl: string): Plugin {
  return {
    name: "dev-pages",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (isPage(request)) sendPage(server, serverUrl, request, response).catch(next);
        else next();
      });
    },
  };
}

/** Requests for Vite's own files, for calls of the API and for paths with a file extension are not pages. */
function isPage({ method, url = "/", headers }: IncomingMessage): boolean {
  const [path = "/"] = url.split("?", 1);
  return (
    method === "GET" &&
    (headers.accept ?? "").includes("text/html") &&
    !/^\/(@|src\/|node_modules\/|api\/|images\/|healthz$|readyz$)/.test(path) &&
    !/\.\w+$/.test(path)
  );
}

async function sendPage(
  server: ViteDevServer,
  serverUrl: string,
  { url = "/", headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const passedOn = PASSED_ON.flatMap((name) =>
    headers[name] ? [[name, headers[name]] as [string, string]] : [],
  );
  const answer = await fetch(new URL(url, serverUrl), { headers: passedOn, redirect: "manual" }).catch(
    () => null,
  );
  const html = answer && (await answer.text());
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", "no-store");
  const data = html && PAGE_DATA.exec(html)?.[0];
  response.statusCode = answer?.status ?? 503;
  if (!data) {
    response.end(html ?? STARTING);
    return;
  }
  const language = /<html lang="([^"]*)"/.exec(html)?.[1] ?? "en";
  const template = await readFile(join(server.config.root, "index.html"), "utf8");
  // Replaced by functions, because `$&` in a group's name would otherwise be read as a replacement pattern.
  const page = template
    .replace("__LANG__", () => language)
    .replace("<!--head-->", () => (html.match(HEAD_PARTS) ?? []).join("\n    "))
    .replace("<!--page-data-->", () => data);
  response.end(await server.transformIndexHtml(url, page));
}
