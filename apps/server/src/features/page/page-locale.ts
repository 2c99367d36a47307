import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { languageOf } from "@rendezvous/phrases/language";
import type { FastifyRequest } from "fastify";
import { chooseLocale } from "../../http/locale.ts";

/** The language of a page: only those that have texts. */
export function pageLocale(asked: string | null, request: FastifyRequest, group: GroupRecord | null): string {
  const wanted = asked !== null && languageOf(asked) ? asked : undefined;
  const chosen = chooseLocale(wanted, request.headers, group);
  return languageOf(chosen) ?? (group && languageOf(group.fields.locale)) ?? "en";
}
