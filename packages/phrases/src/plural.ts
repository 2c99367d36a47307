/** A phrase that depends on a number. */
export type PluralPhrase = (count: number) => string;

/**
 * Makes the plural phrases of one language; a missing or superfluous form does not compile. `forms` are the CLDR categories of
 * the language for whole numbers below a million; the last form also replaces the categories of larger numbers. `{count}` in a
 * text stands for the number, written as the language writes numbers.
 */
export function pluralIn<Form extends Intl.LDMLPluralRule>(language: string, forms: readonly Form[]) {
  let rules: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  return (texts: Readonly<Record<Form, string>>): PluralPhrase =>
    (count) => {
      rules ??= new Intl.PluralRules(language);
      numbers ??= new Intl.NumberFormat(language);
      const category = rules.select(count);
      const form = forms.find((one) => one === category) ?? forms.at(-1);
      return form === undefined ? "" : texts[form].replaceAll("{count}", numbers.format(count));
    };
}
