import type { Version } from "@rendezvous/contract/endpoints";
import { ERRORS } from "@rendezvous/contract/errors";
import { FALLBACK_LANGUAGE, languageOf } from "@rendezvous/phrases/language";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { GroupRecord } from "../features/group/group-record.ts";
import { refusalText, toErrorBody } from "./error-reply.ts";
import { chooseLocale } from "./locale.ts";
import type { Refusal } from "./refusal.ts";
import { refusalPage, wantsPage } from "./refusal-page.ts";
import { DATA_POLICY } from "./security-headers.ts";

/** Also for what is refused before any call is reached: unknown paths, bodies too large. */
export function sendRefusal(
  request: FastifyRequest,
  response: FastifyReply,
  refusal: Refusal,
  version: Version = toVersion(request.url),
  locale: string = chooseLocale(undefined, request.headers, null),
  group: GroupRecord | null = null,
): FastifyReply {
  const phone = group?.fields.phone ?? "";
  response.code(ERRORS[refusal.code].status).headers({ "cache-control": "no-store", ...refusal.headers });
  if (wantsPage(request))
    return response
      .headers({ "content-security-policy": DATA_POLICY, vary: "Accept, Accept-Language" })
      .type("text/html; charset=utf-8")
      .send(refusalPage(refusalText(refusal, locale, phone), languageOf(locale) ?? FALLBACK_LANGUAGE));
  const body = toErrorBody(refusal, version, locale, phone);
  return response.type("application/json; charset=utf-8").send(JSON.stringify(body));
}

function toVersion(url: string): Version {
  const named = /^\/api\/(v[123])\//.exec(url)?.[1];
  return (named as Version | undefined) ?? "v3";
}
