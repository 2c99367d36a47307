import { upperFirst } from "@rendezvous/phrases/upper-first";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";

interface Languages {
  /** The group's main language, which is the first of the languages. */
  readonly own: string;
  readonly languages: readonly string[];
  readonly nameOf: (language: string) => string;
}

/** Returns the languages of a group's texts. */
export function useLanguages(): Languages {
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const own = group.locale;
  const names = new Intl.DisplayNames([dateLocale], { type: "language" });
  return {
    own,
    languages: [...new Set([own, ...group.enabled_locales.split(",").map((one) => one.trim())])],
    nameOf: (language) => upperFirst(names.of(language) ?? language, dateLocale),
  };
}
