/** Whether the whole text fits the pattern. */
export type Fits = (regexp: string, text: string) => boolean;

let fits: Fits = () => true;

/** From now on patterns are tried with this; it is too large for a browser to bring it to forms without a pattern. */
export function tryPatternsWith(engine: Fits): void {
  fits = engine;
}

/** Whether the whole text fits the pattern; until there is something to try patterns with, everything does. */
export const fitsPattern: Fits = (regexp, text) => regexp === "" || fits(regexp, text);
