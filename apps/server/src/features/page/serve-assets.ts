import type { FastifyInstance, FastifyReply } from "fastify";
import { refuse } from "../../lib/refusal.ts";
import { sendRefusal } from "../../lib/register-calls.ts";
import type { WebBuild } from "./web-build.ts";

/** The files of the web client: their names carry the hash of what is in them. */
export function serveAssets(app: FastifyInstance, build: WebBuild): void {
  app.get<{ Params: { name: string } }>("/assets/:name", (request, response): FastifyReply => {
    const asset = build.assets.get(request.params.name);
    if (!asset) return sendRefusal(request, response, refuse("not_found"));
    const accepted = request.headers["accept-encoding"] ?? "";
    const encoding =
      asset.br && /\bbr\b/.test(accepted) ? "br" : asset.gzip && /\bgzip\b/.test(accepted) ? "gzip" : null;
    if (encoding) response.header("content-encoding", encoding);
    return response
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("vary", "Accept-Encoding")
      .type(asset.mediaType)
      .send((encoding === "br" ? asset.br : encoding === "gzip" ? asset.gzip : undefined) ?? asset.plain);
  });
}
