import { TRADES } from "@rendezvous/contract/catalogue/trade";
import { LANGUAGES } from "@rendezvous/phrases/language";
import { expect, test } from "vitest";
import { readTrade } from "./trades.ts";

const isText = (value: object): value is Record<string, string> => "en" in value;

/** Returns all texts of a file in one language, in order. */
function textsIn(value: unknown, language: string): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null && isText(value)) return [value[language] ?? ""];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap((one) => textsIn(one, language))
    : [];
}

test.each(LANGUAGES.filter((language) => language !== "en"))(
  "whatever a trade brings is read in %s, without an English sentence, and no English word stands before a name",
  (language) => {
    for (const trade of TRADES) {
      const file = readTrade(trade, language);
      const others = textsIn(file, "en");
      const same = textsIn(file, language).filter(
        (text, at) => text === others[at] && /\p{L} \p{L}/u.test(text),
      );
      expect(same).toEqual([]);
      expect(textsIn(file.group.preposition, language)).not.toEqual(["at"]);
      // The group's own language comes first, because a name without a translation falls back to it.
      for (const { publicname } of [...(file.calendars ?? []), ...(file.interventions ?? [])])
        expect(Object.keys(publicname ?? {})[0]).toBe(language);
    }
  },
);

test("every trade asks for a name and an address in questions that its owner sees and changes", () => {
  for (const trade of TRADES) {
    const request = readTrade(trade, "en").forms?.Fiche?.map(({ name }) => name);
    expect(request).toEqual(expect.arrayContaining(["lastname", "firstname", "email", "firstphone"]));
  }
});
