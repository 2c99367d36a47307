import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTrackingTag, trackersOf } from "./tracker.ts";

const MANAGER = `<!-- Google Tag Manager -->
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':
new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],
j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src=
'https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);
})(window,document,'script','dataLayer','GTM-AB12CD3');</script>
<!-- End Google Tag Manager -->`;
const MANAGER_BODY = `<!-- Google Tag Manager (noscript) -->
<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-AB12CD3"
height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>`;
const TAG = `<!-- Google tag (gtag.js) -->
<script async src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());

  gtag('config', 'G-AB12CD34EF');
</script>`;

describe("of a tag's content only a known id is taken", () => {
  test.each([
    ["GTM-AB12CD3", "GTM-AB12CD3"],
    ["  G-AB12CD34EF\n", "G-AB12CD34EF"],
    [MANAGER, "GTM-AB12CD3"],
    [MANAGER_BODY, "GTM-AB12CD3"],
    [`${MANAGER}\n${MANAGER_BODY}`, "GTM-AB12CD3"],
    [TAG, "G-AB12CD34EF"],
    ['<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3"></script>', "GTM-AB12CD3"],
  ])("%s", (content, id) => expect(readTrackingTag(content)).toBe(id));

  test.each([
    "",
    "<script>alert(1)</script>",
    "gtm-ab12cd3",
    "GTM-",
    "UA-12345-6",
    "GTM-AB12CD3 G-AB12CD34EF",
    `${MANAGER}<script>alert(1)</script>`,
    `${MANAGER}<img src=x onerror=alert(1)>`,
    MANAGER.replace("www.googletagmanager.com", "www.googletagmanager.com.example"),
    MANAGER.replace("event:'gtm.js'", "event:alert(1)"),
    '<script async src="https://example.org/gtm.js?id=GTM-AB12CD3"></script>',
    '<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3" onload="alert(1)"></script>',
    'GTM-AB12CD3"><script>alert(1)</script>',
    "<!-- GTM-AB12CD3 -->",
    "<!-- GTM-AB12CD3 --!><script>alert(1)</script>",
    "<!-- <!-- --> GTM-AB12CD3 -->",
    "GTM-AB12CD3 <!-- no end",
  ])("and nothing of: %s", (content) => expect(readTrackingTag(content)).toBe(null));
});

const PIECES = [
  "< > \" ' ` = / ; : ( ) & # \u0000 \u2028".split(" "),
  ["<script", "</script>", "<script>", "javascript:", "onload=", "alert(1)", "<!--", "-->", "<noscript>"],
  [
    "GTM-AB12CD3",
    "G-AB12CD34EF",
    "GTM-",
    "ID",
    "https://www.googletagmanager.com/gtm.js?id=",
    "data:text/html,",
  ],
  [
    MANAGER,
    MANAGER_BODY,
    TAG,
    "<iframe src=",
    "<svg onload=",
    "<base href=//x>",
    "%3Cscript%3E",
    "&lt;script&gt;",
  ],
].flat();

test("whatever is written, what is taken is letters and digits behind one of three beginnings", () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string()), { maxLength: 8 }), (pieces) => {
      const id = readTrackingTag(pieces.join(""));
      if (id === null) return;
      taken += 1;
      expect(id).toMatch(/^(?:GTM|GT|G)-[A-Z0-9]{4,16}$/);
      // An accepted id is accepted again, and alone.
      expect(readTrackingTag(id)).toBe(id);
    }),
    { numRuns: 20_000 },
  );
  expect(taken).toBeGreaterThan(10);
});

test.each(["<!--", "<script>", "G-", "GTM-AAAA", "ID", " "])(
  "reads twenty thousand times %j in no time",
  (piece) => {
    const started = performance.now();
    readTrackingTag(piece.repeat(20_000));
    readTrackingTag(`${piece.repeat(20_000)}GTM-AB12CD3`);
    expect(performance.now() - started).toBeLessThan(500);
  },
);

test("each tracker counts once, and what cannot be read not at all", () => {
  const tracking_tags = [
    { content: "<b>hello</b>", position: "head" },
    { content: MANAGER, position: "head" },
    { content: MANAGER_BODY, position: "body" },
    { content: "G-AB12CD34EF", position: "body" },
  ];
  expect(trackersOf({ tracking_tags, facebook_pixel_id: "1234567890" })).toEqual([
    { service: "google_tag_manager", id: "GTM-AB12CD3", position: "head" },
    { service: "google_tag", id: "G-AB12CD34EF", position: "body" },
    { service: "meta_pixel", id: "1234567890", position: "head" },
  ]);
  expect(trackersOf({ tracking_tags: [], facebook_pixel_id: '1");alert(1' })).toEqual([]);
});
