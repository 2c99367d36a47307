import { expect, test } from "vitest";
import { sanitizeHtml } from "./sanitize-html.ts";

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
])("%s becomes %s", (html, expected) => {
  expect(sanitizeHtml(html)).toBe(expected);
  expect(sanitizeHtml(expected)).toBe(expected);
});
