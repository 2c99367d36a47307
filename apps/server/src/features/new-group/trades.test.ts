import { TRADES } from "@rendezvous/contract/trade";
import { LANGUAGES } from "@rendezvous/phrases/language";
import { expect, test } from "vitest";
import { readTrade } from "./trades.ts";

/** Every text that stands in a file, in its order. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test.each(LANGUAGES.filter((language) => language !== "en"))(
  "whatever a trade brings is read in %s, without an English sentence, and no English word stands before a name",
  (language) => {
    for (const trade of TRADES) {
      const [own, english] = [readTrade(trade, language), readTrade(trade, "en")];
      const others = textsIn(english);
      const same = textsIn(own).filter((text, at) => text === others[at] && /\p{L} \p{L}/u.test(text));
      expect(same).toEqual([]);
      expect(own.group.preposition).not.toBe("at");
    }
  },
);

test("every trade asks for a name and an address in questions that its owner sees and changes", () => {
  for (const trade of TRADES) {
    const asked = readTrade(trade, "en").forms?.Fiche?.map(({ name }) => name);
    expect(asked).toEqual(expect.arrayContaining(["lastname", "firstname", "email", "firstphone"]));
  }
});
