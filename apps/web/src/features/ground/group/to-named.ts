import type { Named } from "../../../components/names.tsx";

/** What a record is called, with the language where that is another than the page's; an empty name for none. */
export function toNamed(record: { publicname: string; lang?: string | undefined } | null | undefined): Named {
  return { name: record?.publicname ?? "", lang: record?.lang };
}
