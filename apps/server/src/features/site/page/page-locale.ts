import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { languageOf } from "@rendezvous/phrases/language";
import type { FastifyRequest } from "fastify";
import { chooseLocale } from "../../../http/locale.ts";

/** Returns the language of a page: always one of those that the product is translated into. */
export function choosePageLocale(
  requestedLocale: string | null,
  request: FastifyRequest,
  group: GroupRecord | null,
): string {
  const supported = requestedLocale !== null && languageOf(requestedLocale) ? requestedLocale : undefined;
  const chosen = chooseLocale(supported, request.headers, group);
  return languageOf(chosen) ?? (group && languageOf(group.fields.locale)) ?? "en";
}
