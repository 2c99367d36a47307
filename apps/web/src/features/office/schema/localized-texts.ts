type Texts = Readonly<Record<string, string>>;

/** Returns the texts by language; a plain string is in the group's own language. */
export function toTextsByLanguage(value: unknown, own: string): Texts {
  if (typeof value === "string") return value === "" ? {} : { [own]: value };
  return (value ?? {}) as Texts;
}

/** Returns a plain text if only the group's own language has one, otherwise a map from language to text. */
function toLocalized(texts: Texts, own: string): string | Texts {
  const languages = Object.keys(texts);
  if (languages.length === 0) return "";
  return languages.length === 1 && languages[0] === own ? (texts[own] ?? "") : texts;
}

/** Returns the value with another text in one language; an empty text removes it. */
export function withTextInLanguage(
  value: unknown,
  own: string,
  language: string,
  text: string,
): string | Texts {
  const { [language]: _before, ...others } = toTextsByLanguage(value, own);
  return toLocalized(text === "" ? others : { ...others, [language]: text }, own);
}
