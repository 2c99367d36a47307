import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import type { Call } from "../../lib/call.ts";
import { toCspHash } from "../page/web-build.ts";
import { makeOpenApiDocument } from "./openapi-document.ts";
import { DOCS_STYLE, renderDocs } from "./render-docs.ts";

/** The calls' description: `/api/openapi.json` for programs (the `.json` is optional, as everywhere), `/api/docs` to read. */
export function serveOpenApi(app: FastifyInstance, context: Context, calls: readonly Call[]): void {
  const document = makeOpenApiDocument(
    calls.map(({ name }) => name),
    context.config.publicUrl,
  );
  const json = JSON.stringify(document);
  const page = renderDocs(document);
  app.get("/api/openapi", (_request, response) =>
    response.type("application/json; charset=utf-8").send(json),
  );
  app.get("/api/docs", (_request, response) =>
    response
      .header(
        "content-security-policy",
        `default-src 'none'; style-src ${toCspHash(DOCS_STYLE)}; frame-ancestors 'none'; base-uri 'none'`,
      )
      .type("text/html; charset=utf-8")
      .send(page),
  );
}
