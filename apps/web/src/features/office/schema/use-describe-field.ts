import { localize, type LocalizedText } from "@rendezvous/domain/text/localize";
import type { OwnMessage } from "@rendezvous/domain/message/own-message-text";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import type { FieldSpec } from "./field-spec.ts";
import type { NamesOf } from "./use-records.ts";

/** Returns a function that writes a field's value in a few words, to compare it with another. */
export function useDescribeField(namesOf: NamesOf): (spec: FieldSpec, value: unknown) => string {
  const { language, dateLocale } = useWording();
  const { group } = useLoadedGroup();
  const words = useProPhrases("manageFields");
  return (spec, value) => {
    if ("kind" in spec) return namesOf(spec.kind, [value].flat()).join(", ") || "–";
    if (spec.control === "choice") return words.choices[value as keyof typeof words.choices] ?? "–";
    if (spec.control === "colours") return Object.values(Object(value) as object).join(", ") || "–";
    if (spec.control === "lists") return "…";
    if (spec.control === "picture") return value === null || value === undefined ? "–" : "✓";
    if (spec.control === "reminderWay")
      return words.reminderWays[value as keyof typeof words.reminderWays] ?? "–";
    if (spec.control === "message") {
      const { subject, text } = Object(value) as OwnMessage;
      return localize(text, language, group.locale) || localize(subject, language, group.locale) || "–";
    }
    if (spec.control === "sso") return (value as { issuer: string } | null)?.issuer ?? "–";
    if (typeof value === "boolean") return value ? "✓" : "–";
    if (typeof value === "number") {
      if (spec.control === "price") return formatPrice(value, group.currency_code, dateLocale);
      const isTime = spec.control === "minutes" || spec.control === "span";
      return isTime ? formatDuration(value, dateLocale) : String(value);
    }
    // A list is described by its length, because the form shows its entries.
    if (Array.isArray(value)) return `(${value.length})`;
    return localize(value as LocalizedText, language, group.locale) || "–";
  };
}
