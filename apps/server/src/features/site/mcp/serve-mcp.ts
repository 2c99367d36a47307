import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { isAccessKey } from "../../../http/access-key.ts";
import { refuse } from "../../../http/call.ts";
import type { Context } from "../../../http/context.ts";
import { isFromOwnPage } from "../../../http/cross-origin.ts";
import { findToken } from "../../../http/find-caller.ts";
import { authorizeRequest, checkCaller, consumeKeyLimit } from "../../../http/gate.ts";
import { makeInnerCall } from "../../../http/inner-call.ts";
import { BEARER, sendRefusal } from "../../../http/output/send-refusal.ts";
import { DATA_POLICY } from "../../../http/output/security-headers.ts";
import { answerOtherMethods } from "../../../http/register-calls.ts";
import { type Tool, TOOLS } from "./tools.ts";

/** The revisions of the Model Context Protocol that this server speaks, the newest first; it uses nothing in which they differ. */
const REVISIONS = ["2025-11-25", "2025-06-18", "2025-03-26"];

const [INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS] = [-32_600, -32_601, -32_602];

/** Every access key has it. */
const RIGHT = "browse";
/** A site key does not help here, so the answer names how the access key is sent. */
const MISSING_KEY = { detail: "missing_key", headers: { "www-authenticate": BEARER } } as const;

const messageSchema = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

type Outcome =
  | { readonly result: object }
  | { readonly error: { readonly code: number; readonly message: string } };

/**
 * Serves the tools of tools.ts to language models: the Model Context Protocol over HTTP, without sessions, each message answered as
 * JSON. The access key is that of every other call, and each tool is such a call, through the same gate and the same limits.
 */
export function serveMcp(app: FastifyInstance, context: Context): void {
  app.post("/mcp", async (request, response) => {
    response.header("content-security-policy", DATA_POLICY).header("cache-control", "no-store");
    // A page of another site must not use a server that it cannot see itself (DNS rebinding).
    if (!isFromOwnPage(context, request)) return sendRefusal(request, response, refuse("forbidden"));
    const stopped = await checkCaller(context, { right: RIGHT, needsNoKey: true }, request, response, {});
    if (stopped) return sendRefusal(request, response, stopped);
    if (!isAccessKey(findToken({}, request.headers)))
      return sendRefusal(request, response, refuse("invalid_api_key", MISSING_KEY));
    const admission = await authorizeRequest(context, RIGHT, request, {});
    if (!admission.ok) return sendRefusal(request, response, admission);
    const tooMany = await consumeKeyLimit(context, admission.session, response);
    if (tooMany) return sendRefusal(request, response, tooMany);
    const read = messageSchema.safeParse(request.body);
    if (!read.success)
      return { jsonrpc: "2.0", id: null, ...fail(INVALID_REQUEST, "not a JSON-RPC message") };
    const { id, method, params } = read.data;
    // A message without id is a notification.
    if (id === undefined) return response.code(202).send();
    // An access key always names its group.
    const group = admission.group!;
    return { jsonrpc: "2.0", id, ...(await answer({ app, context, request, group }, method, params)) };
  });
  answerOtherMethods(app, context, "/mcp", new Set(["POST"]));
}

interface Asking {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly request: FastifyRequest;
  readonly group: GroupRecord;
}

async function answer(
  asking: Asking,
  method: string,
  params: Readonly<Record<string, unknown>>,
): Promise<Outcome> {
  switch (method) {
    case "initialize":
      return {
        result: {
          protocolVersion: REVISIONS.find((one) => one === params["protocolVersion"]) ?? REVISIONS[0],
          capabilities: { tools: {} },
          serverInfo: { name: "rendezvous", title: "Rendezvous", version: "3" },
          instructions: describeGroup(asking.group),
        },
      };
    case "ping":
      return { result: {} };
    case "tools/list":
      return { result: { tools: await listTools(asking) } };
    case "tools/call":
      return callTool(asking, params);
    default:
      return fail(METHOD_NOT_FOUND, `no method ${method}`);
  }
}

function describeGroup({ name, fields: { timezone, currency } }: GroupRecord): string {
  return `Appointments at ${name} (${timezone}). Times are RFC 3339 with the organisation's offset: send them back unchanged. Prices are in minor units of ${currency}.`;
}

function fail(code: number, message: string): Outcome {
  return { error: { code, message } };
}

/** Returns the tools that the key may use. */
async function listTools({ context, request }: Asking): Promise<object[]> {
  const admissions = await Promise.all(
    TOOLS.map(({ right }) => authorizeRequest(context, right, request, {})),
  );
  return TOOLS.filter((_, at) => admissions[at]!.ok).map(describe);
}

function describe({ name, title, description, input, changes }: Tool): object {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  const annotations = {
    readOnlyHint: changes === "nothing",
    destructiveHint: changes === "replaces",
    openWorldHint: false,
  };
  return { name, title, description, inputSchema, annotations };
}

async function callTool(
  { app, request, group }: Asking,
  params: Readonly<Record<string, unknown>>,
): Promise<Outcome> {
  const tool = TOOLS.find(({ name }) => name === params["name"]);
  if (!tool) return fail(INVALID_PARAMS, "no such tool");
  const input = tool.input.safeParse(params["arguments"] ?? {});
  if (!input.success) return fail(INVALID_PARAMS, z.prettifyError(input.error));
  const { query = {}, path, ...call } = tool.toCall(input.data as never, group.id);
  const address = `${path}?${new URLSearchParams(query).toString()}`;
  const { status, body } = await makeInnerCall(app, request, { ...call, path: address });
  const isError = status >= 400;
  const value = isError ? (body as object) : tool.read(body as never);
  return {
    result: {
      content: [{ type: "text", text: JSON.stringify(value) }],
      structuredContent: value,
      ...(isError && { isError }),
    },
  };
}
