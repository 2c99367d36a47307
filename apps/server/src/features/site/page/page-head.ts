import type { Website } from "@rendezvous/contract/catalogue/catalogue";
import type { Group } from "@rendezvous/contract/catalogue/group";
import type { Embedding } from "@rendezvous/domain/embedding/model";
import type { Scheme } from "@rendezvous/domain/theme/palette";
import { type ConfiguredColors, schemeOfHost, themeOf } from "@rendezvous/domain/theme/theme";
import { homeTitle } from "@rendezvous/domain/website/home-title";
import { FALLBACK_LANGUAGE, type Language, languageOf } from "@rendezvous/phrases/language";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { htmlToText } from "../../../lib/html.ts";
import { lookPictureUrl, toGroupLook } from "../../catalogue/picture/group-look.ts";
import type { PageAddress } from "./page-address.ts";

/** The head of a page, which the server writes before any script runs. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly style: string;
  /** The colours of the browser's bars, one for each colour scheme of the page. */
  readonly themeColors: readonly { readonly scheme: Scheme; readonly color: string }[];
  readonly keywords: string;
  /** null for a page hidden from search engines. */
  readonly address: PageAddress | null;
  /** The organisation's structured data for search engines, on its home page. */
  readonly structuredData: object | null;
  /** The icons and texts that represent the group in the browser's tab and in shared links. */
  readonly outside: Outside | null;
}

interface Outside {
  readonly name: string;
  readonly language: Language;
  readonly smallIcon: string;
  readonly largeIcon: string;
  /** `address` and `picture` are absolute URLs, because sites that preview shared links need them. */
  readonly address: string;
  readonly picture: string;
}

const SCHEMES = ["light", "dark"] as const;

/** Returns the colour schemes of a group's own pages. */
export function schemesOfGroup(ofGroup: "auto" | Scheme): readonly Scheme[] {
  return ofGroup === "auto" ? SCHEMES : [ofGroup];
}

/**
 * Returns the colours of a page in each of its schemes. The selector is stronger than a style sheet's `:root`, wherever that
 * comes.
 */
export function toColorRules(schemes: readonly Scheme[], ...palettes: readonly ConfiguredColors[]): string {
  const themes = schemes.map((scheme) => {
    const tokens = Object.entries(themeOf(scheme, ...palettes)).map(([name, value]) => `${name}:${value}`);
    return inScheme(scheme, schemes.length === 1, `html:root{${tokens.join(";")}}`);
  });
  return `${themes.join("")}html:root{color-scheme:${schemes.join(" ")}}`;
}

/**
 * Returns the page's colour schemes: the one that the host's page or the group sets, otherwise both, as the visitor's system
 * chooses.
 */
function schemesOf({ colors, styles }: Embedding, ofGroup: "auto" | Scheme): readonly Scheme[] {
  const requestedScheme = SCHEMES.find((scheme) => styles.includes(scheme)) ?? schemeOfHost(colors);
  if (requestedScheme !== null) return [requestedScheme];
  // A transparent page shows the host's background, which is light unless the host says otherwise.
  if (styles.includes("transparent")) return ["light"];
  return schemesOfGroup(ofGroup);
}

function inScheme(scheme: Scheme, isOnly: boolean, rules: string): string {
  return isOnly || scheme === "light" ? rules : `@media (prefers-color-scheme:${scheme}){${rules}}`;
}

const NOT_FOUND_BY_SEARCH = { keywords: "", address: null, structuredData: null } as const;

/**
 * Returns the page's style: the colours of the embedding page, then those of the group, and a transparent background if the
 * embedding page asks for it. The style is inlined, so that the browser paints only once.
 */
function toStyle(
  schemes: readonly Scheme[],
  { colors, styles }: Embedding,
  ofGroup: ConfiguredColors,
): string {
  const shownUntil = "html:root{--page:transparent;--header:transparent;--bar:static}";
  return toColorRules(schemes, colors, ofGroup) + (styles.includes("transparent") ? shownUntil : "");
}

/** Returns the name, with the town unless the name already contains it. */
function withTown({ name, city }: Group): string {
  const isSaid = name.toLowerCase().includes(city.toLowerCase());
  return isSaid ? name : `${name}, ${city}`;
}

function outsideOf(
  { id, urlname, name, logo_key, theme }: Group,
  locale: string,
  publicUrl: string,
): Outside {
  const look = toGroupLook(name, logo_key, theme.usercolors);
  return {
    name,
    language: languageOf(locale) ?? FALLBACK_LANGUAGE,
    smallIcon: lookPictureUrl("", id, look, "icon-32.png"),
    largeIcon: lookPictureUrl("", id, look, "icon-180.png"),
    address: `${publicUrl}/${urlname}`,
    picture: lookPictureUrl(publicUrl, id, look, "share.png"),
  };
}

/** Returns the head that all pages of a group share. */
export function groupHead(group: Group, locale: string, embedding: Embedding, publicUrl: string): PageHead {
  const { screen, earlyPage } = serverPhrases(locale);
  const { usercolors, scheme: ofGroup } = group.theme;
  const schemes = schemesOf(embedding, ofGroup);
  return {
    title: screen.title.group({ preposition: group.preposition, group: group.name }),
    description: earlyPage.description({ group: withTown(group) }),
    style: toStyle(schemes, embedding, usercolors),
    themeColors: schemes.map((scheme) => ({
      scheme,
      color: themeOf(scheme, embedding.colors, usercolors)["--accent"] ?? "",
    })),
    ...NOT_FOUND_BY_SEARCH,
    outside: outsideOf(group, locale, publicUrl),
  };
}

/** Search engines cut longer descriptions off. */
const DESCRIPTION_LENGTH = 200;

/** Returns the head of the home page, with its own title and description for the browser's tab and search results. */
export function homeHead(head: PageHead, group: Group, website: Website, locale: string): PageHead {
  const { title } = serverPhrases(locale).screen;
  const screen = homeTitle(group, website);
  const text = htmlToText(website.quick_desc).replaceAll(/\s+/g, " ");
  const words = text.slice(0, DESCRIPTION_LENGTH + 1).replace(/\s+\S*$/, "");
  return {
    ...head,
    title: screen === null ? head.title : title.screen({ screen, group: head.title }),
    description: text === "" ? head.description : text.length > DESCRIPTION_LENGTH ? `${words} …` : text,
    keywords: website.keywords,
  };
}

/** Returns the head of a page without a group, or of an inactive one. */
export function headWithoutGroup(name: string, locale: string, embedding: Embedding): PageHead {
  const title = name === "" ? serverPhrases(locale).screen.title.product : name;
  const style = toStyle(schemesOf(embedding, "auto"), embedding, {});
  return { title, description: title, style, themeColors: [], ...NOT_FOUND_BY_SEARCH, outside: null };
}
