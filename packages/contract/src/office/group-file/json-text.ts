/**
 * A JSON error with line and column, or a repeated key. JSON.parse gives a position only for some errors and silently drops a
 * repeated key, so a part of a group file could be lost unnoticed.
 */
export interface JsonProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const SPACE = /[ \t\r\n]*/y;
const WORD = /true|false|null/y;
const DEPTH_MAX = 100;

class JsonSyntaxError extends Error {}

/** Returns null when the text is JSON without repeated keys. */
export function findJsonProblem(text: string): JsonProblem | null {
  let position = 0;

  function match(pattern: RegExp): string | null {
    pattern.lastIndex = position;
    const token = pattern.exec(text)?.[0];
    if (token === undefined) return null;
    position += token.length;
    return token;
  }
  function fail(expected: string): never {
    throw new JsonSyntaxError(
      position < text.length
        ? `expected ${expected}, got ${JSON.stringify(text[position])}`
        : `expected ${expected}, but the file ends`,
    );
  }
  function take(character: string): boolean {
    match(SPACE);
    if (text[position] !== character) return false;
    position += 1;
    match(SPACE);
    return true;
  }
  function members(close: string, member: () => void): void {
    if (take(close)) return;
    do member();
    while (take(","));
    if (!take(close)) fail(`, or ${close}`);
  }
  function value(depth: number): void {
    if (depth > DEPTH_MAX) throw new JsonSyntaxError("nested too deeply");
    if (take("{")) {
      const keys = new Set<unknown>();
      members("}", () => {
        const start = position;
        const key = match(STRING) ?? fail("a key in double quotes");
        const name: unknown = JSON.parse(key);
        if (keys.has(name)) {
          position = start;
          throw new JsonSyntaxError(`the key ${key} stands twice in one object`);
        }
        keys.add(name);
        if (!take(":")) fail(":");
        value(depth + 1);
      });
    } else if (take("[")) members("]", () => value(depth + 1));
    else if (match(STRING) === null && match(NUMBER) === null && match(WORD) === null) fail("a value");
    match(SPACE);
  }

  try {
    match(SPACE);
    value(0);
    if (position < text.length) fail("the end of the file");
    return null;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const before = text.slice(0, position).split("\n");
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message: error.message };
  }
}
