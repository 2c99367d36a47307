import type { FirstData } from "@rendezvous/contract/first-data";
import { escapeHtml } from "../../lib/escape-html.ts";
import type { PageHead } from "./page-head.ts";
import type { FirstScreen } from "./first-screen.ts";
import { toCspHash, type WebBuild } from "./web-build.ts";

/** JSON that cannot end its script element, nor open a comment, whatever a professional wrote. */
function escapeJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

function toHeadHtml(
  { title, description, style, themeColor }: PageHead,
  languageChunk: string | undefined,
): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    themeColor && `<meta name="theme-color" content="${escapeHtml(themeColor)}">`,
    `<style>${style}</style>`,
    languageChunk && `<link rel="modulepreload" crossorigin href="${escapeHtml(languageChunk)}">`,
  ]
    .filter(Boolean)
    .join("\n    ");
}

/** Where the client draws; what is there already it takes over, at the address that goes with it. */
function toRoot(first: FirstScreen | null): string {
  if (first === null) return '<div id="root"></div>';
  return `<div id="root" data-drawn="${escapeHtml(first.path)}">${first.html}</div>`;
}

/** What is filled into the built page. */
export interface PageParts {
  readonly head: PageHead;
  readonly early: string;
  readonly first: FirstScreen | null;
  readonly data: FirstData;
  readonly v3Hosts: readonly string[];
  readonly framedBy: readonly string[];
}

export interface RenderedPage {
  readonly html: string;
  readonly policy: string;
}

/** What React Aria adds to a page that it puts a button on, so that a press is no pinch: react-aria, usePress. */
const PRESSABLE_STYLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

/** The built page with what is known of it filled in, and the policy that lets exactly its own scripts run. */
export function renderPage(build: WebBuild, parts: PageParts): RenderedPage {
  const { head, early, first, data, v3Hosts, framedBy } = parts;
  const json = `<script type="application/json" id="first-data">${escapeJson(data)}</script>`;
  // Replaced by functions: a `$&` in a group's name is no pattern.
  const html = build.page
    .replace("__LANG__", () => escapeHtml(data.locale))
    .replace("<!--head-->", () => toHeadHtml(head, build.languageChunks.get(data.locale)))
    .replace("<!--early-->", () => early)
    .replace('<div id="root"></div>', () => toRoot(first))
    .replace("<!--first-data-->", () => json);
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...build.scriptHashes].join(" ")}`,
    // React's style attributes are set by script, which no policy forbids; only style elements need a word.
    `style-src ${["'self'", toCspHash(head.style), toCspHash(PRESSABLE_STYLE), ...build.styleHashes].join(" ")}`,
    "img-src 'self' data: https:",
    `connect-src ${["'self'", ...v3Hosts].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy.join(" ")}`,
  ];
  return { html, policy: policy.join("; ") };
}
