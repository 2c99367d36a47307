import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** `slow`: answers after the time that a job waits; `down`: closes the connection; `wrong`: answers with a page instead. */
export type PlatformMood = "well" | "slow" | "down" | "failing" | "refusing" | "wrong";

export interface PlatformCall {
  readonly method: string;
  /** The identifier of a PUT, `SYSTEM|VALUE`. */
  readonly identifier: string | null;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export interface RegulatorsPlatform {
  /** `http://127.0.0.1:PORT/fhir`. */
  readonly url: string;
  mood: PlatformMood;
  /** The known appointments by identifier, `SYSTEM|VALUE`. */
  readonly appointments: Map<string, PlatformCall["body"]>;
  /** The answered requests, in their order. */
  readonly calls: PlatformCall[];
  close(): void;
}

const SLOW_MS = 6000;

/** Starts a double of the platform of emergency regulators, which is told of their appointments. `GET` lists them. */
export async function startRegulatorsPlatform(port = 0): Promise<RegulatorsPlatform> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const send = ({ status, body }: { status: number; body: unknown }): void => {
        response.writeHead(status, { "content-type": "application/fhir+json" }).end(JSON.stringify(body));
      };
      const url = new URL(request.url ?? "/", "http://platform.test");
      const body: unknown = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : null;
      const call = { method: request.method ?? "", identifier: url.searchParams.get("identifier"), body };
      const answer = (): void => send(answerTo(platform, url.pathname, call));
      if (platform.mood === "down") request.socket.destroy();
      else if (platform.mood === "failing") send({ status: 503, body: outcome("transient") });
      else if (platform.mood === "refusing") send({ status: 403, body: outcome("forbidden") });
      else if (platform.mood === "wrong") response.writeHead(202).end("<html>maintenance</html>");
      else if (platform.mood === "slow") setTimeout(answer, SLOW_MS).unref();
      else answer();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const platform: RegulatorsPlatform = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/fhir`,
    mood: "well",
    appointments: new Map(),
    calls: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return platform;
}

function answerTo(
  { appointments, calls }: RegulatorsPlatform,
  path: string,
  call: PlatformCall,
): { status: number; body: unknown } {
  if (path !== "/fhir/Appointment") return { status: 404, body: outcome("not-found") };
  if (call.method === "GET") return { status: 200, body: [...appointments.values()] };
  calls.push(call);
  const [{ system, value }] = call.body.identifier;
  const own = `${system}|${value}`;
  if (call.method === "PUT") {
    if (call.identifier !== own) return { status: 400, body: outcome("invalid") };
    const status = appointments.has(own) ? 200 : 201;
    appointments.set(own, call.body);
    return { status, body: call.body };
  }
  if (call.method !== "POST") return { status: 405, body: outcome("not-supported") };
  if (appointments.has(own)) return { status: 409, body: outcome("duplicate") };
  appointments.set(own, call.body);
  return { status: 201, body: call.body };
}

function outcome(code: string) {
  return { resourceType: "OperationOutcome", issue: [{ severity: "error", code }] };
}
