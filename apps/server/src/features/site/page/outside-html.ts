import type { Language } from "@rendezvous/phrases/language";
import { escapeHtml } from "../../../lib/html.ts";
import type { PageHead } from "./page-head.ts";

/** The country for each language, because sites that preview links accept no language alone. */
const SHARED_LOCALES: Readonly<Record<Language, string>> = {
  br: "br_FR",
  cs: "cs_CZ",
  de: "de_DE",
  en: "en_GB",
  es: "es_ES",
  fr: "fr_FR",
  hu: "hu_HU",
  it: "it_IT",
  nl: "nl_NL",
  pl: "pl_PL",
  pt: "pt_PT",
  sk: "sk_SK",
};

/** Returns the icons of a group's page, and the Open Graph tags for messengers and social networks. */
export function toOutsideHtml({ title, description, address, outside }: PageHead): readonly string[] {
  if (outside === null) return [];
  const properties = {
    "og:type": "website",
    "og:title": title,
    "og:description": description,
    "og:site_name": outside.name,
    "og:locale": SHARED_LOCALES[outside.language],
    "og:url": address?.canonical ?? outside.address,
    "og:image": outside.picture,
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": outside.name,
  };
  return [
    `<link rel="icon" type="image/png" sizes="32x32" href="${outside.smallIcon}">`,
    `<link rel="icon" type="image/png" sizes="180x180" href="${outside.largeIcon}">`,
    `<link rel="apple-touch-icon" href="${outside.largeIcon}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
