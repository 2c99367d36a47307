import { expect, test } from "vitest";
import { LANGUAGES } from "./language.ts";
import { allCatalogues, textsOf } from "./testing/all-texts.ts";

/** A colon of a sentence, but not that of a time or an address, nor that between a label and its value. */
const COLON = /(?<!\d)\u202f?:(?!\/\/|\d|\s?[„«“‘]?\u00a0?\u202f?\{)/gu;
/** Forms that English must contract. */
const UNCONTRACTED =
  /\b(?:cannot|(?:do|does|did|could|is|are|was|were|has|have|would|will) not|we (?:will|are))\b/i;
const STIFF = /\b(?:whoever|nobody|somebody|anybody|everybody)\b/i;
/** A new hour alone: the day may have changed too. */
const HOUR_ALONE =
  /(?:cambiado|cambiada|mudou|mudaram) de hora|nueva hora|nova hora|nuova ora|nuovo orario|nouvelle heure/iu;
const DATE = /fecha|data|date/iu;

const badIn = async (language: (typeof LANGUAGES)[number], isBad: (text: string, path: string) => boolean) =>
  [...textsOf(await allCatalogues(language))].flatMap(([path, variants]) =>
    variants.filter((text) => isBad(text, path)).map((text) => `${path}: ${text}`),
  );

const hasTwoColons = (text: string) =>
  text.split("\n").some((paragraph) => (paragraph.match(COLON) ?? []).length > 1);

const saysHourAlone = (text: string, path: string) =>
  /^mail\.(?:notices\.)?moved|movedHeading|^appointment\.list\.moved/.test(path) &&
  HOUR_ALONE.test(text) &&
  !DATE.test(text);

test.each(LANGUAGES)("%s has one colon in a paragraph at most", async (language) => {
  expect(await badIn(language, hasTwoColons)).toEqual([]);
});

test("English contracts, and says 'no one' and 'anyone who'", async () => {
  expect(await badIn("en", (text) => UNCONTRACTED.test(text) || STIFF.test(text))).toEqual([]);
});

test.each(LANGUAGES)("in %s what was moved has a new date and time, not a new hour", async (language) => {
  expect(await badIn(language, saysHourAlone)).toEqual([]);
});

test.each(LANGUAGES)("%s leaves what stands between a day and a time to the one table", async (language) => {
  expect(await badIn(language, (text) => /\{day\}[^{}.:]{0,12}\{time\}/u.test(text))).toEqual([]);
});

/** A length ends in a full stop of its own in German and Polish ("30 Min."), a time in American Spanish ("9:00 a. m."). */
test.each(LANGUAGES)("in %s no full stop follows one that a length or a time may have", async (language) => {
  const after = language === "es" ? /\{(?:length|duration|when|time)\}\./ : /\{(?:length|duration)\}\./;
  expect(await badIn(language, (text) => after.test(text))).toEqual([]);
});
