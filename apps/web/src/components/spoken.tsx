import { Fragment, type ReactNode } from "react";

/** A name that may be in another language than the page; `lang` is its language. */
export interface Named {
  readonly name: string;
  readonly lang?: string | undefined;
}

/** Several names, each marked with its own language for screen readers. */
export function Names({ names, separator = ", " }: { names: readonly Named[]; separator?: string }) {
  return names.map(({ name, lang }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same name may come twice
    <Fragment key={index}>
      {index > 0 && separator}
      {lang === undefined ? name : <span lang={lang}>{name}</span>}
    </Fragment>
  ));
}

/**
 * A sentence of the product around a name in another language. The name may change the sentence's words, so `around`
 * writes the sentence and the name is then searched in it, to be marked with its language.
 */
export function Around({
  name,
  lang,
  sentence,
}: Named & { sentence: (p: { name: string }) => string }): ReactNode {
  const text = sentence({ name });
  const at = lang === undefined || name === "" ? -1 : text.indexOf(name);
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <span lang={lang}>{name}</span>
      {text.slice(at + name.length)}
    </>
  );
}
