import type { Language } from "./language.ts";

/** The plural categories of CLDR that each language tells apart for whole numbers. */
const PLURAL_FORMS = {
  en: ["one", "other"],
  fr: ["one", "many", "other"],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>;

type FormsOf<L extends Language> = (typeof PLURAL_FORMS)[L][number];

/** A phrase that depends on a number. */
export type PluralPhrase = (count: number) => string;

/**
 * Makes the plural phrases of one language: a form too few or too many does not compile. `{count}` in a form stands for
 * the number, written as the language writes numbers.
 */
export function pluralIn<L extends Language>(language: L) {
  let rules: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  return (forms: Readonly<Record<FormsOf<L>, string>>): PluralPhrase =>
    (count) => {
      rules ??= new Intl.PluralRules(language);
      numbers ??= new Intl.NumberFormat(language);
      const texts: Partial<Record<Intl.LDMLPluralRule, string>> & { other?: string } = forms;
      const text = texts[rules.select(count)] ?? texts.other ?? "";
      return text.replaceAll("{count}", numbers.format(count));
    };
}
