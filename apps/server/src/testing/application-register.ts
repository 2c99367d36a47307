import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface RegisterAppointment {
  readonly meeting_point_id: string;
  readonly meeting_point: string;
  readonly appointment_date: string;
  readonly management_url?: string;
}

/** `slow`: answers after the time that a person waits; `down`: closes the connection. */
export type RegisterMood =
  | "well"
  | "slow"
  | "down"
  | "failing"
  | "refusing"
  | "wrong_json"
  | "wrong_shape"
  | "incomplete";

export interface ApplicationRegister {
  /** `http://127.0.0.1:PORT/api`. */
  readonly url: string;
  readonly token: string;
  mood: RegisterMood;
  /** The status of each number; a number that is not listed is `validated`, or has the status that it begins with. */
  readonly statuses: Map<string, string>;
  readonly appointments: Map<string, RegisterAppointment[]>;
  /** `GET status`, `POST appointments ID`, in the order in which they came. */
  readonly calls: string[];
  close(): void;
}

const SLOW_MS = 5000;
const REGISTER_TOKEN = "register-token-of-the-tests";

/** Starts a double of the national register of appointments for identity documents. */
export async function startApplicationRegister(port = 0): Promise<ApplicationRegister> {
  const server = createServer((request, response) => {
    const reply = (status: number, body: unknown): void => {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      response.writeHead(status, { "content-type": "application/json" }).end(text);
    };
    const answer = (): void => {
      const { status, body } = answerTo(register, request);
      reply(status, body);
    };
    if (register.mood === "down") request.socket.destroy();
    else if (register.mood === "failing") reply(500, { detail: "Internal Server Error" });
    else if (register.mood === "refusing") reply(401, { detail: "X-RDV-OPT-AUTH-TOKEN header invalid" });
    else if (register.mood === "wrong_json") reply(200, "<html>maintenance</html>");
    else if (register.mood === "wrong_shape") reply(200, { ABCDEFGH12: { status: "who knows" } });
    else if (register.mood === "incomplete") reply(200, {});
    else if (register.mood === "slow") setTimeout(answer, SLOW_MS).unref();
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  const register: ApplicationRegister = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    token: REGISTER_TOKEN,
    mood: "well",
    statuses: new Map(),
    appointments: new Map(),
    calls: [],
    close,
  };
  return register;
}

/** The statuses of numbers that begin with a status, so that a person can try them: `EXPIRED000` is expired. */
const BY_NAME = /^(CONSUMED|DECLARED|UNKNOWN|EXPIRED)/;

function statusOf({ statuses, appointments }: ApplicationRegister, id: string) {
  const elsewhere = id.startsWith("ELSEWHERE") ? [ELSEWHERE] : [];
  return {
    status: statuses.get(id) ?? BY_NAME.exec(id)?.[0].toLowerCase() ?? "validated",
    appointments: [...elsewhere, ...(appointments.get(id) ?? [])],
  };
}

const ELSEWHERE: RegisterAppointment = {
  meeting_point_id: "77",
  meeting_point: "Mairie de Kerlouan",
  appointment_date: "2031-12-09 10:00:00",
  management_url: "https://kerlouan.example/rendez-vous/77",
};

function answerTo(
  register: ApplicationRegister,
  { method, url = "", headers }: IncomingMessage,
): { status: number; body: unknown } {
  const { appointments, calls, token } = register;
  const { pathname, searchParams: query } = new URL(url, "http://register.test");
  if (headers["x-rdv-opt-auth-token"] !== token) return { status: 401, body: { detail: "wrong token" } };
  if (pathname === "/api/status" && method === "GET") {
    const ids = query.getAll("application_ids");
    calls.push(`GET status ${ids.join(" ")}`);
    return { status: 200, body: Object.fromEntries(ids.map((id) => [id, statusOf(register, id)])) };
  }
  const id = query.get("application_id");
  if (pathname !== "/api/appointments" || id === null) return { status: 404, body: { detail: "Not Found" } };
  calls.push(`${method} appointments ${id} ${query.get("appointment_date")}`);
  const present = appointments.get(id) ?? [];
  if (method === "POST") {
    const { application_id: _, ...appointment } = Object.fromEntries(query);
    appointments.set(id, [...present, appointment as unknown as RegisterAppointment]);
    return { status: 200, body: { success: true } };
  }
  const left = present.filter(
    (one) =>
      one.meeting_point !== query.get("meeting_point") ||
      one.meeting_point_id !== query.get("meeting_point_id") ||
      one.appointment_date !== query.get("appointment_date"),
  );
  appointments.set(id, left);
  return { status: 200, body: { rowcount: present.length - left.length } };
}
