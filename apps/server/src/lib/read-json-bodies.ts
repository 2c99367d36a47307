import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";

/** JSON alone is read; whatever else comes answers 415. No bytes are no body, whatever type a client gives all its calls. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null);
    // Read all the same, a name in another encoding would be kept with its letters lost.
    else if (!isUtf8(body)) done(Object.assign(new Error("no UTF-8"), { statusCode: 400 }));
    else void parse(request, body.toString("utf8"), done);
  });
}
