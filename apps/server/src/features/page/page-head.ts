import type { Group } from "@rendezvous/contract/group";
import { type Theme, themeOf } from "@rendezvous/domain/theme/theme";
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

/** The tokens that are the group's (apps/web/src/app/tokens.css), stronger than the style sheet that follows. */
function toStyle({ accent, onAccent, accentInk, hue }: Theme): string {
  const away = onAccent === "#ffffff" ? "black" : "white";
  return `html:root{--accent:${accent};--on-accent:${onAccent};--accent-ink:${accentInk};--accent-away:${away};--hue:${hue}}`;
}

export function groupHead(group: Group, locale: string): PageHead {
  const theme = themeOf(group.theme.usercolors);
  const title = titlesIn(locale).group({ preposition: group.preposition, group: group.name });
  return {
    title,
    description: group.city === "" ? title : `${title}, ${group.city}`,
    style: toStyle(theme),
    themeColor: theme.accent,
  };
}

export function plainHead(name: string, locale: string): PageHead {
  const title = name === "" ? titlesIn(locale).product : name;
  return { title, description: title, style: "", themeColor: undefined };
}
