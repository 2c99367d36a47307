import type { ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import {
  ERRORS,
  type ErrorBody,
  type LegacyErrorBody,
  type OneErrorBody,
  type TakenEmail,
  translateKeyOf,
} from "@rendezvous/contract/ground/errors";
import { FALLBACK_LANGUAGE, languageOf } from "@rendezvous/phrases/language";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { errorText } from "@rendezvous/phrases/server-phrases";
import { hideEncryptedSecrets } from "../../lib/hide-encrypted-secrets.ts";
import { chooseLocale } from "../locale.ts";
import type { Refusal } from "../call.ts";
import { asksForXml, toXmlError } from "./xml.ts";
import { isAccessKey } from "../access-key.ts";
import { findToken } from "../find-caller.ts";
import { DATA_POLICY } from "./security-headers.ts";

/** Also sends refusals that come before any call: unknown paths, too large bodies. */
export function sendRefusal(
  request: FastifyRequest,
  response: FastifyReply,
  refusal: Refusal,
  version: ApiVersion = toVersion(request.url),
  locale: string = chooseLocale(undefined, request.headers, null),
  group: GroupRecord | null = null,
): FastifyReply {
  const phone = group?.fields.phone ?? "";
  const { status } = ERRORS[refusal.code];
  response.refusalCode = refusal.code;
  response.code(status).headers({
    "cache-control": "no-store",
    ...(status === 401 && { "www-authenticate": challenge(request, refusal) }),
    ...refusal.headers,
  });
  if (wantsPage(request))
    return response
      .headers({ "content-security-policy": DATA_POLICY, vary: "Accept, Accept-Language" })
      .type("text/html; charset=utf-8")
      .send(refusalPage(refusalText(refusal, locale, phone), languageOf(locale) ?? FALLBACK_LANGUAGE));
  const body = toErrorBody(refusal, version, locale, phone);
  if (group?.fields.legacy_clients && asksForXml(request)) {
    const xml = toXmlError(body);
    return response.type(xml.type).send(xml.body);
  }
  return response.type("application/json; charset=utf-8").send(hideEncryptedSecrets(JSON.stringify(body)));
}

export const BEARER = 'Bearer realm="rendezvous"';

/**
 * Returns the WWW-Authenticate header: that of an access key if the client sent one, although it was not valid. Basic appears
 * only if the client used it, because a browser would open its own login dialog.
 */
function challenge({ headers }: FastifyRequest, { code }: Refusal): string {
  if (code === "invalid_api_key" && !isAccessKey(findToken({}, headers)))
    return 'ApiKey realm="rendezvous", in="query", name="apikey"';
  const isBasic = /^basic /i.test(headers.authorization ?? "") && headers["sec-fetch-mode"] === undefined;
  return isBasic ? 'Basic realm="rendezvous", charset="UTF-8"' : BEARER;
}

function toVersion(url: string): ApiVersion {
  const named = /^\/api\/(v[123])\//.exec(url)?.[1];
  return (named as ApiVersion | undefined) ?? "v3";
}

/** Returns the text of a refusal for people. */
function refusalText({ code, headers }: Refusal, locale: string, phone: string): string {
  return errorText(code, locale, { phone, waitSeconds: Number(headers?.["retry-after"] ?? 0) });
}

/** Returns the body of a refusal in each version's format (docs/api.md). */
function toErrorBody(
  refusal: Refusal,
  version: ApiVersion,
  locale: string,
  phone: string,
): ErrorBody | LegacyErrorBody | OneErrorBody | TakenEmail {
  const { code, text, fields, shape, detail, details } = refusal;
  if (shape === "one_error")
    return { error: refusalText(refusal, locale, phone), translate_key: translateKeyOf(code) };
  if (shape === "temp_email") return { temp_email: refusalText(refusal, locale, phone) };
  const named = fields && { fields: { ...fields } };
  if (version === "v3") {
    // Existing clients look for exactly this text.
    const message = code === "invalid_calendar" ? "Invalid calendar" : code;
    return {
      message,
      messages: { errors: [code], ...named },
      ...(detail && { detail }),
      ...(details && { details }),
    };
  }
  const own = refusalText(refusal, locale, phone);
  return [
    {
      error: text === undefined ? own : `${own} ${text}`,
      code: ERRORS[code].code,
      translate_key: translateKeyOf(code),
      ...named,
      ...(detail && { detail }),
    },
  ];
}

/** True when a browser requests a page, so that a person will read the refusal. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === "GET" && !/^\/api(?:[/?]|$)/.test(url) && /\btext\/html\b/.test(headers.accept ?? "");
}

/** Returns a minimal page for a refusal that comes before any page of the product can be rendered. */
function refusalPage(text: string, locale: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return [
    "<!doctype html>",
    `<html lang="${locale}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    "<title>Rendezvous</title>",
    `<main><h1>Rendezvous</h1><p>${escaped}</p></main>`,
    "</html>",
  ].join("\n");
}
