import { expect, test } from "vitest";
import { mayEmbed } from "./may-embed.ts";

test.each([
  ["https://anybody.example", ["*"], true],
  ["https://www.salon.example", ["www.salon.example"], true],
  ["https://www.salon.example", ["WWW.salon.example"], true],
  ["https://www.salon.example", ["*.salon.example"], true],
  ["https://salon.example", ["*.salon.example"], false],
  ["https://www.salon.example", ["salon.example"], false],
  ["https://evilsalon.example", ["*.salon.example", "salon.example"], false],
  ["https://salon.example.evil.example", ["*.salon.example", "salon.example"], false],
  ["http://localhost:4000", ["localhost:4000"], true],
  ["http://localhost:4001", ["localhost:4000", "localhost"], false],
  ["null", ["*"], false],
  ["blob:https://salon.example", ["*", "salon.example"], false],
  ["https://salon.example/page", ["*", "salon.example"], false],
  ["https://salon.example", ["'self'"], false],
  ["https://salon.example", [], false],
])("%s among %j: %s", (origin, sources, may) => {
  expect(mayEmbed(origin, sources)).toBe(may);
});
