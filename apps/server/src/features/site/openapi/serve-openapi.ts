import { DESCRIBED_CALLS } from "@rendezvous/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../http/context.ts";
import { reply } from "../../../http/call.ts";
import { answerOtherMethods } from "../../../http/register-calls.ts";
import { runInSlices } from "../../../lib/in-turns.ts";
import { packReply, sendPackedReply } from "../../../http/output/send-reply.ts";
import { toCspHash } from "../page/web-build.ts";
import { makeOpenApiDocument } from "./openapi-document.ts";
import { DOCS_STYLE, renderDocs } from "./render-docs.ts";

/**
 * Serves the description of the calls: `/api/openapi.json` for programs (the `.json` is optional, as everywhere), `/api/docs` for
 * people. It is made when it is first asked for, since it takes half a second that most servers never need.
 */
export function serveOpenApi(app: FastifyInstance, context: Context): void {
  const document = once(() => runInSlices(makeOpenApiDocument(DESCRIBED_CALLS, context.config.publicUrl)));
  const policy = `default-src 'none'; style-src ${toCspHash(DOCS_STYLE)}; frame-ancestors 'none'; base-uri 'none'`;
  const page = { "content-security-policy": policy, "content-type": "text/html; charset=utf-8" };
  const answers = {
    "/api/openapi": once(async () => reply(Buffer.from(JSON.stringify(await document())))),
    "/api/docs": once(async () =>
      reply(Buffer.from(await runInSlices(renderDocs(await document()))), { headers: page }),
    ),
  };
  for (const [url, answer] of Object.entries(answers)) {
    app.get(url, async (request, response) =>
      sendPackedReply(response, await packReply(request, await answer())),
    );
    answerOtherMethods(app, context, url, new Set(["GET"]));
  }
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let document: Promise<Result> | undefined;
  return () => (document ??= make());
}
