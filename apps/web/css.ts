import type { CSSOptions } from "vite";

/** For the product and its tests: widths have names, which stand in src/lib/breakpoints.css. */
export const css: CSSOptions = {
  transformer: "lightningcss",
  lightningcss: { drafts: { customMedia: true } },
};
