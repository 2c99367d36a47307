import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { refuse } from "../../lib/refusal.ts";
import { sendRefusal } from "../../lib/send-refusal.ts";
import { findImage } from "./data.ts";
import { limitPages } from "./limit-pages.ts";

const IMAGE_TYPES = /^image\/(?:svg\+xml|png|jpeg|webp|avif|gif)$/;

/** Pictures of groups, named by the hash of their bytes: what was loaded once never changes. */
export function serveImages(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { groupId: string; key: string } }>(
    "/images/:groupId/:key",
    { onRequest: limitPages(context) },
    async (request, response) => {
      const { groupId, key } = request.params;
      const image = /^\d{1,9}$/.test(groupId) ? await findImage(context.db, Number(groupId), key) : null;
      if (!image) return sendRefusal(request, response, refuse("not_found"));
      const isImage = IMAGE_TYPES.test(image.media_type);
      return (
        response
          .header("cache-control", "public, max-age=31536000, immutable")
          // An SVG opened by itself is a document: nothing in it may run or load.
          .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
          .type(isImage ? image.media_type : "application/octet-stream")
          .send(image.bytes)
      );
    },
  );
}
