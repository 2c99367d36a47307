import { z } from "zod";
import type { Context } from "../../../http/context.ts";
import { callNetwork, NetworkError } from "../health/call-network.ts";
import type { AntsSettings } from "./settings.ts";

export const APPLICATION_STATUSES = ["validated", "consumed", "declared", "unknown", "expired"] as const;

const applicationStatus = z.object({
  status: z.enum(APPLICATION_STATUSES),
  appointments: z
    .array(
      z.object({
        meeting_point: z.string().nullish(),
        /** Shown as a link, so that anything but a web address is dropped. */
        management_url: z
          .url({ protocol: /^https?$/ })
          .nullish()
          .catch(null),
        appointment_date: z.string().nullish(),
      }),
    )
    .default([]),
});
export type ApplicationStatus = z.infer<typeof applicationStatus>;

/** An appointment as the register has it. The date is local: `YYYY-MM-DD HH:MM:SS`. */
export const declarationSchema = z.object({
  meeting_point_id: z.string(),
  meeting_point: z.string(),
  appointment_date: z.string(),
  management_url: z.string(),
});
export type Declaration = z.infer<typeof declarationSchema>;

const NAME = "the register of applications";
/** A job waits longer than a person. */
const JOB_WITHIN_MS = 10_000;

export interface Register {
  /** Throws a NetworkError, like the other two functions. */
  findStatuses(ids: readonly string[], withinMs?: number): Promise<ReadonlyMap<string, ApplicationStatus>>;
  declare(id: string, declaration: Declaration): Promise<void>;
  withdraw(id: string, declaration: Declaration): Promise<void>;
}

/** Returns the client of the register; null: the installation is not set up for it. */
export function openRegister(
  context: Pick<Context, "calendarReader">,
  { register }: AntsSettings,
): Register | null {
  if (register === undefined) return null;
  const { url, token } = register;

  async function call(
    method: "GET" | "POST" | "DELETE",
    path: string,
    query: [string, string][],
    withinMs = JOB_WITHIN_MS,
  ): Promise<unknown> {
    const answer = await callNetwork(context, {
      name: NAME,
      method,
      url: `${url}/${path}?${new URLSearchParams(query).toString()}`,
      headers: { accept: "application/json", "x-rdv-opt-auth-token": token },
      withinMs,
    });
    return answer.json().catch(() => {
      throw new NetworkError("unreadable", `${NAME}: the answer is no JSON`);
    });
  }

  return {
    async findStatuses(ids, withinMs) {
      const query = ids.map((id): [string, string] => ["application_ids", id]);
      const read = z
        .record(z.string(), applicationStatus)
        .safeParse(await call("GET", "status", query, withinMs));
      if (!read.success) throw new NetworkError("unreadable", `${NAME}: the answer is no list of statuses`);
      const statuses = new Map(Object.entries(read.data));
      // Only the register's own word `unknown` says something about the number.
      if (ids.some((id) => !statuses.has(id)))
        throw new NetworkError("unreadable", `${NAME}: the answer leaves out a number`);
      return statuses;
    },
    async declare(id, declaration) {
      const query: [string, string][] = [["application_id", id], ...Object.entries(declaration)];
      const read = z
        .object({ success: z.literal(true) })
        .safeParse(await call("POST", "appointments", query));
      if (!read.success) throw new NetworkError("unreadable", `${NAME}: the appointment was not taken`);
    },
    async withdraw(id, { meeting_point_id, meeting_point, appointment_date }) {
      const appointment = { meeting_point_id, meeting_point, appointment_date };
      const query: [string, string][] = [["application_id", id], ...Object.entries(appointment)];
      // An appointment that is not there, `{"rowcount": 0}`, need not be withdrawn.
      const read = z.object({ rowcount: z.number() }).safeParse(await call("DELETE", "appointments", query));
      if (!read.success) throw new NetworkError("unreadable", `${NAME}: the answer has no rowcount`);
    },
  };
}
