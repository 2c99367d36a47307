import { expect, test } from "vitest";
import { LANGUAGES } from "./language.ts";
import { serverPhrases } from "./server-phrases.ts";
import { allCatalogues, textsOf } from "./testing/all-texts.ts";

/** A line could break at the hyphen of this word. */
const BROKEN_MAIL = /(?<!\p{L})e-mail/iu;
// Mistakes in any language. "\u00a0" and "\u202f" prevent a line break.
const ANYWHERE = [
  /['"]/,
  /\.\.\./,
  / {2}/,
  /^ /,
  /[\p{L}\d}] [,.)]/u,
  /\( /,
  /(?<!\d) - (?!\d)/,
  BROKEN_MAIL,
];
/** Punctuation that French sets apart, without the narrow space that it requires. */
const SET_APART = [/(?<!\u202f)(?!(?<=\d):\d)[?!:;»%](?!\/)(?<![?!][?!])/, /«(?!\u202f)/, /[“”„]/];
const CLOSE_UP = [/\s[?!:;]/];
const SPACED_PERCENT = [/(?<![\u00a0\u202f])%/];
const CLOSE_PERCENT = [/\s%/];
/** A word of one letter must not end a line. */
const NO_LONE_LETTER = [/(?<![\p{L}’])[aikosuvwz] /iu];

/**
 * A Hungarian article depends on the sound of the next word, a suffix on that of the word before: neither may be next to a
 * parameter or number.
 */
const AT_A_PARAMETER = [/(?<!\p{L})az? [„(]?[{\d]/iu, /\}”?-?\p{L}/u];
/** Words of Brazilian Portuguese that Portugal does not use. */
const BRAZILIAN = [
  /(?<!\p{L})(você|senha|usuári|arquivo|celular|equipe|contato|registro|salvar|excluir|deletar)/iu,
];

/**
 * The quoted name of a service. Without quotation marks its words would read as part of the sentence: "Remove Request for a
 * card?"
 */
const QUOTED = /[«“„‘][\u00a0\u202f]?\{name\}[\u00a0\u202f]?[»”“’]/;

/** The mistakes of each language, in addition to those of any language. */
const WRONG: Readonly<Record<string, readonly RegExp[]>> = {
  br: SET_APART,
  cs: [...CLOSE_UP, ...SPACED_PERCENT, ...NO_LONE_LETTER, /[«»”]/],
  de: [...CLOSE_UP, ...SPACED_PERCENT, /[«»”]/],
  en: [...CLOSE_UP, ...CLOSE_PERCENT, /[«»„]/],
  es: [...CLOSE_UP, ...SPACED_PERCENT, /[“”„]/, /(^|\?)[^¿?]*\?/, /(^|!)[^¡!]*!/, /«\s|\s»/],
  fr: SET_APART,
  hu: [...CLOSE_UP, ...CLOSE_PERCENT, ...AT_A_PARAMETER, /[«»“]/],
  it: [...CLOSE_UP, ...CLOSE_PERCENT, /[«»„]/],
  nl: [...CLOSE_UP, ...CLOSE_PERCENT, /[«»„]/],
  pl: [...CLOSE_UP, ...CLOSE_PERCENT, ...NO_LONE_LETTER, /[«»“]/],
  pt: [...CLOSE_UP, ...CLOSE_PERCENT, ...BRAZILIAN, /[“”„]/, /«\s|\s»/],
  sk: [...CLOSE_UP, ...SPACED_PERCENT, ...NO_LONE_LETTER, /[«»”]/],
};

test.each(LANGUAGES)("%s is set as its printers set it", async (language) => {
  const rules = [...ANYWHERE, ...(WRONG[language] ?? [])];
  const wrong = [...textsOf(await allCatalogues(language))].flatMap(([path, variants]) =>
    variants.flatMap((text) =>
      rules.filter((rule) => rule.test(text)).map((rule) => `${path}: ${text} (${rule})`),
    ),
  );
  expect(wrong).toEqual([]);
});

test.each(LANGUAGES)("in %s the name of what is asked about stands in quotation marks", (language) => {
  const { screen } = serverPhrases(language);
  const name = "{name}";
  expect(screen.summary.removeTitle({ name })).toMatch(QUOTED);
  expect(screen.change.keep({ name })).toMatch(QUOTED);
});
