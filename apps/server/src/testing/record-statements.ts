// Runs before each test file when RECORD_STATEMENTS names a folder: notes there which statements of the product the file runs.
import { appendFileSync, mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { Client, Pool } from "pg";
import { afterAll, expect } from "vitest";

/** The statements of one test file, with their places in the product, such as `lib/clock.ts:12`. */
export interface Recording {
  readonly file: string;
  readonly milliseconds: number;
  readonly statements: readonly { readonly place: string; readonly text: string }[];
}

const SOURCE = join(import.meta.dirname, "..");
const places = new Map<string, string | null>();
const started = performance.now();

for (const { prototype } of [Client, Pool]) {
  const query = Reflect.get(prototype, "query") as () => unknown;
  const noting = (target: typeof query, self: unknown, parameters: unknown[]): unknown => {
    note(parameters[0]);
    return Reflect.apply(target, self, parameters);
  };
  Reflect.set(prototype, "query", new Proxy(query, { apply: noting }));
  afterAll(() => void Reflect.set(prototype, "query", query));
}

afterAll(() => {
  const folder = process.env["RECORD_STATEMENTS"]!;
  mkdirSync(folder, { recursive: true });
  const statements = [...places].flatMap(([text, place]) => (place === null ? [] : [{ place, text }]));
  const file = relative(SOURCE, expect.getState().testPath!);
  const recording: Recording = { file, milliseconds: Math.round(performance.now() - started), statements };
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(recording)}\n`);
});

function note(statement: unknown): void {
  const text =
    typeof statement === "string" ? statement : (statement as { text?: unknown } | null | undefined)?.text;
  if (typeof text === "string" && !places.get(text)) places.set(text, placeOfCaller());
}

/** The pool passes a statement on to a connection later; only the first call has the product in its stack. */
function placeOfCaller(): string | null {
  const frame = new Error()
    .stack!.split("\n")
    .find((line) => / at /.test(line) && !/record-statements|node_modules/.test(line));
  const [, path, line] = /^\s+at (?!async).*?((?:\/|file:)[^():]*):(\d+):\d+\)?$/.exec(frame ?? "") ?? [];
  const place = path && relative(SOURCE, path.replace("file://", ""));
  return !place || /^\.\.|^testing|\.test\.ts$/.test(place) ? null : `${place}:${line}`;
}
