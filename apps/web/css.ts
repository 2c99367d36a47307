import type { CSSOptions } from "vite";

/**
 * Used by the product's builds and the component tests. Breakpoints are named media queries, defined in
 * src/lib/breakpoints.css.
 */
export const css: CSSOptions = {
  transformer: "lightningcss",
  lightningcss: { drafts: { customMedia: true } },
};
