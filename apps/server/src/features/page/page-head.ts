import type { Website } from "@rendezvous/contract/catalogue";
import type { Group } from "@rendezvous/contract/group";
import type { Embedding } from "@rendezvous/domain/embedding/model";
import { themeOf, type ThemeTokens } from "@rendezvous/domain/theme/theme";
import { homeTitle } from "@rendezvous/domain/website/home-title";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { htmlToText } from "../../lib/html-to-text.ts";
import type { PageAddress } from "./page-address.ts";

/** What a page says about itself before any script runs. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly style: string;
  readonly themeColor: string | undefined;
  readonly keywords: string;
  /** null for a page that no search is to find. */
  readonly address: PageAddress | null;
  /** The organisation for search engines, on its home page. */
  readonly structuredData: object | null;
}

const NOT_FOUND_BY_SEARCH = { keywords: "", address: null, structuredData: null } as const;

/**
 * The page's colours, and the background it has not: the group's own and, before them, those of the page it is embedded in.
 * They come along with the page, so that nothing is painted twice. Stronger than the style sheet's `:root`, wherever that stands.
 */
function toStyle(tokens: ThemeTokens, { styles }: Embedding): string {
  const lines = Object.entries(tokens).map(([name, value]) => `${name}:${value}`);
  if (styles.includes("transparent"))
    lines.push("--page:transparent", "--header:transparent", "--bar:static");
  return `html:root{${lines.join(";")}}`;
}

/** What a page has in common with all others of its group. */
export function groupHead(group: Group, locale: string, embedding: Embedding): PageHead {
  const tokens = themeOf(embedding.colors, group.theme.usercolors);
  const title = serverPhrases(locale).screen.title.group({
    preposition: group.preposition,
    group: group.name,
  });
  return {
    title,
    description: group.city === "" ? title : `${title}, ${group.city}`,
    style: toStyle(tokens, embedding),
    themeColor: tokens["--accent"],
    ...NOT_FOUND_BY_SEARCH,
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
  const style = toStyle(themeOf(embedding.colors), embedding);
  return { title, description: title, style, themeColor: undefined, ...NOT_FOUND_BY_SEARCH };
}
