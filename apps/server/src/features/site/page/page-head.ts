import type { Website } from "@rendezvous/contract/catalogue";
import type { Group } from "@rendezvous/contract/group";
import type { Embedding } from "@rendezvous/domain/embedding/model";
import type { Scheme } from "@rendezvous/domain/theme/palette";
import { type GivenColors, schemeOfHost, themeOf } from "@rendezvous/domain/theme/theme";
import { homeTitle } from "@rendezvous/domain/website/home-title";
import { FALLBACK_LANGUAGE, type Language, languageOf } from "@rendezvous/phrases/language";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { htmlToText } from "../../../lib/html.ts";
import { lookAddress, lookOf } from "../../catalogue/picture/group-look.ts";
import type { PageAddress } from "./page-address.ts";

/** What a page says about itself before any script runs. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly style: string;
  /** Of the browser's own bars, in each scheme the page has. */
  readonly themeColors: readonly { readonly scheme: Scheme; readonly color: string }[];
  readonly keywords: string;
  /** null for a page that no search is to find. */
  readonly address: PageAddress | null;
  /** The organisation for search engines, on its home page. */
  readonly structuredData: object | null;
  /** What stands for the group outside the page: in the browser's tab and where a link is shared. */
  readonly outside: Outside | null;
}

interface Outside {
  readonly name: string;
  readonly language: Language;
  readonly smallIcon: string;
  readonly largeIcon: string;
  /** With the host: sites that show a preview of a shared link need whole addresses. */
  readonly address: string;
  readonly picture: string;
}

const SCHEMES = ["light", "dark"] as const;

/** The schemes of a group's own pages. */
export function schemesOfGroup(ofGroup: "auto" | Scheme): readonly Scheme[] {
  return ofGroup === "auto" ? SCHEMES : [ofGroup];
}

/** The colours of a page, in each of its schemes. Stronger than a style sheet's `:root`, wherever that stands. */
export function toColorRules(schemes: readonly Scheme[], ...given: readonly GivenColors[]): string {
  const themes = schemes.map((scheme) => {
    const tokens = Object.entries(themeOf(scheme, ...given)).map(([name, value]) => `${name}:${value}`);
    return inScheme(scheme, schemes.length === 1, `html:root{${tokens.join(";")}}`);
  });
  return `${themes.join("")}html:root{color-scheme:${schemes.join(" ")}}`;
}

/** The schemes a page has: one where the host's page or the group says which, else as the visitor's system has it. */
function schemesOf({ colors, styles }: Embedding, ofGroup: "auto" | Scheme): readonly Scheme[] {
  const requestedScheme = SCHEMES.find((scheme) => styles.includes(scheme)) ?? schemeOfHost(colors);
  if (requestedScheme !== null) return [requestedScheme];
  // A page that is seen through stands on the host's ground, which is light unless the host says otherwise.
  if (styles.includes("transparent")) return ["light"];
  return schemesOfGroup(ofGroup);
}

function inScheme(scheme: Scheme, isOnly: boolean, rules: string): string {
  return isOnly || scheme === "light" ? rules : `@media (prefers-color-scheme:${scheme}){${rules}}`;
}

const NOT_FOUND_BY_SEARCH = { keywords: "", address: null, structuredData: null } as const;

/**
 * The page's colours, and the background it has not: the group's own and, before them, those of the page it is embedded in.
 * They come along with the page, so that nothing is painted twice.
 */
function toStyle(schemes: readonly Scheme[], { colors, styles }: Embedding, ofGroup: GivenColors): string {
  const shownUntil = "html:root{--page:transparent;--header:transparent;--bar:static}";
  return toColorRules(schemes, colors, ofGroup) + (styles.includes("transparent") ? shownUntil : "");
}

/** Its name, with the town where that is not in it already. */
function withTown({ name, city }: Group): string {
  const isSaid = name.toLowerCase().includes(city.toLowerCase());
  return isSaid ? name : `${name}, ${city}`;
}

function outsideOf(
  { id, urlname, name, logo_key, theme }: Group,
  locale: string,
  publicUrl: string,
): Outside {
  const look = lookOf(name, logo_key, theme.usercolors);
  return {
    name,
    language: languageOf(locale) ?? FALLBACK_LANGUAGE,
    smallIcon: lookAddress("", id, look, "icon-32.png"),
    largeIcon: lookAddress("", id, look, "icon-180.png"),
    address: `${publicUrl}/${urlname}`,
    picture: lookAddress(publicUrl, id, look, "share.png"),
  };
}

/** What a page has in common with all others of its group. */
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

/** Longer ones are cut off where they are shown. */
const DESCRIPTION_LENGTH = 200;

/** The home page says in its own words what it is about, in the browser's tab and in what a search finds. */
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

/** A page that is no group's, or an inactive one's. */
export function plainHead(name: string, locale: string, embedding: Embedding): PageHead {
  const title = name === "" ? serverPhrases(locale).screen.title.product : name;
  const style = toStyle(schemesOf(embedding, "auto"), embedding, {});
  return { title, description: title, style, themeColors: [], ...NOT_FOUND_BY_SEARCH, outside: null };
}
