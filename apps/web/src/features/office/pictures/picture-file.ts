/** The server's limit for one picture, in bytes. */
export const MAX_UPLOAD_BYTES = 3_000_000;

/** The types of the file input; a phone converts its own format to one of these. */
export const ACCEPTED_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml";

/** A chosen picture: a photo with its pixels, or a drawing or an animation, which stay unchanged. */
export type OpenedPicture =
  | { readonly kind: "photo"; readonly image: HTMLImageElement; readonly isJpeg: boolean }
  | { readonly kind: "whole"; readonly data: string };

/** Percentages of the whole picture. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns null for a file that is not a picture, or that this browser cannot read. */
export async function openPicture(file: File): Promise<OpenedPicture | null> {
  // A folder can be dropped too.
  const data = await readData(file).catch(() => null);
  if (data === null) return null;
  if (file.type === "image/svg+xml" || file.type === "image/gif") return { kind: "whole", data };
  const image = new Image();
  image.src = data;
  const isRead = await image.decode().then(
    () => true,
    () => false,
  );
  return isRead ? { kind: "photo", image, isJpeg: file.type === "image/jpeg" } : null;
}

function readData(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error("The file cannot be read.")));
    reader.readAsDataURL(file);
  });
}

export const WHOLE_PICTURE: CropArea = { x: 0, y: 0, width: 100, height: 100 };

/** Returns a part of a photo as a data: URI, at most `widest` pixels wide. */
export function cropPhoto(
  { image, isJpeg }: OpenedPicture & { kind: "photo" },
  area: CropArea,
  widest: number,
): string {
  const from = {
    width: (image.naturalWidth * area.width) / 100,
    height: (image.naturalHeight * area.height) / 100,
  };
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(Math.min(widest, from.width)));
  canvas.height = Math.max(1, Math.round((canvas.width * from.height) / from.width));
  const left = (image.naturalWidth * area.x) / 100;
  const top = (image.naturalHeight * area.y) / 100;
  canvas
    .getContext("2d")
    ?.drawImage(image, left, top, from.width, from.height, 0, 0, canvas.width, canvas.height);
  const webp = canvas.toDataURL("image/webp", 0.9);
  // A browser that cannot write WebP writes PNG instead, in which a photo is large.
  return webp.startsWith("data:image/webp") || !isJpeg ? webp : canvas.toDataURL("image/jpeg", 0.9);
}

/** Returns the number of bytes in a data: URI. */
export function sizeOfDataUri(data: string): number {
  return ((data.length - data.indexOf(",") - 1) * 3) / 4;
}
