import { setTimeout as sleep } from "node:timers/promises";
import { ENDPOINTS, isJsonAnswer } from "@rendezvous/contract/endpoints";
import type { Endpoint, ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { parseBracketQuery, type Query } from "@rendezvous/domain/query/bracket-query";
import { addSpanAttributes } from "../lib/tracing/tracing.ts";
import type { Context } from "./context.ts";
import { isDatabaseLost, isGroupMoving } from "../lib/database/database-away.ts";
import { type Call, type Refusal, refuse } from "./call.ts";
import { allowOrigin, allowOriginOfKey, answerPreflight } from "./cross-origin.ts";
import { toAddressKey } from "./find-caller.ts";
import { authorizeRequest, checkCaller, consumeKeyLimit, takesLegacyClients } from "./gate.ts";
import { type InnerCall, makeInnerCall } from "./inner-call.ts";
import { consumeCallLimit } from "./call-limit.ts";
import { checkBody } from "./input/check-input.ts";
import { chooseLocale } from "./locale.ts";
import { queryTextOf } from "./input/query-text.ts";
import { readParams } from "./input/read-params.ts";
import { readQuery } from "./input/read-query.ts";
import { packReply, sendPackedReply } from "./output/send-reply.ts";
import { asksForXml, toXmlReply } from "./output/xml.ts";
import { sendRefusal } from "./output/send-refusal.ts";
import { findUnknownFields } from "./input/unknown-fields.ts";
import { toWarning } from "./input/unknown-parameters.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Converts `/groups/{id}/appointments/{appointmentId}.ics` to the router's syntax. */
function toRoute(version: ApiVersion, path: string): string {
  return `/api/${version}${path.replaceAll(/\{(\w+)\}(\.\w+)?/g, (_whole, name: string, ending?: string) =>
    ending ? `:${name}(^[^/]+?)${ending}` : `:${name}`,
  )}`;
}

/** A call; with its description if the contract's `ENDPOINTS` does not describe it. */
export interface CallToRegister {
  readonly call: Call;
  readonly endpoint: Endpoint;
  /** Only for groups with `legacy_clients` (docs/decisions/0151); to all others the path does not exist. */
  readonly isOld?: true;
  /** The name of the call's record, for answers in XML. */
  readonly noun?: string;
}

/** The day since which the old calls are deprecated, as RFC 9745 writes it. */
const OLD_SINCE = "@1795737600";

/** Registers every path of every call; answers 405 to other methods on these paths. */
export function registerCalls(
  app: FastifyInstance,
  context: Context,
  calls: readonly Call[],
  oldCalls: readonly CallToRegister[],
): void {
  const methodsOf = new Map<string, Set<string>>();
  for (const one of [...calls.map((call) => ({ call, endpoint: ENDPOINTS[call.name] })), ...oldCalls]) {
    const { call } = one;
    const { method, paths, takesForm, keepsRawBody, largestBody, creates }: Endpoint = one.endpoint;
    for (const [version, path] of Object.entries(paths) as [ApiVersion, string][]) {
      const url = toRoute(version, path);
      const read = (request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> => {
        const isRepeatable = method === "GET" || (creates && Boolean(request.headers["idempotency-key"]));
        const once = () => answer(app, context, one, version, path, request, response);
        return isRepeatable ? withPatience(once) : once();
      };
      const change: typeof read = async (request, response) => {
        context.underWay.changes += 1;
        try {
          return await read(request, response);
        } finally {
          context.underWay.changes -= 1;
        }
      };
      const handler = method === "GET" ? read : change;
      const config = { call: call.name };
      const route = { method, url, handler, config, ...(largestBody && { bodyLimit: largestBody }) };
      if (takesForm) registerWithForm(app, route);
      else if (keepsRawBody) registerWithRawBody(app, route);
      else app.route(route);
      methodsOf.set(url, (methodsOf.get(url) ?? new Set()).add(method));
    }
  }
  for (const [url, methods] of methodsOf) answerOtherMethods(app, context, url, methods);
}

/** A planned switch-over of the database takes two to four seconds. */
const PATIENCE_MS = 5000;
const AGAIN_AFTER_MS = 500;

/** Repeats a call while the database moves to another machine, or the group to another cell. Only for calls that read, or that have an idempotency key. */
async function withPatience<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const end = performance.now() + PATIENCE_MS; ; ) {
    try {
      return await work();
    } catch (error) {
      const isTemporary = isDatabaseLost(error as Error) || isGroupMoving(error as Error);
      if (!isTemporary || performance.now() > end) throw error;
      await sleep(AGAIN_AFTER_MS);
    }
  }
}

/** Answers OPTIONS of a path, and 405 to every method that it lacks. */
export function answerOtherMethods(
  app: FastifyInstance,
  context: Context,
  url: string,
  methods: ReadonlySet<string>,
): void {
  const allow = [...methods, ...(methods.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  app.options(url, (request, response) => answerPreflight(context, request, response, allow));
  app.route({
    method: METHODS.filter((method) => !methods.has(method)),
    url,
    handler: (request, response) =>
      sendRefusal(request, response, refuse("method_not_allowed", { headers: { allow } })),
  });
}

/** Registers a route that also accepts forms. No other route does; otherwise a form on any site could call it. */
function registerWithForm(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body: string, done) => {
        const parsed = parseBracketQuery(body);
        if (parsed.ok) done(null, parsed.query);
        else done(Object.assign(new Error(parsed.problem), { statusCode: 400 }));
      },
    );
    scope.route(route);
  });
}

