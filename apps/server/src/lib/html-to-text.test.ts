import { expect, test } from "vitest";
import { htmlToText } from "./html-to-text.ts";

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
