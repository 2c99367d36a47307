import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPublicFetch, isInternalAddress, type OutgoingFetch } from "../lib/outgoing-fetch.ts";
import { whenDone } from "./when-done.ts";

/** The answer to the next requests of a path. */
export interface CalendarAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface CalendarServer {
  /** `https://127.0.0.1:PORT`. */
  readonly url: string;
  readonly answers: Map<string, CalendarAnswer>;
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  /** Reads from this server as from a public one; all other addresses of this machine stay refused. */
  readonly fetch: OutgoingFetch;
}

/** Starts an https server with a certificate of its own, which answers calendar files by their path. */
export async function startCalendarServer(): Promise<CalendarServer> {
  const { key, cert } = makeCertificate();
  const answers: CalendarServer["answers"] = new Map();
  const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    const path = request.url ?? "";
    requests.push({ path, headers: request.headers });
    const { status = 200, headers = {}, body = "" } = answers.get(path) ?? { status: 404 };
    const isUnchanged = headers["etag"] !== undefined && request.headers["if-none-match"] === headers["etag"];
    response.writeHead(isUnchanged ? 304 : status, headers).end(isUnchanged ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  whenDone(() => {
    server.closeAllConnections();
    server.close();
    return Promise.resolve();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}`,
    answers,
    requests,
    fetch: createPublicFetch(isInside, cert),
  };
}

function isInside(address: string): boolean {
  return address !== "127.0.0.1" && isInternalAddress(address);
}

/** Makes a certificate for 127.0.0.1 that signs itself. */
export function makeCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "rendezvous-certificate-"));
  const file = (name: string) => join(folder, name);
  const subject = "-subj /CN=calendar -addext subjectAltName=IP:127.0.0.1";
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 ${subject}`.split(
    " ",
  );
  const certificate = spawnSync("openssl", words.concat("-keyout", file("key"), "-out", file("cert")));
  if (certificate.status !== 0) throw new Error(String(certificate.stderr));
  const [key, cert] = ["key", "cert"].map((name) => readFileSync(file(name), "utf8")) as [string, string];
  rmSync(folder, { recursive: true });
  return { key, cert };
}
