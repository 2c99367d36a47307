import type { Group } from "@rendezvous/contract/group";
import { FALLBACK_LANGUAGE, languageOf } from "@rendezvous/phrases/language";
import { screen as en } from "@rendezvous/phrases/languages/en/screen";
import { screen as fr } from "@rendezvous/phrases/languages/fr/screen";

/** What a page says about itself before any script runs. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** A style sheet, or "". */
  readonly style: string;
  readonly themeColor: string | undefined;
}

const TITLES = { en: en.title, fr: fr.title };

function titlesIn(locale: string): (typeof TITLES)["en"] {
  return TITLES[languageOf(locale) ?? FALLBACK_LANGUAGE];
}

/** Colour names and values come from a professional: only what is surely a colour gets into a style sheet. */
function toThemeStyle(colours: Readonly<Record<string, string>>): string {
  const lines = Object.entries(colours)
    .filter(([name, value]) => /^[a-z][a-z0-9_]{0,63}$/.test(name) && /^#[0-9a-f]{3,8}$/i.test(value))
    .map(([name, value]) => `--usercolor-${name.replaceAll("_", "-")}:${value}`);
  return lines.length === 0 ? "" : `:root{${lines.join(";")}}`;
}

export function groupHead(group: Group, locale: string): PageHead {
  const colours = group.theme.usercolors;
  const title = titlesIn(locale).group({ preposition: group.preposition, group: group.name });
  return {
    title,
    description: group.city === "" ? title : `${title}, ${group.city}`,
    style: toThemeStyle(colours),
    themeColor: [colours["primary"]].find((colour) => /^#[0-9a-f]{3,8}$/i.test(colour ?? "")),
  };
}

export function plainHead(name: string, locale: string): PageHead {
  const title = name === "" ? titlesIn(locale).product : name;
  return { title, description: title, style: "", themeColor: undefined };
}
