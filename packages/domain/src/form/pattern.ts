/** Whether the whole text matches the pattern. */
export type MatchesPattern = (regexp: string, text: string) => boolean;

let fits: MatchesPattern = () => true;

/** Sets the engine for patterns. It is separate, because it is too large for browsers to load for forms without patterns. */
export function setPatternEngine(engine: MatchesPattern): void {
  fits = engine;
}

/** Whether the whole text matches the pattern; until an engine is set, every text does. */
export const fitsPattern: MatchesPattern = (regexp, text) => regexp === "" || fits(regexp, text);
