import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Someone else's site: pages of its own, on another origin and another site than the booking pages. */
export interface HostSite {
  readonly origin: string;
  /** A page with that address in a frame. */
  embedding(address: string): string;
  close(): Promise<void>;
}

const TITLE = "La maison du sourire";

function pageWith(frame: string): string {
  const source = frame.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${TITLE}</title>
    <body style="margin:0;background:rgb(251,238,221)"><h1>${TITLE}</h1>
    ${source && `<iframe title="Rendez-vous" src="${source}" style="width:100%;height:700px;border:0"></iframe>`}</body>`;
}

export async function openHostSite(): Promise<HostSite> {
  const server: Server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://host");
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(pageWith(searchParams.get("frame") ?? ""));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The booking pages are at 127.0.0.1: to a browser that is another site.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    embedding: (address) => `${origin}/?frame=${encodeURIComponent(address)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
