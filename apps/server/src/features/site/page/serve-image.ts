import { id } from "@rendezvous/contract/ground/wire-values";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PICTURE_FORMATS, PICTURE_WIDTHS } from "@rendezvous/contract/catalogue/picture";
import type { Context } from "../../../http/context.ts";
import { refuse } from "../../../http/call.ts";
import { sendRefusal } from "../../../http/output/send-refusal.ts";
import { findImage, type StoredImage } from "../../catalogue/picture/data.ts";
import type { PictureTask } from "../../catalogue/picture/pictures.ts";
import { isResizable, THUMBNAIL_SIZES } from "../../catalogue/picture/thumbnail.ts";
import { createPageLimit } from "../../../http/page-limit.ts";

const IMAGE_TYPES = /^image\/(?:svg\+xml|png|jpeg|webp|avif|gif)$/;

/** How many rendered versions are cached (a few megabytes in all), because rendering one costs much more than sending it. */
const MAX_CACHED = 300;

/** A version of a stored picture: its media type, how it is rendered, and which pictures have it. */
interface Version {
  readonly name: string;
  readonly media_type: string;
  readonly toTask: (bytes: Buffer) => PictureTask;
  readonly isOf: (mediaType: string) => boolean;
}

/** Returns the version that a query requests; null for the original. */
function versionOf(query: URLSearchParams): Version | null {
  if (query.get("size") === "mail")
    return {
      name: "mail",
      media_type: "image/png",
      toTask: (bytes) => ({ kind: "mail_logo", bytes }),
      isOf: () => true,
    };
  const size = THUMBNAIL_SIZES.find((one) => one === query.get("size"));
  const format = PICTURE_FORMATS.find((one) => one === query.get("format"));
  if (size !== undefined) {
    // Clients that request only a size get WebP, which every browser supports.
    const drawn = format ?? "webp";
    return {
      name: `${size} ${drawn}`,
      media_type: `image/${drawn}`,
      toTask: (bytes) => ({ kind: "thumbnail", bytes, size, format: drawn }),
      isOf: isResizable,
    };
  }
  const width = PICTURE_WIDTHS.find((one) => String(one) === query.get("width"));
  if (width === undefined || format === undefined) return null;
  return {
    name: `${width} ${format}`,
    media_type: `image/${format}`,
    toTask: (bytes) => ({ kind: "width", bytes, width, format }),
    isOf: isResizable,
  };
}

/** Serves pictures of groups. Their names contain the hash of their bytes, so browsers may cache them for ever. */
export function serveImages(app: FastifyInstance, context: Context): void {
  const cache = new Map<string, Promise<StoredImage>>();

  /**
   * Returns the original picture when the version cannot be rendered, or when too many pictures of the group are waiting to be
   * rendered.
   */
  async function inVersion(
    group: number,
    key: string,
    image: StoredImage,
    { name, media_type, toTask }: Version,
  ): Promise<StoredImage> {
    const place = `${group}/${key}/${name}`;
    const cached = cache.get(place);
    if (cached) return cached;
    const picture = context.pictures.draw(group, key, toTask(image.bytes)).then((bytes) => {
      if (bytes !== null) return { media_type, bytes };
      cache.delete(place);
      return image;
    });
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? "");
    cache.set(place, picture);
    return picture;
  }

  async function send(request: FastifyRequest, response: FastifyReply, groupId: string, key: string) {
    const read = id.safeParse(groupId);
    const stored = read.success ? await findImage(context.db, read.data, key) : null;
    if (!stored) return sendRefusal(request, response, refuse("not_found"));
    const version = versionOf(new URLSearchParams(request.url.split("?")[1] ?? ""));
    const image =
      version?.isOf(stored.media_type) === true
        ? await inVersion(Number(groupId), key, stored, version)
        : stored;
    const isImage = IMAGE_TYPES.test(image.media_type);
    return (
      response
        .header("cache-control", "public, max-age=31536000, immutable")
        // An SVG opened directly is a document, so nothing in it may run or load.
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type(isImage ? image.media_type : "application/octet-stream")
        .send(image.bytes)
    );
  }

  const limited = { onRequest: createPageLimit(context) };
  app.get<{ Params: { groupId: string; key: string } }>(
    "/images/:groupId/:key",
    limited,
    (request, response) => send(request, response, request.params.groupId, request.params.key),
  );
  // Existing clients also use this address of the logo: group-{id}/logo/raw/{key}.
  app.get<{ Params: { place: string; key: string } }>("/:place/logo/raw/:key", limited, (request, response) =>
    send(request, response, request.params.place.replace(/^group-/, ""), request.params.key),
  );
}
