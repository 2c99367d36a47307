import type { Group } from "@rendezvous/contract/group";
import type { Embedding } from "@rendezvous/domain/embedding/model";
import { type GivenColors, type Scheme, schemeOfHost, themeOf } from "@rendezvous/domain/theme/theme";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";

/** What a page says about itself before any script runs. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly style: string;
  /** Of the browser's own bars, in each scheme the page has. */
  readonly themeColors: readonly { readonly scheme: Scheme; readonly color: string }[];
}

const SCHEMES = ["light", "dark"] as const;

/** The schemes a page has: one where the host's page or the group says which, else as the visitor's system has it. */
function schemesOf({ colors, styles }: Embedding, ofGroup: "auto" | Scheme): readonly Scheme[] {
  const asked = SCHEMES.find((scheme) => styles.includes(scheme)) ?? schemeOfHost(colors);
  if (asked !== null) return [asked];
  // A page that is seen through stands on the host's ground, which is light unless the host says otherwise.
  if (styles.includes("transparent")) return ["light"];
  return ofGroup === "auto" ? SCHEMES : [ofGroup];
}

function inScheme(scheme: Scheme, isOnly: boolean, rules: string): string {
  return isOnly || scheme === "light" ? rules : `@media (prefers-color-scheme:${scheme}){${rules}}`;
}

/**
 * The page's colours, and the background it has not: the group's own and, before them, those of the page it is embedded in.
 * They come along with the page, so that nothing is painted twice. Stronger than the style sheet's `:root`, wherever that stands.
 */
function toStyle(schemes: readonly Scheme[], { colors, styles }: Embedding, ofGroup: GivenColors): string {
  const own = [`color-scheme:${schemes.join(" ")}`];
  if (styles.includes("transparent")) own.push("--page:transparent", "--header:transparent", "--bar:static");
  const themes = schemes.map((scheme) => {
    const tokens = Object.entries(themeOf(scheme, colors, ofGroup)).map(
      ([name, value]) => `${name}:${value}`,
    );
    return inScheme(scheme, schemes.length === 1, `html:root{${tokens.join(";")}}`);
  });
  return `${themes.join("")}html:root{${own.join(";")}}`;
}

export function groupHead(group: Group, locale: string, embedding: Embedding): PageHead {
  const title = serverPhrases(locale).screen.title.group({
    preposition: group.preposition,
    group: group.name,
  });
  const { usercolors, scheme: ofGroup } = group.theme;
  const schemes = schemesOf(embedding, ofGroup);
  return {
    title,
    description: group.city === "" ? title : `${title}, ${group.city}`,
    style: toStyle(schemes, embedding, usercolors),
    themeColors: schemes.map((scheme) => ({
      scheme,
      color: themeOf(scheme, embedding.colors, usercolors)["--accent"] ?? "",
    })),
  };
}

export function plainHead(name: string, locale: string, embedding: Embedding): PageHead {
  const title = name === "" ? serverPhrases(locale).screen.title.product : name;
  const style = toStyle(schemesOf(embedding, "auto"), embedding, {});
  return { title, description: title, style, themeColors: [] };
}
