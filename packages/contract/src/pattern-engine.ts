import { RE2JS } from "re2js";

/** How many compiled patterns are kept: compiling one takes longer than trying it. */
const MOST_KEPT = 1000;
const cache = new Map<string, RE2JS | null>();

/** Whether a pattern can be tried: it is one, and knows no looking ahead or behind and no references back. */
export function isPattern(regexp: string): boolean {
  return read(regexp) !== null;
}

/**
 * Whether the whole text fits a pattern, in a time that only grows with the text's length: a browser's own engine may need
 * hours for `(a+)+b`. What is no pattern was never a rule the professional could have tried, and fits everything.
 */
export function fits(regexp: string, text: string): boolean {
  return read(regexp)?.matches(text) ?? true;
}

function read(regexp: string): RE2JS | null {
  const cached = cache.get(regexp);
  if (cached !== undefined) return cached;
  if (cache.size >= MOST_KEPT) cache.clear();
  const made = compile(regexp);
  cache.set(regexp, made);
  return made;
}

/** A reference back by name, which the translation below would take for letters. */
const NAMED_REFERENCE = /(?<!\\)(?:\\\\)*\\k</;

function compile(regexp: string): RE2JS | null {
  if (NAMED_REFERENCE.test(regexp)) return null;
  try {
    return RE2JS.compile(RE2JS.translateRegExp(regexp));
  } catch {
    return null;
  }
}
