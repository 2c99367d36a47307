import type { NameInLanguage } from "../../../components/names.tsx";

/** Returns a record's name, with its language if that differs from the page's; an empty name without a record. */
export function toNameInLanguage(
  record: { publicname: string; lang?: string | undefined } | null | undefined,
): NameInLanguage {
  return { name: record?.publicname ?? "", lang: record?.lang };
}
