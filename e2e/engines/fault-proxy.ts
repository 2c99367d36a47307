import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const REPORTER = "/fault-reporter.js";
const REPORT = "/fault-report";

/** Runs before every other script of each document, because the drivers do not report page errors in both engines. */
const SOURCE = `{
  const describe = (reason) => reason instanceof Error ? reason + " " + reason.stack : String(reason);
  const report = (text) => fetch("${REPORT}", { method: "POST", body: location.pathname + ": " + text, keepalive: true });
  addEventListener("error", ({ message, error }) => report("page error: " + (error ? describe(error) : message)));
  addEventListener("unhandledrejection", ({ reason }) => report("unhandled rejection: " + describe(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report("policy: " + violatedDirective + " " + blockedURI));
  const { error } = console;
  console.error = (...args) => {
    report("console error: " + args.map(describe).join(" "));
    error.apply(console, args);
  };
}`;

/** WebKit's error about a script that was still loading when the page was left; it does not name the script. */
const UNLOADED_SCRIPT = "Importing a module script failed";
/** The error about a script (Firefox) or style sheet (WebKit) that was still loading when the page was left. */
const UNLOADED =
  /(?:error loading dynamically imported module:|Unable to preload CSS for) \S+?(\/assets\/[^\s"]+)/;

/** A proxy in front of the product that collects the errors of its pages. */
export interface FaultProxy {
  readonly origin: string;
  /** Returns every error since the last call. */
  takeFaults(): string[];
  close(): Promise<void>;
}

export async function openFaultProxy(target: string): Promise<FaultProxy> {
  const faults: string[] = [];
  const failedPaths = new Set<string>();
  let origin = "";
  const server: Server = createServer((incoming, outgoing) => {
    if (incoming.url === REPORTER) {
      outgoing.setHeader("content-type", "text/javascript").end(SOURCE);
    } else if (incoming.url === REPORT) {
      let text = "";
      incoming.setEncoding("utf8").on("data", (part: string) => (text += part));
      incoming.on("end", () => {
        const [, path] = UNLOADED.exec(text) ?? [];
        const isUnloaded =
          path === undefined
            ? text.includes(UNLOADED_SCRIPT) && failedPaths.size === 0
            : !failedPaths.has(path);
        if (!isUnloaded) faults.push(text);
        outgoing.writeHead(204).end();
      });
    } else pass(incoming, outgoing);
  });

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { host: _, ...headers } = incoming.headers;
    // Requests uncompressed pages, because compressed ones could not be changed.
    if (headers.accept?.includes("text/html")) delete headers["accept-encoding"];
    if (headers.origin === origin) headers.origin = target;
    const forwarded = request(new URL(incoming.url ?? "/", target), { method: incoming.method, headers });
    forwarded.on("response", (answer) => {
      const { location, "content-length": length, ...rest } = answer.headers;
      if ((answer.statusCode ?? 502) >= 400) failedPaths.add(incoming.url ?? "/");
      const isHtml = answer.headers["content-type"]?.startsWith("text/html");
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...rest,
        ...(location !== undefined && { location: location.replace(target, origin) }),
        ...(length !== undefined && !isHtml && { "content-length": length }),
      });
      if (isHtml) void addReporter(answer, outgoing);
      else answer.pipe(outgoing);
    });
    forwarded.on("error", () => {
      if (!outgoing.destroyed) failedPaths.add(incoming.url ?? "/");
      outgoing.destroy();
    });
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    takeFaults: () => faults.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function addReporter(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  let html = "";
  for await (const part of answer.setEncoding("utf8")) html += part;
  outgoing.end(html.replace("<head>", `<head><script src="${REPORTER}"></script>`));
}
