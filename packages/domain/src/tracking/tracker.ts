/** A service that counts visits and bookings for a group. */
export interface Tracker {
  readonly service: "google_tag_manager" | "google_tag" | "meta_pixel";
  readonly id: string;
  /** The place of its script in the page. */
  readonly position: "head" | "body";
}

/** A professional's input: an id, or the code that Google provides for copying. */
export interface TrackingTag {
  readonly content: string;
  readonly position: string;
}

const GOOGLE_ID = /\b(?:GTM|GT|G)-[A-Z0-9]{4,16}\b/;

/** The code that Google provides for pages, without white space, with one kind of quotation mark, and with "ID" for the id. */
const GOOGLE_SNIPPETS = [
  "ID",
  "<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':newDate().getTime(),event:'gtm.js'});varf=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','ID');</script>",
  "<noscript><iframesrc='https://www.googletagmanager.com/ns.html?id=ID'height='0'width='0'style='display:none;visibility:hidden'></iframe></noscript>",
  "<scriptasyncsrc='https://www.googletagmanager.com/gtm.js?id=ID'></script>",
  "<scriptasyncsrc='https://www.googletagmanager.com/gtag/js?id=ID'></script>",
  "<script>window.dataLayer=window.dataLayer||[];functiongtag(){dataLayer.push(arguments);}gtag('js',newDate());gtag('config','ID');</script>",
];

/**
 * Returns the Google id in a tag's content; null unless the content is only an id or the code that Google provides for it.
 * Nothing but the id is used: the code itself is never stored, sent or run.
 */
export function readTrackingTag(content: string): string | null {
  const code = withoutComments(content);
  const id = GOOGLE_ID.exec(code)?.[0];
  if (id === undefined) return null;
  let rest = code.replaceAll(/\s/g, "").replaceAll('"', "'").replaceAll(id, "ID");
  while (rest !== "") {
    const snippet = GOOGLE_SNIPPETS.find((candidate) => rest.startsWith(candidate));
    if (snippet === undefined) return null;
    rest = rest.slice(snippet.length);
  }
  return id;
}

/** Splits instead of matching a pattern, which would take long for many comment starts without an end. */
function withoutComments(html: string): string {
  const [before = "", ...parts] = html.split("<!--");
  return before + parts.map((part) => part.slice(endOf(part))).join("");
}

/** An unclosed comment is no comment: it stays in the text, which is then refused. */
function endOf(part: string): number {
  const end = part.indexOf("-->");
  return end < 0 ? 0 : end + "-->".length;
}

/** Returns each tracker once, at the position of its first mention. */
export function trackersOf(group: {
  readonly tracking_tags: readonly TrackingTag[];
  readonly facebook_pixel_id: string | null;
}): readonly Tracker[] {
  const trackers = new Map<string, Tracker>();
  for (const { content, position } of group.tracking_tags) {
    const id = readTrackingTag(content);
    if (id === null || trackers.has(id)) continue;
    const service = id.startsWith("GTM-") ? "google_tag_manager" : "google_tag";
    trackers.set(id, { service, id, position: position === "body" ? "body" : "head" });
  }
  const pixel = group.facebook_pixel_id ?? "";
  if (/^\d{1,32}$/.test(pixel)) trackers.set(pixel, { service: "meta_pixel", id: pixel, position: "head" });
  return [...trackers.values()];
}
