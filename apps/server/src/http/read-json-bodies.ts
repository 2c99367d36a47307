import { isUtf8 } from "node:buffer";
import { findJsonProblem } from "@rendezvous/contract/group-file/json-text";
import type { FastifyInstance } from "fastify";
import { type Refusal, refuse } from "./refusal.ts";

/** A body that cannot be read, and what its sender is told. */
export interface UnreadableBody extends Error {
  readonly refusal: Refusal;
}

/** JSON alone is read; whatever else comes answers 415. No bytes are no body, whatever type a client gives all its calls. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null);
    // Read all the same, a name in another encoding would be kept with its letters lost.
    if (!isUtf8(body)) return done(unreadable("expected UTF-8"));
    const text = body.toString("utf8");
    return void parse(request, text, (error, value) =>
      error ? done(unreadable(whereItBreaks(text))) : done(null, value),
    );
  });
}

function unreadable(problem: string): UnreadableBody {
  const refusal = refuse("bad_request", {
    text: `body: ${problem}`,
    detail: "malformed_json",
    fields: { body: problem },
  });
  return Object.assign(new Error(problem), { statusCode: 400, refusal });
}

function whereItBreaks(text: string): string {
  const problem = findJsonProblem(text);
  // What is JSON all the same would reach into objects that it is none of.
  return problem
    ? `line ${problem.line}, column ${problem.column}: ${problem.message}`
    : "expected no key __proto__ or constructor";
}