/** Registers a route whose handler reads the body itself. */
function registerWithRawBody(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.route(route);
  });
}

async function answer(
  app: FastifyInstance,
  context: Context,
  { call, endpoint, isOld, noun }: CallToRegister,
  version: ApiVersion,
  path: string,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<FastifyReply> {
  const read = readQuery(
    isOld ? `${endpoint.method} ${path}` : call.name,
    endpoint,
    queryTextOf(request.url),
  );
  const { parsed } = read;
  const query: Query = parsed.ok ? parsed.query : {};
  const requestedLocale = typeof query["locale"] === "string" ? query["locale"] : undefined;
  let group: GroupRecord | null = null;
  const send = (refusal: Refusal): FastifyReply =>
    sendRefusal(
      request,
      response,
      { ...refusal, shape: endpoint.refusalShapes?.[refusal.code] },
      version,
      chooseLocale(requestedLocale, request.headers, group),
      group,
    );

  /** Refuses a call whose session is not determined. */
  const sendEarly = async (refusal: Refusal): Promise<FastifyReply> => {
    await allowOriginOfKey(context, request, response);
    return send(refusal);
  };

  const isJson = isJsonAnswer(path, endpoint);
  const isXml =
    isJson && asksForXml(request) && (await takesLegacyClients(context, endpoint.right, request, query));
  const acceptsJson = acceptsMediaType(request.headers.accept, "application/json");
  if (isJson && !isXml && !acceptsJson) return sendEarly(refuse("not_acceptable"));
  if (!parsed.ok) return sendEarly(refuse("bad_request", { text: parsed.problem }));
  const stopped = await checkCaller(context, endpoint, request, response, query);
  if (stopped) return sendEarly(stopped);

  const admission = await authorizeRequest(context, endpoint.right, request, query);
  if (!admission.ok) return sendEarly(admission);
  ({ group } = admission);
  if (isOld && !group?.fields.legacy_clients) return send(refuse("not_found"));
  if (isOld) response.header("deprecation", OLD_SINCE);
  if (group) addSpanAttributes({ group_id: group.id });
  if (request.headers.origin !== undefined)
    await allowOrigin(context, request, response, group, admission.session);
  const tooMany = await consumeKeyLimit(context, admission.session, response);
  if (tooMany) return send(tooMany);

  const params = readParams(request);
  if (!params) return send(refuse("not_found"));
  const checkedQuery = read.check();
  if (!checkedQuery.ok) return send(checkedQuery);
  const checkedBody = endpoint.keepsRawBody
    ? ({ ok: true, value: request.body ?? Buffer.alloc(0) } as const)
    : checkBody(endpoint, request.body);
  if (!checkedBody.ok) return send(checkedBody);

  const input = {
    ...admission,
    context,
    version,
    params,
    query: checkedQuery.value,
    body: checkedBody.value as never,
    locale: chooseLocale(requestedLocale, request.headers, group),
    headers: request.headers,
    apiKey: typeof query["apikey"] === "string" ? query["apikey"] : "",
    address: toAddressKey(request.ip),
    requestId: request.id,
    queryText: read.publicText,
    makeCall: (inner: InnerCall) => makeInnerCall(app, request, inner),
  };
  const forms = call.formAnswers?.(input) ?? [];
  const fields = findUnknownFields(endpoint, request.body ?? {}, checkedBody.value, forms);
  if (fields.refusal) return send(fields.refusal);
  const ignored = { "query parameters": read.ignored, "body fields": fields.ignored };
  const warnings = Object.entries(ignored).flatMap(([what, names]) =>
    names.length > 0 ? toWarning(what, names) : [],
  );
  if (warnings.length > 0) response.header("warning", warnings.join(", "));
  const limited = await consumeCallLimit(endpoint, input, call.sparesPerson?.(input) ?? false);
  if (limited) return send(limited);
  const result = await call.handle(input);
  const written = result.ok && isXml ? toXmlReply(result, noun ?? nounOf(path)) : result;
  const packed = written.ok ? await packReply(request, written) : written;
  await endOfTurn();
  return "ok" in packed ? send(packed) : sendPackedReply(response, packed);
}

/** Returns the name of the record to which a path leads: `fiche` for `/groups/{id}/fiches/{ficheId}`. */
function nounOf(path: string): string {
  const named = path.split("/").findLast((part) => part !== "" && !part.startsWith("{")) ?? "record";
  return named.replace(/s$/, "");
}

let turn: Promise<void> | undefined;

/**
 * Sends all answers of one event-loop turn together, so that their reader, mainly a proxy on the same machine, wakes up only
 * once.
 */
function endOfTurn(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
}

/** Whether an Accept header accepts a media type; a missing header accepts any. */
function acceptsMediaType(header: string | undefined, mediaType: string): boolean {
  if (header === undefined || header.trim() === "") return true;
  const ranges = [mediaType, mediaType.replace(/\/.*/, "/*"), "*/*"];
  return header.split(",").some((range) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return ranges.includes(type) && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
