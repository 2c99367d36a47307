import type { GroupText } from "@rendezvous/contract/office/group-text";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";

/** The kinds with only one record, whose name the list of texts leaves out. */
const SINGLES: ReadonlySet<string> = new Set(["settings", "forms", "website"]);

/** Returns functions that describe the place of a text: the kind of record, its name, the field. */
export function useTextWords(texts: readonly GroupText[]) {
  const { pages } = useProPhrases("manage");
  const { fields } = useProPhrases("manageFields");
  const { group } = useLoadedGroup();
  const kindOf = (kind: string): string =>
    Object.hasOwn(pages, kind) ? pages[kind as keyof typeof pages] : kind;
  const nameOf = ({ kind, record_name, path }: GroupText): string => {
    if (kind !== "forms") return SINGLES.has(kind) ? "" : record_name;
    // A choice or a help text is listed under its question.
    const question = `${path.split(".")[0]}.label`;
    const label = texts.find((one) => one.kind === "forms" && one.path === question);
    return path === question ? "" : (label?.texts[group.locale] ?? "");
  };
  const fieldOf = (path: string): string => {
    const name = path.split(/[.[]/).findLast((part) => /^[a-z_]/.test(part)) ?? "";
    return Object.hasOwn(fields, name) ? fields[name as keyof typeof fields] : "";
  };
  return {
    kindOf,
    placeOf: (text: GroupText) =>
      [kindOf(text.kind), nameOf(text), fieldOf(text.path)].filter(Boolean).join(" · "),
  };
}
