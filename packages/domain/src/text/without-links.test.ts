import { expect, test } from "vitest";
import { inOneLine, withoutLinks } from "./without-links.ts";

test.each([
  ["Win at https://evil.example/now?a=1 today", "Win at evil. example/now?a=1 today"],
  ["www.evil.com", "evil. com"],
  ["write to me@evil.com", "write to me@evil. com"],
  ["HTTP://1.2.3.4/x", "1.2.3.4/x"],
  ["Dr. Roux, 9.30, 12.50 €, 01.02.2027", "Dr. Roux, 9.30, 12.50 €, 01.02.2027"],
  ["Bis morgen. Danke!", "Bis morgen. Danke!"],
])("%s leads nowhere", (text, expected) => {
  expect(withoutLinks(text)).toBe(expected);
  expect(withoutLinks(expected)).toBe(expected);
});

test("a name is one line", () => {
  expect(inOneLine("Salon\r\nBcc: all\u2028 Léa\u0007 ")).toBe("Salon Bcc: all Léa");
});
