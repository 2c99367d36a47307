import { expect, test } from "vitest";
import { htmlToText, inLanguage, sanitizeHtml } from "./html.ts";

test.each([
  ["Plain & simple", "Plain & simple"],
  ["<p>Open <strong>late</strong></p>", "<p>Open <strong>late</strong></p>"],
  ["a<script>alert(1)</script>b", "ab"],
  ['<img src="x" onerror="alert(1)">', '<img src="x" loading="lazy" />'],
  ['<p onclick="alert(1)" style="position:fixed">x</p>', "<p>x</p>"],
  ["<iframe src=https://example.org></iframe>x", "x"],
  ["<svg><script>alert(1)</script></svg>x", "x"],
  ['<form action="https://example.org"><input></form>', ""],
  ["<a href='java&#115;cript:alert(1)'>x</a>", '<a rel="noopener noreferrer nofollow" target="_blank">x</a>'],
  ["<a href='//example.org'>x</a>", '<a rel="noopener noreferrer nofollow" target="_blank">x</a>'],
  [
    "<a href='https://example.org'>x</a>",
    '<a href="https://example.org" rel="noopener noreferrer nofollow" target="_blank">x</a>',
  ],
  ["<h1>Title</h1>", "<h2>Title</h2>"],
  ["5 < 6 & 7 > 2", "5 < 6 & 7 > 2"],
  ["I <3 you", "I <3 you"],
  // Texts as earlier versions stored them.
  ["5 &lt; 6", "5 < 6"],
  ["&lt;img src=x onerror=alert(1)&gt;", "&lt;img src=x onerror=alert(1)&gt;"],
  ["&lt;img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)>"],
  ["&amp;lt;b&amp;gt;", "&amp;lt;b&amp;gt;"],
])("%s becomes %s", (html, expected) => {
  expect(sanitizeHtml(html)).toBe(expected);
  expect(sanitizeHtml(expected)).toBe(expected);
});

test.each([
  ["Venez à l’heure.", "Venez à l’heure."],
  ["Marks & Spencer, 5 &lt; 6, d&eacute;j&agrave;", "Marks & Spencer, 5 < 6, déjà"],
  [
    "<p>Apportez :</p><ul><li>la carte</li><li>l’ordonnance</li></ul>",
    "Apportez :\n\n- la carte\n- l’ordonnance",
  ],
  [
    'See <a href="https://example.org/a?b=1&amp;c=2">the plan</a>.',
    "See the plan (https://example.org/a?b=1&c=2).",
  ],
  ["one<br>two<script>alert(1)</script>", "one\ntwo"],
])("%s", (html, text) => expect(htmlToText(html)).toBe(text));

test("a plain text in another language stays what it says", () => {
  expect(inLanguage("5 < 6\nok", "fr")).toBe('<div lang="fr">5 &lt; 6<br>ok</div>');
  expect(inLanguage("<p>5</p>", "fr")).toBe('<div lang="fr"><p>5</p></div>');
});
