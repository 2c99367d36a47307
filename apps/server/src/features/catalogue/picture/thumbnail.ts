import type { PictureFormat, PictureWidth } from "@rendezvous/contract/picture";
import { redraw } from "./redraw.ts";

/** The pictures of cards come in two sizes: grids show the large one, lists the small one. */
export const THUMBNAIL_SIZES = ["510x510", "128x128"] as const;
export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number];

/** A higher effort makes it hardly smaller, and takes several times as long. */
const AVIF = { quality: 50, effort: 2 };

/** A logo as a mail shows it, in PNG, which every mail program knows: at most so large, at twice its size. */
const MAIL_LOGO = { width: 480, height: 96 };

export function toMailLogo(bytes: Buffer): Promise<Buffer | null> {
  return redraw(bytes, (logo) => logo.resize({ ...MAIL_LOGO, fit: "inside" }).png(), 192);
}

/** A few pixels of a picture, for which all of it has to be decoded; null for what is none, whatever its first bytes say. */
export function toSample(bytes: Buffer): Promise<Buffer | null> {
  return redraw(bytes, (picture) => picture.resize(8, 8, { fit: "fill" }).png());
}

/** Whether smaller versions of such a picture are made; a drawing is sharp and small in any size. */
export function isResizable(mediaType: string): boolean {
  return /^image\/(?:png|jpeg|webp|avif)$/.test(mediaType);
}

/** Its shorter side is as long as the size says and never longer than it was; null when it cannot be read. */
export function toThumbnail(
  bytes: Buffer,
  size: ThumbnailSize,
  format: PictureFormat,
): Promise<Buffer | null> {
  const side = Number.parseInt(size, 10);
  return redraw(bytes, (picture) => {
    const drawn = picture.rotate().resize(side, side, { fit: "outside", withoutEnlargement: true });
    return format === "avif" ? drawn.avif(AVIF) : drawn.webp({ quality: 80 });
  });
}

/** As a page draws it, in a width and a format that its browser has chosen. */
interface DrawnPicture {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** The picture so wide, and never wider than it was; null when it cannot be read. */
export function toDrawnPicture(bytes: Buffer, { width, format }: DrawnPicture): Promise<Buffer | null> {
  return redraw(bytes, (picture) => {
    const drawn = picture.rotate().resize({ width, withoutEnlargement: true });
    return format === "avif" ? drawn.avif(AVIF) : drawn.webp({ quality: 76 });
  });
}
