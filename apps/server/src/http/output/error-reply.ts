import {
  type ErrorBody,
  ERRORS,
  type LegacyErrorBody,
  type OneErrorBody,
  type TakenEmail,
} from "@rendezvous/contract/ground/errors";
import type { Version } from "@rendezvous/contract/ground/define-endpoint";
import { errorText } from "@rendezvous/phrases/server-phrases";
import type { Refusal } from "../call.ts";

/** Returns the text of a refusal for people. */
export function refusalText({ code, headers }: Refusal, locale: string, phone: string): string {
  return errorText(code, locale, { phone, waitSeconds: Number(headers?.["retry-after"] ?? 0) });
}

/** Returns the body of a refusal in each version's format (docs/api.md). */
export function toErrorBody(
  refusal: Refusal,
  version: Version,
  locale: string,
  phone: string,
): ErrorBody | LegacyErrorBody | OneErrorBody | TakenEmail {
  const { code, text, fields, shape, detail, details } = refusal;
  if (shape === "one_error")
    return { error: refusalText(refusal, locale, phone), translate_key: ERRORS[code].translateKey };
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
  const entry = ERRORS[code];
  return [
    {
      error: text === undefined ? own : `${own} ${text}`,
      code: entry.code,
      translate_key: entry.translateKey,
      ...named,
      ...(detail && { detail }),
    },
  ];
}
