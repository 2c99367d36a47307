import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../../http/context.ts";
import { findGroupHere } from "../../../http/find-group-here.ts";
import { refuse } from "../../../http/call.ts";
import { DATA_POLICY } from "../../../http/output/security-headers.ts";
import { sendRefusal } from "../../../http/output/send-refusal.ts";
import { createPageLimit } from "../../../http/page-limit.ts";
import { hashToken } from "../../ground/session/token-data.ts";
import { enqueueSource } from "../elsewhere/data.ts";
import { findHook } from "./data.ts";
import { readState } from "./providers/provider-login.ts";

/** The address to which providers lead back, registered with them. */
export function calendarLoginAddress(publicUrl: string): string {
  return `${publicUrl}/calendar_login`;
}

export function hookAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/calendar_hooks/${token}`;
}

/** Serves the way back from a provider's login page, and the calls by which providers tell of changes. */
export function serveCalendarHooks(app: FastifyInstance, context: Context): void {
  const limited = { onRequest: createPageLimit(context) };
  app.get("/calendar_login", limited, async (request, response) => {
    const { config, installation, clock } = context;
    const answer = new URL(request.originalUrl, config.publicUrl).searchParams;
    const state = answer.get("state") ?? "";
    const attempt = readState(state, installation.secret, clock.now());
    const group = attempt && (await findGroupHere(context, attempt.groupId));
    if (!group) return sendRefusal(request, response, refuse("not_found"));
    const page = new URL(`${config.publicUrl}/${group.urlname}/calendar`);
    const code = answer.get("code") ?? "";
    // The answer is behind the number sign, which only the page's own scripts read. After a refusal on the provider's page, leads
    // to the day.
    if (code !== "") page.hash = new URLSearchParams({ calendar_login: code, state }).toString();
    return response.redirect(page.href, 303);
  });
  app.post("/calendar_hooks/:token", limited, (request, response) => answerHook(context, request, response));
}

/** Only a job is enqueued: the answer has to come within seconds, and the call itself says nothing that could be trusted. */
async function answerHook(context: Context, request: FastifyRequest, response: FastifyReply) {
  response.header("content-security-policy", DATA_POLICY);
  const { token } = request.params as { token: string };
  // Microsoft first checks that the address accepts calls.
  const validation = new URL(request.originalUrl, context.config.publicUrl).searchParams.get(
    "validationToken",
  );
  if (validation !== null) return response.type("text/plain; charset=utf-8").send(validation.slice(0, 2000));
  const hook = await findHook(context.db, hashToken(token));
  if (hook) await enqueueSource(context.db, hook.group_id, hook.source_id);
  return response.status(hook ? 202 : 404).send();
}
