/**
 * The first path segments of the product's own pages, calls and files, which no group may use as its url name. The server refuses
 * to start with a route that is missing here.
 */
export const RESERVED_SEGMENTS: readonly string[] = [
  "api",
  "assets",
  "calendar_hooks",
  "calendar_login",
  "metrics",
  "disconnected",
  "embed",
  "embed.js",
  "feeds",
  "fhir",
  "healthz",
  "images",
  "inactive",
  "legal",
  "llms.txt",
  "mcp",
  "new",
  "not_found",
  "operator",
  "r",
  "readyz",
  "robots.txt",
  "set_password",
  "sitemap.xml",
];
