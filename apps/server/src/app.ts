import { RESERVED_SEGMENTS } from "@rendezvous/contract/catalogue/own-segments";
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Context } from "./http/context.ts";
import { serveMcp } from "./features/site/mcp/serve-mcp.ts";
import { serveOpenApi } from "./features/site/openapi/serve-openapi.ts";
import { serveEmbedPage } from "./features/site/embedding/serve-embed-page.ts";
import { serveEmbedScript } from "./features/site/embedding/serve-embed-script.ts";
import { serveAssets } from "./features/site/page/serve-assets.ts";
import { serveLegal } from "./features/site/page/serve-legal.ts";
import { serveImages } from "./features/site/page/serve-image.ts";
import { serveMetrics } from "./features/site/metrics/serve-metrics.ts";
import { serveLook } from "./features/site/page/serve-look.ts";
import { startJobs } from "./start-jobs.ts";
import { servePages } from "./features/site/page/serve-pages.ts";
import { serveSitemaps } from "./features/site/page/serve-sitemaps.ts";
import { readWebBuild, WEB_BUILD, type WebBuild } from "./features/site/page/web-build.ts";
import { serveCalendarHooks } from "./features/office/connected/serve-calendar-hooks.ts";
import { serveAntsHub } from "./features/networks/ants/serve-ants-hub.ts";
import { serveFhir } from "./features/networks/sas/serve-fhir.ts";
import { oldCalls } from "./features/site/old-clients/old-calls.ts";
import { serveTrackingPage } from "./features/site/tracking/serve-tracking-page.ts";
import { serveShortLinks } from "./features/booking/appointments/serve-short-links.ts";
import { serveFeeds } from "./features/people/feed/serve-feeds.ts";
import { serveSso } from "./features/people/sso/serve-sso.ts";
import { lastBackupDay } from "./lib/backup/backup-folder.ts";
import { isDatabaseAway } from "./lib/database/database-away.ts";
import { GroupElsewhere } from "./features/ground/cells/group-elsewhere.ts";
import { countRequests } from "./http/count-requests.ts";
import { allowOrigin } from "./http/cross-origin.ts";
import { traceRequests } from "./http/trace-requests.ts";
import { createRequestIds } from "./http/request-ids.ts";
import { trackOpenConnections } from "./http/idle-connections.ts";
import { createReadiness } from "./lib/database/database.ts";
import { redactUrl } from "./lib/log.ts";
import { problemOfUrl } from "./http/input/problem-of-url.ts";
import { readJsonBodies, type UnreadableBody } from "./http/input/read-json-bodies.ts";
import { refuse } from "./http/call.ts";
import { registerCalls } from "./http/register-calls.ts";
import { redirectElsewhere } from "./http/redirect-elsewhere.ts";
import { BODY_PACE, refuseSlowBodies } from "./http/slow-requests.ts";
import { sendRefusal } from "./http/output/send-refusal.ts";
import { createSecurityHeaders, DATA_POLICY } from "./http/output/security-headers.ts";
import { CALLS } from "./calls.ts";

const MAX_BODY_BYTES = 256 * 1024;
/** The time limit for receiving a request, longer than `refuseSlowBodies` allows for the largest body. */
const REQUEST_WITHIN_MS = 20 * 60_000;
/** The time limit for receiving the headers. Must be shorter than that of the whole request; otherwise Node uses it for both. */
const HEADERS_WITHIN_MS = 15_000;

/**
 * Closes a connection on which the client has neither sent nor read for this long. The longest call, an import that waits for a
 * lock, takes less.
 */
const SILENT_FOR_MS = 300_000;

/** A difference that is reported: the clocks of machines that follow a time server differ only by milliseconds. */
const CLOCKS_APART_SECONDS = 5;

const SOON = { headers: { "retry-after": "5" } };

