import type { PageData } from "@rendezvous/contract/site/page-data";
import type { Language } from "@rendezvous/phrases/language";
import { escapeHtml } from "../../../lib/html.ts";
import type { PageAddress } from "./page-address.ts";
import type { PageHead } from "./page-head.ts";
import type { FirstScreenHtml } from "./first-screen.ts";
import { toCspHash, type WebBuild } from "./web-build.ts";

/** Escapes JSON so that a professional's text can neither end the script element nor open a comment. */
function escapeJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

function toHeadHtml(head: PageHead, preloads: readonly string[]): string {
  const { title, description, keywords, style, themeColors, address, structuredData } = head;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    keywords !== "" && `<meta name="keywords" content="${escapeHtml(keywords)}">`,
    ...toSearchHtml(address),
    ...toOutsideHtml(head),
    structuredData && `<script type="application/ld+json">${escapeJson(structuredData)}</script>`,
    ...themeColors.map(
      ({ scheme, color }) =>
        `<meta name="theme-color" content="${escapeHtml(color)}"${themeColors.length > 1 ? ` media="(prefers-color-scheme: ${scheme})"` : ""}>`,
    ),
    `<style>${style}</style>`,
    ...preloads,
  ]
    .filter(Boolean)
    .join("\n    ");
}

/** Returns the tag with the message for Internet Explorer; the first script in the page reads it. */
function toRefusal(text: string): string {
  return `<meta name="internet-explorer" content="${escapeHtml(text)}">`;
}

function preload(file: string): string {
  return `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}">`;
}

/** Loads style sheets and the first picture before the scripts, because a browser loads only six files of a host at a time. */
function preloadLook(sheets: readonly string[], first: FirstScreenHtml | null): readonly string[] {
  const picture = first?.picture;
  return [
    ...sheets.map((file) => `<link rel="preload" as="style" crossorigin href="${escapeHtml(file)}">`),
    ...(picture
      ? [
          `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escapeHtml(picture.sources)}" imagesizes="${escapeHtml(picture.sizes)}">`,
        ]
      : []),
  ];
}

function styleSheet(file: string): string {
  return `<link rel="stylesheet" crossorigin href="${escapeHtml(file)}">`;
}

/** Returns the files that this page needs at once, besides those that the build names in every page. */
function filesOf(
  { languageChunks, home }: WebBuild,
  locale: string,
  first: FirstScreenHtml | null,
): string[] {
  const isHome = first?.path.endsWith("/home") === true;
  const texts = [languageChunks.get(locale), isHome ? home.languageChunks.get(locale) : undefined];
  return [...(isHome ? home.files : []), ...texts.filter((file) => file !== undefined)];
}

function toSearchHtml(address: PageAddress | null): readonly string[] {
  if (address === null) return ['<meta name="robots" content="noindex">'];
  const alternates = address.alternates.map(
    (one) => `<link rel="alternate" hreflang="${one.language}" href="${escapeHtml(one.address)}">`,
  );
  return [`<link rel="canonical" href="${escapeHtml(address.canonical)}">`, ...alternates];
}

const SANDBOX_NOTE_STYLE =
  "#sandbox{margin:0;padding:.375rem 1rem;background:#ffd54a;color:#1d1600;font-weight:650;text-align:center}";

/** Stands outside the client's element, so that visitors load no script for it. */
function toSandboxNote(text: string | null): string {
  return text === null ? "" : `<aside><p id="sandbox">${escapeHtml(text)}</p></aside>`;
}

/** Returns the element into which the client renders, with the HTML of the first screen if the server has rendered it. */
function toRoot(first: FirstScreenHtml | null): string {
  if (first === null) return '<div id="root"></div>';
  return `<div id="root" data-drawn="${escapeHtml(first.path)}">${first.html}</div>`;
}

/** The parts to fill into the built page. */
export interface PageParts {
  readonly head: PageHead;
  readonly early: string;
  readonly first: FirstScreenHtml | null;
  readonly data: PageData;
  readonly v3Hosts: readonly string[];
  /** The notice that the group is a sandbox; null for other groups. */
  readonly sandboxNote: string | null;
  /** The message for Internet Explorer, which runs no script of the page; null for every other browser. */
  readonly internetExplorer: string | null;
}

export interface RenderedPage {
  readonly html: string;
  readonly policy: string;
}

/** Returns the built page with the parts filled in, and a content security policy that allows only the scripts of the page. */
export function renderPage(build: WebBuild, parts: PageParts): RenderedPage {
  const { early, first, data, v3Hosts, internetExplorer, sandboxNote } = parts;
  const head =
    sandboxNote === null ? parts.head : { ...parts.head, style: parts.head.style + SANDBOX_NOTE_STYLE };
  const json = `<script type="application/json" id="page-data">${escapeJson(data)}</script>`;
  // The replacements are functions, because a `$&` in a group's name must stay as it is.
  const files = filesOf(build, data.locale, first);
  const sheets = files.filter((file) => file.endsWith(".css"));
  const scripts = files.filter((file) => !sheets.includes(file));
  // A group's own icons replace the product's.
  const page = head.outside === null ? build.page : build.page.replace(/<link rel="icon"[^>]*>/, "");
  const refusal = internetExplorer === null ? [] : [toRefusal(internetExplorer)];
  const html = page
    .replace("__LANG__", () => escapeHtml(data.locale))
    .replace("<!--head-->", () =>
      toHeadHtml(head, [...refusal, ...preloadLook(sheets, first), ...scripts.map(preload)]),
    )
    // Places this page's own style sheets after those of every page, where a script in the browser would insert them.
    .replace("</head>", () => `${sheets.map(styleSheet).join("")}</head>`)
    .replace("<!--early-->", () => early)
    .replace('<div id="root"></div>', () => toSandboxNote(sandboxNote) + toRoot(first))
    .replace("<!--page-data-->", () => json);
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...build.scriptHashes].join(" ")}`,
    // React sets style attributes by script, which no policy forbids; only style elements need a permission.
    `style-src ${["'self'", toCspHash(head.style), ...build.styleHashes].join(" ")}`,
    `img-src ${["'self' data: https:", data.mapTiles && new URL(data.mapTiles.url).origin].filter(Boolean).join(" ")}`,
    `connect-src ${["'self'", ...v3Hosts].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${data.framedBy.join(" ")}`,
  ];
  return { html, policy: policy.join("; ") };
}

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
function toOutsideHtml({ title, description, address, outside }: PageHead): readonly string[] {
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
