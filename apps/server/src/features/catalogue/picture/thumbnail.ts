import type { PictureFormat, PictureWidth } from "@rendezvous/contract/catalogue/picture";
import { redrawPicture } from "./redraw-picture.ts";

/** The two sizes of card pictures: grids show the large one, lists the small one. */
export const THUMBNAIL_SIZES = ["510x510", "128x128"] as const;
export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number];

/** A higher effort saves hardly any bytes and takes several times as long. */
const AVIF = { quality: 50, effort: 2 };

/** The largest size of a logo in a mail, in pixels at double density. PNG, because every mail program displays it. */
const MAIL_LOGO = { width: 480, height: 96 };

export function toMailLogo(bytes: Buffer): Promise<Buffer | null> {
  return redrawPicture(bytes, (logo) => logo.resize({ ...MAIL_LOGO, fit: "inside" }).png(), 192);
}

/** Decodes the whole picture and returns a few pixels of it; null when the bytes are no picture, even if they begin like one. */
export function decodeSample(bytes: Buffer): Promise<Buffer | null> {
  return redrawPicture(bytes, (picture) => picture.resize(8, 8, { fit: "fill" }).png());
}

/** Whether smaller versions are made of this type; an SVG is sharp and small at any size. */
export function isResizable(mediaType: string): boolean {
  return /^image\/(?:png|jpeg|webp|avif)$/.test(mediaType);
}

/** Scales the picture so that its shorter side is `size`, never larger than the original; null when it cannot be read. */
export function toThumbnail(
  bytes: Buffer,
  size: ThumbnailSize,
  format: PictureFormat,
): Promise<Buffer | null> {
  const side = Number.parseInt(size, 10);
  return redrawPicture(bytes, (picture) => {
    const drawn = picture.rotate().resize(side, side, { fit: "outside", withoutEnlargement: true });
    return format === "avif" ? drawn.avif(AVIF) : drawn.webp({ quality: 80 });
  });
}

/** The width and format that the browser has chosen. */
interface DrawnPicture {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** Returns the picture at this width, never wider than the original; null when it cannot be read. */
export function toDrawnPicture(bytes: Buffer, { width, format }: DrawnPicture): Promise<Buffer | null> {
  return redrawPicture(bytes, (picture) => {
    const drawn = picture.rotate().resize({ width, withoutEnlargement: true });
    return format === "avif" ? drawn.avif(AVIF) : drawn.webp({ quality: 76 });
  });
}
