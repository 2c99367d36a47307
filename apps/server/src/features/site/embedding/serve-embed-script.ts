import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../../http/context.ts";
import { refuse } from "../../../http/call.ts";
import { sendRefusal } from "../../../http/output/send-refusal.ts";
import { createPageLimit } from "../../../http/page-limit.ts";
import { CACHE_FOREVER, sendAsset } from "../page/serve-assets.ts";
import { SCRIPT_TYPE, type WebBuild } from "../page/web-build.ts";
import { findEmbedScript, storeEmbedScript } from "./data.ts";

/** A page that refers to no version gets a new script after at most an hour. */
const FOR_AN_HOUR = "public, max-age=3600";

/**
 * Serves the script for other sites: the newest version at `/embed.js`, and every version under a name of its own, for pages that
 * verify the script by its hash.
 */
export function serveEmbedScript(app: FastifyInstance, context: Context, { embedScript }: WebBuild): void {
  app.addHook("onReady", async () => {
    if (embedScript) await storeEmbedScript(context.db, embedScript.name, embedScript.asset.plain.toString());
  });
  const limit = createPageLimit(context);
  const send = async (
    request: FastifyRequest,
    response: FastifyReply,
    requestedLocale: string | undefined,
    cacheControl: string,
  ): Promise<FastifyReply> => {
    // A browser verifies the hash only of a script that any origin may read.
    response.header("access-control-allow-origin", "*");
    if (embedScript && requestedLocale === embedScript.name)
      return sendAsset(request, response, embedScript.asset, cacheControl);
    const refused = await limit(request, response);
    if (refused) return refused;
    const script = requestedLocale === undefined ? null : await findEmbedScript(context.db, requestedLocale);
    if (script === null) return sendRefusal(request, response, refuse("not_found"));
    const asset = { mediaType: SCRIPT_TYPE, plain: Buffer.from(script), br: undefined, gzip: undefined };
    return sendAsset(request, response, asset, cacheControl);
  };
  app.get("/embed.js", (request, response) => send(request, response, embedScript?.name, FOR_AN_HOUR));
  app.get<{ Params: { name: string } }>("/embed/:name", (request, response) =>
    send(request, response, request.params.name, CACHE_FOREVER),
  );
}
