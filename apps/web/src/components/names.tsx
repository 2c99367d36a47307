import { Fragment, type ReactNode } from "react";

/** A name that may be in another language than the page; `lang` is its language. */
export interface NameInLanguage {
  readonly name: string;
  readonly lang?: string | undefined;
}

/** Several names, each marked with its own language for screen readers. */
export function Names({ names, separator = ", " }: { names: readonly NameInLanguage[]; separator?: string }) {
  return names.map(({ name, lang }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same name may come twice
    <Fragment key={index}>
      {index > 0 && separator}
      {lang === undefined ? name : <span lang={lang}>{name}</span>}
    </Fragment>
  ));
}

interface SentenceProps {
  names: readonly NameInLanguage[];
  sentence: (p: { name: string }) => string;
}

/**
 * A sentence of the product around names that may be in another language. The names may change the sentence's words, so
 * `sentence` writes it, and the component then searches the names in it to mark their languages.
 */
export function SentenceWithNames({ names, sentence }: SentenceProps): ReactNode {
  const name = names.map((one) => one.name).join(", ");
  const text = sentence({ name });
  const at = name === "" ? -1 : text.indexOf(name);
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <Names names={names} />
      {text.slice(at + name.length)}
    </>
  );
}
