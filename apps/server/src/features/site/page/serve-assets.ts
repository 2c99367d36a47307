import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "../../../http/call.ts";
import { sendRefusal } from "../../../http/output/send-refusal.ts";
import type { Asset, WebBuild } from "./web-build.ts";

/** For files whose names contain the hash of their content. */
export const CACHE_FOREVER = "public, max-age=31536000, immutable";

/** Sends a file of the build in the best encoding that the browser accepts. */
export function sendAsset(
  { headers }: FastifyRequest,
  response: FastifyReply,
  asset: Asset,
  cacheControl: string,
): FastifyReply {
  const accepted = headers["accept-encoding"] ?? "";
  const encoding =
    asset.br && /\bbr\b/.test(accepted) ? "br" : asset.gzip && /\bgzip\b/.test(accepted) ? "gzip" : null;
  if (encoding) response.header("content-encoding", encoding);
  return response
    .header("cache-control", cacheControl)
    .header("vary", "Accept-Encoding")
    .type(asset.mediaType)
    .send((encoding === "br" ? asset.br : encoding === "gzip" ? asset.gzip : undefined) ?? asset.plain);
}

function serve(files: ReadonlyMap<string, Asset>, cacheControl: string) {
  return (request: FastifyRequest<{ Params: { name: string } }>, response: FastifyReply): FastifyReply => {
    const asset = files.get(request.params.name);
    return asset
      ? sendAsset(request, response, asset, cacheControl)
      : sendRefusal(request, response, refuse("not_found"));
  };
}

/** Serves the files of the web client. */
export function serveAssets(app: FastifyInstance, build: WebBuild): void {
  app.get("/assets/:name", serve(build.assets, CACHE_FOREVER));
}
