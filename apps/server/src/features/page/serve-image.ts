import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { sendRefusal } from "../../http/send-refusal.ts";
import { findImage, type StoredImage } from "./data.ts";
import { isResizable, THUMBNAIL_SIZES, type ThumbnailSize, toMailLogo, toThumbnail } from "./thumbnail.ts";
import { limitPages } from "./limit-pages.ts";

const IMAGE_TYPES = /^image\/(?:svg\+xml|png|jpeg|webp|avif|gif)$/;

/** Made once and asked for often: the newest of them, a few megabytes together. */
const MAX_KEPT = 300;

/** Pictures of groups, named by the hash of their bytes: what was loaded once never changes. */
export function serveImages(app: FastifyInstance, context: Context): void {
  const kept = new Map<string, StoredImage>();

  async function inSize(
    name: string,
    image: StoredImage,
    size: ThumbnailSize | "mail",
  ): Promise<StoredImage> {
    const known = kept.get(name);
    if (known) return known;
    const isMail = size === "mail";
    const bytes = await (isMail ? toMailLogo(image.bytes) : toThumbnail(image.bytes, size));
    const made = bytes === null ? image : { media_type: isMail ? "image/png" : "image/webp", bytes };
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? "");
    kept.set(name, made);
    return made;
  }

  async function send(request: FastifyRequest, response: FastifyReply, groupId: string, key: string) {
    const stored = /^\d{1,9}$/.test(groupId) ? await findImage(context.db, Number(groupId), key) : null;
    if (!stored) return sendRefusal(request, response, refuse("not_found"));
    const asked = new URLSearchParams(request.url.split("?")[1] ?? "").get("size");
    const size = asked === "mail" ? asked : THUMBNAIL_SIZES.find((one) => one === asked);
    const image =
      size !== undefined && (size === "mail" || isResizable(stored.media_type))
        ? await inSize(`${groupId}/${key}/${size}`, stored, size)
        : stored;
    const isImage = IMAGE_TYPES.test(image.media_type);
    return (
      response
        .header("cache-control", "public, max-age=31536000, immutable")
        // An SVG opened by itself is a document: nothing in it may run or load.
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type(isImage ? image.media_type : "application/octet-stream")
        .send(image.bytes)
    );
  }

  const limited = { onRequest: limitPages(context) };
  app.get<{ Params: { groupId: string; key: string } }>(
    "/images/:groupId/:key",
    limited,
    (request, response) => send(request, response, request.params.groupId, request.params.key),
  );
  // The logo under the address that clients in use know as well: group-{id}/logo/raw/{key}.
  app.get<{ Params: { place: string; key: string } }>("/:place/logo/raw/:key", limited, (request, response) =>
    send(request, response, request.params.place.replace(/^group-/, ""), request.params.key),
  );
}
