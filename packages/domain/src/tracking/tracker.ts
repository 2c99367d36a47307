/** Whom a group may let count visits and bookings. */
export interface Tracker {
  readonly service: "google_tag_manager" | "google_tag" | "meta_pixel";
  readonly id: string;
  /** Where its script stands in its page. */
  readonly position: "head" | "body";
}

/** As a professional gives it: an id, or the code that Google shows to be copied. */
export interface TrackingTag {
  readonly content: string;
  readonly position: string;
}

const GOOGLE_ID = /\b(?:GTM|GT|G)-[A-Z0-9]{4,16}\b/;

/** What Google tells people to put into a page, without blanks, with one kind of quotation mark and without the id. */
const GOOGLE_SNIPPETS = [
  "ID",
  "<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':newDate().getTime(),event:'gtm.js'});varf=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','ID');</script>",
  "<noscript><iframesrc='https://www.googletagmanager.com/ns.html?id=ID'height='0'width='0'style='display:none;visibility:hidden'></iframe></noscript>",
  "<scriptasyncsrc='https://www.googletagmanager.com/gtm.js?id=ID'></script>",
  "<scriptasyncsrc='https://www.googletagmanager.com/gtag/js?id=ID'></script>",
  "<script>window.dataLayer=window.dataLayer||[];functiongtag(){dataLayer.push(arguments);}gtag('js',newDate());gtag('config','ID');</script>",
];

/**
 * The Google id that a tag's content stands for; null for whatever is not wholly an id or the code that Google gives for it.
 * Nothing but the id is taken from it, ever: the code itself is not kept, sent or run.
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

/** Split and not matched: a pattern would take long for many openings without an end. */
function withoutComments(html: string): string {
  const [before = "", ...parts] = html.split("<!--");
  return before + parts.map((part) => part.slice(endOf(part))).join("");
}

/** A comment that does not end is none: it stays, and is refused with the rest. */
function endOf(part: string): number {
  const end = part.indexOf("-->");
  return end < 0 ? 0 : end + "-->".length;
}

/** Each once, the first position counts. */
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
