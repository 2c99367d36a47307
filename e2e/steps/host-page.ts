import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Another organisation's site: its own pages, on another origin and another site than the booking pages. */
export interface HostSite {
  readonly origin: string;
  /** Returns the address of a page that frames this address. */
  embedding(address: string): string;
  /** Adds a page with that body and that content security policy; returns its address. */
  showing(body: string, policy: string): string;
  close(): Promise<void>;
}

const TITLE = "La maison du sourire";

function framing(frame: string): string {
  const source = frame.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return (
    source && `<iframe title="Rendez-vous" src="${source}" style="width:100%;height:700px;border:0"></iframe>`
  );
}

function pageWith(body: string): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${TITLE}</title>
    <link rel="stylesheet" href="/host.css"><body><main><h1>${TITLE}</h1>
    ${body}</main></body>`;
}

export async function openHostSite(): Promise<HostSite> {
  const shown: { body: string; policy: string }[] = [];
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
    if (pathname === "/host.css") {
      response.setHeader("content-type", "text/css");
      response.end("body{margin:0;background:rgb(251,238,221)}.far{height:4000px}");
      return;
    }
    const page = shown[Number(pathname.slice(1)) - 1];
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (page) response.setHeader("content-security-policy", page.policy);
    response.end(pageWith(page?.body ?? framing(searchParams.get("frame") ?? "")));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The booking pages are at 127.0.0.1, which is another site for a browser.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    embedding: (address) => `${origin}/?frame=${encodeURIComponent(address)}`,
    showing: (body, policy) => `${origin}/${shown.push({ body, policy })}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
