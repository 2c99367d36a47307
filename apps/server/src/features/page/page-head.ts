import type { Group } from "@rendezvous/contract/group";
import type { Embedding } from "@rendezvous/domain/embedding/model";
import { themeOf, type ThemeTokens } from "@rendezvous/domain/theme/theme";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";

/** What a page says about itself before any script runs. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly style: string;
  readonly themeColor: string | undefined;
}

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
  };
}

export function plainHead(name: string, locale: string, embedding: Embedding): PageHead {
  const title = name === "" ? serverPhrases(locale).screen.title.product : name;
  const style = toStyle(themeOf(embedding.colors), embedding);
  return { title, description: title, style, themeColor: undefined };
}
