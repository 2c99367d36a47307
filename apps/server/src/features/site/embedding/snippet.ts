import type { ThemeTokens } from "@rendezvous/domain/theme/palette";
import { escapeHtml } from "../../../lib/html.ts";

export const EMBED_MODES = ["inline", "popup", "button"] as const;

/** An organisation's choices for embedding the booking. */
export interface SnippetChoice {
  readonly mode: (typeof EMBED_MODES)[number];
  readonly words: string;
  /** The booking page's address with preselections. */
  readonly address: string;
  /** The height reserved for an inline booking, in pixels. */
  readonly minHeight: number;
  /** True: the frame keeps `minHeight` and scrolls inside; otherwise it grows with its content. */
  readonly scrolls: boolean;
}

export interface SnippetScript {
  readonly address: string;
  readonly integrity: string;
}

/**
 * Returns the code for a page of another site. It uses no style and no inline script, which a strict policy would refuse: an SVG
 * image in the group's colour reserves the height of an inline booking.
 */
export function toSnippet(choice: SnippetChoice, tokens: ThemeTokens, script: SnippetScript): string {
  const { mode, words, address, minHeight, scrolls } = choice;
  const look = {
    "data-rendezvous": mode,
    "data-color": tokens["--accent"] ?? "",
    ...(mode === "button" && { "data-text-color": tokens["--on-accent"] ?? "" }),
    ...(mode === "inline" && { "data-min-height": String(minHeight) }),
    ...(mode === "inline" && scrolls && { "data-scroll": "inside" }),
  };
  const text = mode === "inline" ? toPlace(words, minHeight, tokens) : escapeHtml(words);
  return [
    `<a${toAttributes({ href: address, ...look })}>${text}</a>`,
    `<script${toAttributes({ src: script.address, integrity: script.integrity, crossorigin: "anonymous" })} async></script>`,
  ].join("\n");
}

function toPlace(words: string, height: number, tokens: ThemeTokens): string {
  const svg = { width: "100%", height: String(height), role: "img", "aria-label": words };
  const drawn = { fill: tokens["--accent"] ?? "", "fill-opacity": ".08" };
  const written = { x: "50%", y: "50%", "text-anchor": "middle", "text-decoration": "underline" };
  const rect = `<rect${toAttributes({ width: "100%", height: "100%", rx: "12", ...drawn })}/>`;
  return `<svg${toAttributes(svg)}>${rect}<text${toAttributes({ ...written, fill: tokens["--accent-ink"] ?? "" })}>${escapeHtml(words)}</text></svg>`;
}

function toAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
}
