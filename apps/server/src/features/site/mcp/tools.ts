import { createHash } from "node:crypto";
import type { Right } from "@rendezvous/domain/permission/permissions";
import { daySchema, instantSchema } from "@rendezvous/contract/ground/wire-values";
import { z } from "zod";

/** A call of v3 that a tool makes. */
interface ToolCall {
  readonly method: "GET" | "POST" | "PUT";
  /** The path without `/api/v3`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly idempotencyKey?: string;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The right of the call; a key without it does not see the tool. The call itself checks it again. */
  readonly right: Right;
  readonly changes: "nothing" | "adds" | "replaces";
  readonly input: z.ZodObject;
  toCall(input: never, groupId: number): ToolCall;
  /** Returns what a language model needs of the answer. */
  read(answer: never): object;
}

function defineTool<Input extends z.ZodObject>(
  tool: Omit<Tool, "input" | "toCall"> & {
    readonly input: Input;
    toCall(input: z.output<Input>, groupId: number): ToolCall;
  },
): Tool {
  return tool;
}

const id = z.int().min(1);
const serviceIds = z.array(id).min(1).max(10).describe("Ids of services, from list_services, in their order");
const startAt = instantSchema.describe("`start_at` of a free time, from find_times, unchanged");
const calendarId = id.optional().describe("A calendar from find_times; left out: any that is free");
const appointmentId = id.describe("Id of an appointment, from list_appointments or book_appointment");

const answers = z
  .record(z.string().max(40), z.union([z.string().max(2000), z.number(), z.boolean()]))
  .default({})
  .describe("Answers to the questions of list_questions, by the `name` of each");

/** A model cannot use more times than this. */
const MOST_TIMES = 60;

interface Service {
  readonly id: number;
  readonly publicname: string;
  readonly description: string;
  readonly length: number;
  readonly price: number | null;
}
interface Times {
  readonly firstSlot: string | null;
  readonly availabletimeslots: readonly {
    readonly start_at: string;
    readonly calendar_ids: readonly number[];
  }[];
}
interface Forms {
  readonly Fiche: readonly object[];
  readonly Vevent: readonly object[];
}
interface Appointment {
  readonly id: number;
  readonly start_at: string;
  readonly end_at: string;
  readonly intervention_name: string;
  readonly calendar_name: string;
  readonly location: string;
  readonly deleted: boolean;
  readonly fiche: { readonly firstname: string; readonly lastname: string };
}
interface Appointments {
  readonly records: readonly Appointment[];
}

function readAppointments({ records }: Appointments): object {
  return {
    appointments: records.map((one) => ({
      id: one.id,
      start_at: one.start_at,
      end_at: one.end_at,
      service: one.intervention_name,
      calendar: one.calendar_name,
      location: one.location,
      client: `${one.fiche.firstname} ${one.fiche.lastname}`,
    })),
  };
}

