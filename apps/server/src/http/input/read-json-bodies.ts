import { isUtf8 } from "node:buffer";
import { findJsonProblem } from "@rendezvous/contract/group-file/json-text";
import type { FastifyInstance } from "fastify";
import { parse as parseSafely } from "secure-json-parse";
import { type Refusal, refuse } from "../refusal.ts";

/** A body that cannot be read, and what its sender is told. */
export interface UnreadableBody extends Error {
  readonly refusal: Refusal;
}

/** JSON alone is read; whatever else comes answers 415. No bytes are no body, whatever type a client gives all its calls. */
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

/** What the bytes of a body say; undefined where there are none. */
export function readJson(body: Buffer): { readonly ok: true; readonly value: unknown } | Refusal {
  if (body.length === 0) return { ok: true, value: undefined };
  // Read all the same, a name in another encoding would be kept with its letters lost.
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
  // What is JSON all the same would reach into objects that it is none of.
  return problem
    ? `line ${problem.line}, column ${problem.column}: ${problem.message}`
    : "expected no key __proto__ or constructor";
}