/** Returns the server with all its calls. The caller makes it listen. */
export function createApp(context: Context, webBuild: string = WEB_BUILD): FastifyInstance {
  const security = createSecurityHeaders(context.config.publicUrl);
  const app = openServer(context, security);
  readJsonBodies(app);
  checkOwnSegments(app);
  if (context.config.tracing) traceRequests(app, context.config.trustProxy !== false);
  beginAnswers(app, context, security);
  logAnswers(app, context.log);
  app.decorateReply("refusalCode", undefined);
  if (context.config.metrics) countRequests(app, context.metrics);
  app.setNotFoundHandler((request, response) => sendRefusal(request, response, refuse("not_found")));
  app.setErrorHandler<FastifyError | UnreadableBody>((error, request, response) =>
    sendError(context, error, request, response),
  );
  serveHealth(app, context);
  serveMetrics(app, context);
  registerCalls(app, context, CALLS, oldCalls(CALLS));
  serveOpenApi(app, context);
  serveMcp(app, context);
  serveAntsHub(app, context);
  serveFhir(app, context);
  // Without these routes, the server would take an unknown call for the page of a group called "api".
  for (const path of ["/api", "/api/*"])
    app.all(path, (request, response) => sendRefusal(request, response, refuse("not_found")));
  serveSite(app, context, readWebBuild(webBuild));
  app.addHook("onReady", async () => startJobs(context));
  const leaveConnections = trackOpenConnections(app.server);
  const endPaceChecks = refuseSlowBodies(app.server, BODY_PACE);
  app.addHook("preClose", async () => {
    endPaceChecks();
    context.calendarWatch.end();
    // No picture is drawn any more: requests that wait for one are answered without it.
    context.pictures.stop();
    leaveConnections();
  });
  return app;
}

type SecurityHeaders = Readonly<Record<string, string>>;

function openServer({ config, log }: Context, security: SecurityHeaders): FastifyInstance {
  const trusted = config.trustProxy;
  const makeRequestId = createRequestIds();
  const loggerInstance: FastifyBaseLogger = log;
  return fastify({
    loggerInstance,
    // All requests share one logger, because each log line contains the id of its request.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trusted === "number" ? (_address: string, hop: number) => hop < trusted : trusted,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_WITHIN_MS,
    connectionTimeout: SILENT_FOR_MS,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: 5000 },
    // Fastify runs no hook for a path that is not percent-encoded UTF-8.
    frameworkErrors: (_error, request, response) => {
      response.headers(security).header("x-request-id", request.id);
      return sendRefusal(request, response, refuse("bad_request"));
    },
    // On shutdown, requests in flight finish and idle connections close at once.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300, querystringParser: () => ({}) },
    genReqId: (request) => {
      const requestId = request.headers["x-request-id"];
      return typeof requestId === "string" && /^[\w-]{8,64}$/.test(requestId) ? requestId : makeRequestId();
    },
    rewriteUrl: ({ url = "/" }) => toPlainUrl(url),
  });
}

/**
 * Every API path may end with `.json`, and one of v1 with `.xml`, as older clients send it. A PHP class for v1 appends its
 * parameters with a second question mark (docs/decisions/0151).
 */
function toPlainUrl(url: string): string {
  return url
    .replace(/^(\/api\/[^?]*)\.json(?=\?|$)/, "$1")
    .replace(/^(\/api\/v1\/[^?]*)\.xml(?=\?|$)/, "$1")
    .replace(/^(\/api\/v1\/[^?]*\?[^?]*)\?(?=format=)/, "$1&");
}

/** Throws for a route that a group could be named after: an import could create such a group, which would then have no page. */
function checkOwnSegments(app: FastifyInstance): void {
  app.addHook("onRoute", ({ url }) => {
    const segment = url.split("/")[1] ?? "";
    if (/^[^:*]/.test(segment) && !RESERVED_SEGMENTS.includes(segment))
      throw new Error(`/${segment} is missing in packages/contract/src/catalogue/own-segments.ts`);
  });
}