export const TOOLS: readonly Tool[] = [
  defineTool({
    name: "list_services",
    title: "Services",
    description: "The services that can be booked, with length in minutes and price in minor units.",
    right: "browse",
    changes: "nothing",
    input: z.object({}),
    toCall: (_, groupId) => ({
      method: "GET",
      path: `/groups/${groupId}/interventions`,
      query: { results: "all" },
    }),
    read: ({ records }: { readonly records: readonly Service[] }) => ({
      services: records.map(({ id: serviceId, publicname, description, length, price }) => ({
        id: serviceId,
        name: publicname,
        description,
        length,
        price,
      })),
    }),
  }),
  defineTool({
    name: "find_times",
    title: "Free times",
    description:
      "Free times for services that follow each other. `first_day` is the first day with one: if `times` is empty, ask again from there.",
    right: "browse",
    changes: "nothing",
    input: z.object({
      service_ids: serviceIds,
      from: daySchema.optional().describe("The first day, YYYY-MM-DD; left out: today"),
      days: z.int().min(1).max(14).default(7).describe("How many days"),
      calendar_id: calendarId,
    }),
    toCall: ({ service_ids: ids, from, days, calendar_id: calendar = 0 }, groupId) => ({
      method: "GET",
      path: `/groups/${groupId}/availabletimeslots`,
      query: {
        intervention_ids: ids.join(","),
        nDays: String(days),
        calendar_id: String(calendar),
        ...(from !== undefined && { start: from }),
      },
    }),
    read: ({ firstSlot, availabletimeslots }: Times) => ({
      first_day: firstSlot?.slice(0, 10) ?? null,
      times: availabletimeslots
        .slice(0, MOST_TIMES)
        .map(({ start_at, calendar_ids }) => ({ start_at, calendar_ids })),
      more: availabletimeslots.length > MOST_TIMES,
    }),
  }),
  defineTool({
    name: "list_questions",
    title: "Questions",
    description:
      "What the organisation asks for each booking: about the client, and about the appointment (with `interventions` only for these services). Ask the person what is `required`.",
    right: "browse",
    changes: "nothing",
    input: z.object({}),
    toCall: (_, groupId) => ({ method: "GET", path: `/groups/${groupId}/forms` }),
    read: ({ Fiche: client, Vevent: appointment }: Forms) => ({ client, appointment }),
  }),
  defineTool({
    name: "book_appointment",
    title: "Book",
    description:
      "Books a free time for a person. The same booking sent again within 24 hours books nothing twice. Ask the person before you book.",
    right: "book",
    changes: "adds",
    input: z.object({
      service_ids: serviceIds,
      start_at: startAt,
      calendar_id: calendarId,
      firstname: z.string().min(1).max(100),
      lastname: z.string().min(1).max(100),
      email: z.email().max(320),
      phone: z.string().max(30).optional().describe("Answers the question `firstphone`"),
      client_answers: answers,
      appointment_answers: answers,
      comments: z.string().max(2000).optional().describe("The person's message to the organisation"),
    }),
    toCall: (input, groupId) => ({
      method: "POST",
      path: "/appointments",
      idempotencyKey: createHash("sha256").update(JSON.stringify(input)).digest("base64url"),
      body: {
        appointment: {
          group_id: groupId,
          intervention_ids: input.service_ids,
          start_at: input.start_at,
          calendar_id: input.calendar_id ?? 0,
          comments: input.comments ?? "",
          vevent: input.appointment_answers,
          fiche: {
            ...input.client_answers,
            firstname: input.firstname,
            lastname: input.lastname,
            email: input.email,
            ...(input.phone !== undefined && { firstphone: input.phone }),
          },
        },
      },
    }),
    read: readAppointments,
  }),
  defineTool({
    name: "list_appointments",
    title: "Appointments",
    description: "The appointments of a day.",
    right: "see_appointments",
    changes: "nothing",
    input: z.object({ day: daySchema.describe("YYYY-MM-DD") }),
    toCall: ({ day }, groupId) => ({
      method: "GET",
      path: "/appointments",
      query: {
        group_id: String(groupId),
        results: "200",
        sort: "start",
        "conditions[0][field]": "start",
        "conditions[0][op]": ">=",
        "conditions[0][value]": `${day} 00:00:00`,
        "conditions[1][field]": "start",
        "conditions[1][op]": "<=",
        "conditions[1][value]": `${day} 23:59:59`,
      },
    }),
    read: readAppointments,
  }),
  defineTool({
    name: "move_appointment",
    title: "Move",
    description: "Moves an appointment to a free time. Ask the person before.",
    right: "move_appointments",
    changes: "replaces",
    input: z.object({ appointment_id: appointmentId, start_at: startAt, calendar_id: calendarId }),
    toCall: ({ appointment_id: own, start_at, calendar_id = 0 }, groupId) => ({
      method: "PUT",
      path: `/groups/${groupId}/appointments/${own}`,
      body: { appointment: { start_at, calendar_id } },
    }),
    read: readAppointments,
  }),
  defineTool({
    name: "cancel_appointment",
    title: "Cancel",
    description: "Cancels an appointment. Ask the person before.",
    right: "cancel_appointments",
    changes: "replaces",
    input: z.object({
      appointment_id: appointmentId,
      reason: z.string().max(500).optional().describe("The reason, which the client's mail contains"),
    }),
    toCall: ({ appointment_id: own, reason }, groupId) => ({
      method: "POST",
      path: `/groups/${groupId}/appointments/batch_delete`,
      body: { appointments: [{ id: own }], ...(reason !== undefined && { reason }) },
    }),
    read: ({ records }: { readonly records: readonly { readonly id: number }[] }) => ({
      cancelled: records.map(({ id: own }) => own),
    }),
  }),
];
