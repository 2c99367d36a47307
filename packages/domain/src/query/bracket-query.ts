/** A parsed query string: texts, lists (`a[]=1`, or a repeated name) and maps (`a[0][b]=1`). */
export type QueryValue = string | QueryValue[] | { [name: string]: QueryValue };
export type Query = Record<string, QueryValue>;

export type ParsedQuery =
  | { readonly ok: true; readonly query: Query }
  | { readonly ok: false; readonly problem: string };

/** A query beyond these limits is refused: no existing client comes near, and nested maps can exhaust memory. */
const MAX_PARAMETERS = 500;
const MAX_DEPTH = 4;
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

class BadQuery extends Error {}

function decode(text: string): string {
  if (!text.includes("%") && !text.includes("+")) return text;
  const decoded = decodeUtf8(text.replaceAll("+", " "));
  if (decoded === null) throw new BadQuery("the query is not percent-encoded UTF-8");
  // Refuses the character NUL, because no real text contains it and PostgreSQL cannot store it.
  if (decoded.includes("\0")) throw new BadQuery("%00 stands for no character");
  return decoded;
}

function decodeUtf8(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Splits `a[0][b]` into `["a", "0", "b"]`, and `a[]` into `["a", ""]`. A name with unmatched brackets stays whole. */
function toPath(name: string): string[] {
  const open = name.indexOf("[");
  if (open <= 0 || !name.endsWith("]")) return [name];
  const path = [name.slice(0, open), ...name.slice(open + 1, -1).split("][")];
  if (path.length > MAX_DEPTH) throw new BadQuery(`${path[0]}: nested too deeply`);
  return path;
}

/** `isList`: written with `[]`, so that a single value stays a list. */
interface Leaf {
  readonly values: string[];
  isList: boolean;
}
type Node = Map<string, Branch>;
type Branch = Leaf | Node;

function put(root: Node, path: string[], value: string): void {
  const isList = path.length > 1 && path.at(-1) === "";
  const keys = isList ? path.slice(0, -1) : path;
  let node = root;
  for (const [depth, key] of keys.entries()) {
    if (FORBIDDEN.has(key)) throw new BadQuery(`${key}: not a parameter name`);
    // Empty brackets are allowed only at the end: `a[][b]` does not say which entry is meant.
    if (key === "" && depth > 0) throw new BadQuery(`${path[0]}: expected a key between the brackets`);
    const child = node.get(key);
    if (depth === keys.length - 1) {
      if (child instanceof Map) throw new BadQuery(`${path[0]}: both a value and a map`);
      const leaf = child ?? { values: [], isList };
      leaf.values.push(value);
      leaf.isList ||= isList;
      node.set(key, leaf);
    } else if (child instanceof Map) node = child;
    else if (child) throw new BadQuery(`${path[0]}: both a value and a map`);
    else {
      const next: Node = new Map();
      node.set(key, next);
      node = next;
    }
  }
}

function toValue(branch: Branch): QueryValue {
  if (!(branch instanceof Map))
    return branch.isList || branch.values.length > 1 ? branch.values : branch.values[0]!;
  const keys = [...branch.keys()];
  if (!keys.every((key) => /^\d{1,4}$/.test(key))) return toObject(branch);
  keys.sort((one, other) => Number(one) - Number(other));
  // Single values with gaps between their numbers are a map of positions (`calendars[2]=15`); entries with fields are a list.
  const hasGaps = keys.some((key, at) => Number(key) !== at);
  if (hasGaps && [...branch.values()].every((one) => !(one instanceof Map))) return toObject(branch);
  return keys.map((key) => toValue(branch.get(key)!));
}

function toObject(node: Node): Query {
  const query: Query = Object.create(null) as Query;
  for (const [name, child] of node) query[name] = toValue(child);
  return query;
}

/** Never throws: for an unreadable query it returns the problem, which names the parameter. */
export function parseBracketQuery(text: string): ParsedQuery {
  const root: Node = new Map();
  const parts = text === "" ? [] : text.split("&");
  if (parts.length > MAX_PARAMETERS) return { ok: false, problem: "the query has too many parameters" };
  try {
    for (const part of parts) readPart(root, part);
    return { ok: true, query: toObject(root) };
  } catch (error) {
    if (error instanceof BadQuery) return { ok: false, problem: error.message };
    throw error;
  }
}

/**
 * Returns the readable part of a query, for a page, so that a campaign's parameter in another encoding does not invalidate the
 * others. Never throws; `unreadable` contains the names of skipped parameters, as far as they are readable.
 */
export function readBracketQuery(text: string): { readonly query: Query; readonly unreadable: string[] } {
  const root: Node = new Map();
  const unreadable = new Set<string>();
  for (const part of text.split("&", MAX_PARAMETERS)) {
    try {
      readPart(root, part);
    } catch (error) {
      if (!(error instanceof BadQuery)) throw error;
      const name = /^\w{1,64}/.exec(part)?.[0];
      if (name !== undefined) unreadable.add(name);
    }
  }
  return { query: toObject(root), unreadable: [...unreadable] };
}

function readPart(root: Node, part: string): void {
  if (part === "") return;
  const equals = part.indexOf("=");
  const name = decode(equals < 0 ? part : part.slice(0, equals));
  put(root, toPath(name), equals < 0 ? "" : decode(part.slice(equals + 1)));
}
