import { RE2JS } from "re2js";

/** The number of cached compiled patterns, because compiling takes longer than matching. */
const MAX_CACHED = 1000;
const cache = new Map<string, RE2JS | null>();

/** Whether a pattern is valid and uses no lookahead, lookbehind or back-references. */
export function isPattern(regexp: string): boolean {
  return read(regexp) !== null;
}

/**
 * Whether the whole text matches a pattern, in time linear in the text's length; a browser's own engine may need hours for
 * `(a+)+b`. An invalid pattern could never work for the professional, so it matches everything.
 */
export function matchesPattern(regexp: string, text: string): boolean {
  return read(regexp)?.matches(text) ?? true;
}

function read(regexp: string): RE2JS | null {
  const cached = cache.get(regexp);
  if (cached !== undefined) return cached;
  if (cache.size >= MAX_CACHED) cache.clear();
  const pattern = compile(regexp);
  cache.set(regexp, pattern);
  return pattern;
}

/** Finds named back-references (`\k<name>`), because RE2JS would read them as plain letters. */
const NAMED_REFERENCE = /(?<!\\)(?:\\\\)*\\k</;

function compile(regexp: string): RE2JS | null {
  if (NAMED_REFERENCE.test(regexp)) return null;
  try {
    return RE2JS.compile(RE2JS.translateRegExp(regexp));
  } catch {
    return null;
  }
}
