import { DESCRIBED_CALLS } from "@rendezvous/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../http/context.ts";
import { reply } from "../../../http/call.ts";
import { answerOtherMethods } from "../../../http/register-calls.ts";
import { runInSlices } from "../../../lib/in-turns.ts";
import { packReply, sendPackedReply } from "../../../http/output/send-reply.ts";
import { toCspHash } from "../page/web-build.ts";
import { makeOpenApiDocument } from "./openapi-document.ts";
import { DOCS_SCRIPT } from "./page/docs-script.ts";
import { DOCS_STYLE } from "./page/docs-style.ts";
import type { ApiDocument } from "./page/document.ts";
import { renderDocs } from "./page/render-docs.ts";
import { renderLlms } from "./page/render-llms.ts";

/**
 * Serves the description of the calls: `/api/openapi.json` for programs (the `.json` is optional, as everywhere), `/api/docs` for
 * people, `/llms.txt` for language models. It is made when it is first asked for, since it takes half a second that most servers never need.
 */
export function serveOpenApi(app: FastifyInstance, context: Context): void {
  const document = once(() => runInSlices(makeOpenApiDocument(DESCRIBED_CALLS, context.config.publicUrl)));
  const policy = `default-src 'none'; style-src ${toCspHash(DOCS_STYLE)}; script-src ${toCspHash(DOCS_SCRIPT)}; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
  const page = { "content-security-policy": policy, "content-type": "text/html; charset=utf-8" };
  const text = { "content-type": "text/plain; charset=utf-8" };
  const answers = {
    "/llms.txt": once(async () =>
      reply(Buffer.from(renderLlms(context.config.publicUrl)), { headers: text }),
    ),
    "/api/openapi": once(async () => reply(Buffer.from(JSON.stringify(await document())))),
    "/api/docs": once(async () =>
      reply(
        Buffer.from(
          await runInSlices(
            renderDocs((await document()) as unknown as ApiDocument, context.config.publicUrl),
          ),
        ),
        {
          headers: page,
        },
      ),
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
