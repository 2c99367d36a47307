import { expect, test } from "vitest";
import { nameWithoutLinks } from "./name-without-links.ts";

test.each([
  ["Léa", "Léa"],
  ["Jean-Émile d’Arc O'Neil", "Jean-Émile d’Arc O'Neil"],
  ["Dr. J.-P. Roux", "Dr. J.-P. Roux"],
  ["कमला", "कमला"],
  ["Brandt & Söhne", "Brandt & Söhne"],
  ["https://evil.example/win?x=1", "evil example win x"],
  ["See www.evil.com now", "See evil com now"],
  ["Call 0033 6 12 34 56 78", "Call"],
  ["anna@evil.com", "anna evil com"],
  ["evil。com", "evil com"],
  ["http://", ""],
  ["x".repeat(300), "x".repeat(40)],
  [`  ${"x".repeat(300)}`, "x".repeat(40)],
  [`  ${"x".repeat(39)} y`, "x".repeat(39)],
  ["www evil com", "evil com"],
])("%s is written %s", (typed, written) => expect(nameWithoutLinks(typed)).toBe(written));
