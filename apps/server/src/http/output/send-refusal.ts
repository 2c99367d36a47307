import { hideSeals } from "../../lib/hide-seals.ts";
import type { Version } from "@rendezvous/contract/ground/define-endpoint";
import { ERRORS } from "@rendezvous/contract/ground/errors";
import { FALLBACK_LANGUAGE, languageOf } from "@rendezvous/phrases/language";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { refusalText, toErrorBody } from "./error-reply.ts";
import { chooseLocale } from "../locale.ts";
import type { Refusal } from "../call.ts";
import { refusalPage, wantsPage } from "./refusal-page.ts";
import { DATA_POLICY } from "./security-headers.ts";

/** Also sends refusals that come before any call: unknown paths, too large bodies. */
export function sendRefusal(
  request: FastifyRequest,
  response: FastifyReply,
  refusal: Refusal,
  version: Version = toVersion(request.url),
  locale: string = chooseLocale(undefined, request.headers, null),
  group: GroupRecord | null = null,
): FastifyReply {
  const phone = group?.fields.phone ?? "";
  const { status } = ERRORS[refusal.code];
  response.refusalCode = refusal.code;
  response.code(status).headers({ "cache-control": "no-store", ...refusal.headers });
  if (status === 401) response.header("www-authenticate", challenge(request, refusal));
  if (wantsPage(request))
    return response
      .headers({ "content-security-policy": DATA_POLICY, vary: "Accept, Accept-Language" })
      .type("text/html; charset=utf-8")
      .send(refusalPage(refusalText(refusal, locale, phone), languageOf(locale) ?? FALLBACK_LANGUAGE));
  const body = toErrorBody(refusal, version, locale, phone);
  return response.type("application/json; charset=utf-8").send(hideSeals(JSON.stringify(body)));
}

/**
 * Returns the WWW-Authenticate header. Basic appears only if the client used it, because a browser would open its own login
 * window over the page.
 */
function challenge({ headers }: FastifyRequest, { code }: Refusal): string {
  if (code === "invalid_api_key") return 'ApiKey realm="rendezvous", in="query", name="apikey"';
  const isBasic = /^basic /i.test(headers.authorization ?? "") && headers["sec-fetch-mode"] === undefined;
  return isBasic ? 'Basic realm="rendezvous", charset="UTF-8"' : 'Bearer realm="rendezvous"';
}

function toVersion(url: string): Version {
  const named = /^\/api\/(v[123])\//.exec(url)?.[1];
  return (named as Version | undefined) ?? "v3";
}
