import { isUtf8 } from "node:buffer";
import { findJsonProblem } from "@rendezvous/contract/office/group-file/json-text";
import type { FastifyInstance } from "fastify";
import { parse as parseSafely } from "secure-json-parse";
import { type Refusal, refuse } from "../call.ts";

/** The error of an unreadable body, with its refusal. */
export interface UnreadableBody extends Error {
  readonly refusal: Refusal;
}

/** Accepts only JSON bodies; others answer 415. An empty body of any type counts as none. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body: Buffer, done) => {
    const read = readJson(body);
    if (read.ok) return done(null, read.value);
    return done(
      Object.assign(new Error(read.text), { statusCode: 400, refusal: read }) satisfies UnreadableBody,
    );
  });
}

/** Parses a body; the value is undefined for an empty one. */
export function readJson(body: Buffer): { readonly ok: true; readonly value: unknown } | Refusal {
  if (body.length === 0) return { ok: true, value: undefined };
  // Refuses other encodings, in which letters such as é would be lost when a name is stored.
  if (!isUtf8(body)) return unreadable("expected UTF-8");
  const text = body.toString("utf8");
  try {
    return { ok: true, value: parseSafely(text, { protoAction: "error", constructorAction: "error" }) };
  } catch {
    return unreadable(whereItBreaks(text));
  }
}

function unreadable(problem: string): Refusal {
  return refuse("bad_request", {
    text: `body: ${problem}`,
    detail: "malformed_json",
    fields: { body: problem },
  });
}

function whereItBreaks(text: string): string {
  const problem = findJsonProblem(text);
  // The parser refuses valid JSON only for these keys, which could change an object's prototype.
  return problem
    ? `line ${problem.line}, column ${problem.column}: ${problem.message}`
    : "expected no key __proto__ or constructor";
}