/** Sets the headers of every answer, and answers unknown paths with an error. */
function beginAnswers(app: FastifyInstance, context: Context, security: SecurityHeaders): void {
  const apiHeaders = { ...security, "content-security-policy": DATA_POLICY, vary: "Origin, Accept-Encoding" };
  // Uses the callback form, because a promise would cost time and this hook runs before every answer.
  app.addHook("onRequest", (request, response, done) => {
    const isApi = request.url.startsWith("/api/");
    response.headers(isApi ? apiHeaders : security).header("x-request-id", request.id);
    const problem = problemOfUrl(request.url);
    if (context.versionWatch.isOvertaken() && request.url !== "/healthz") {
      void sendRefusal(request, response, refuse("newer_version", SOON));
    } else if (problem) {
      void sendRefusal(request, response, refuse("bad_request", { text: problem }));
    } else if (isApi && request.headers.origin !== undefined) {
      allowOrigin(context, request, response, null).then(() => done(), done);
    } else done();
  });
}

function logAnswers(app: FastifyInstance, log: Context["log"]): void {
  app.addHook("onResponse", (request, response, done) => {
    log.info(
      {
        reqId: request.id,
        method: request.method,
        url: redactUrl(request.originalUrl),
        status: response.statusCode,
        ms: Math.round(response.elapsedTime * 10) / 10,
      },
      "answered",
    );
    done();
  });
}

async function sendError(
  context: Context,
  error: FastifyError | UnreadableBody | GroupElsewhere,
  request: FastifyRequest,
  response: FastifyReply,
) {
  if (error instanceof GroupElsewhere) return redirectElsewhere(request, response, error.groupId);
  if ("refusal" in error) return sendRefusal(request, response, error.refusal);
  const status = error.statusCode ?? 500;
  if (status === 413) return sendRefusal(request, response, refuse("payload_too_large"));
  if (status === 415) return sendRefusal(request, response, refuse("unsupported_media_type"));
  if (status >= 400 && status < 500)
    return sendRefusal(request, response, refuse("bad_request", { text: "the body is not correct JSON" }));
  const isAway = isDatabaseAway(error);
  // A failing statement may be the first sign of a migration: it fails before this process is notified.
  if (!isAway && (await context.versionWatch.look().catch(() => false)))
    return sendRefusal(request, response, refuse("newer_version", SOON));
  context.logFailure(error, "failed", { reqId: request.id, url: redactUrl(request.originalUrl) });
  return sendRefusal(request, response, isAway ? refuse("unavailable", SOON) : refuse("internal_error"));
}

function serveHealth(app: FastifyInstance, context: Context): void {
  const checkReadiness = createReadiness(context.db, context.clock);
  let wasApart = false;
  const tellClocks = (ahead: number): boolean => {
    const isApart = Math.abs(ahead) >= CLOCKS_APART_SECONDS;
    if (isApart && !wasApart)
      context.log.warn({ seconds: ahead }, "the clock of this machine is ahead of the database's by so much");
    return (wasApart = isApart);
  };
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", (request, response) =>
    context.shutdown.hasBegun
      ? sendRefusal(request, response, refuse("unavailable", SOON))
      : checkReadiness().then(
          // The answer stays 200, because bookings work without mails and the process must not be removed. `jobs` tells monitoring
          // that mails have stopped.
          async (ahead) => ({
            status: "ok",
            jobs: context.jobs.isRunning() ? "running" : "standing",
            ...(tellClocks(ahead) && { clock_ahead: ahead }),
            ...(context.config.backups && { last_backup: await lastBackupDay(context.config.backups) }),
          }),
          () => sendRefusal(request, response, refuse("unavailable", SOON)),
        ),
  );
}

function serveSite(app: FastifyInstance, context: Context, build: WebBuild): void {
  serveImages(app, context);
  serveLook(app, context);
  serveAssets(app, build);
  serveLegal(app, context, build);
  serveEmbedScript(app, context, build);
  serveEmbedPage(app, context, build);
  serveSso(app, context);
  serveFeeds(app, context);
  serveCalendarHooks(app, context);
  serveShortLinks(app, context);
  serveSitemaps(app, context);
  serveTrackingPage(app, context);
  servePages(app, context, build);
}
