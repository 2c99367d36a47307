import type { Sharp, SharpConstructor } from "sharp";

/** Larger pictures are refused, because decoding takes four bytes of memory per pixel. */
const MAX_PIXELS = 25_000_000;

/** Loads sharp on first use: it takes a fifth of a second and 27 MB, which a server without photos never needs. */
let loading: Promise<SharpConstructor> | null = null;

async function load(): Promise<SharpConstructor> {
  const { default: sharp } = await import("sharp");
  // Uses one thread and no cache, so that small pictures leave the processor to bookings.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

export function loadSharp(): Promise<SharpConstructor> {
  loading ??= load();
  return loading;
}

/** Returns the picture as `draw` makes it; null when it cannot be read. */
export async function redrawPicture(
  bytes: Buffer,
  draw: (picture: Sharp) => Sharp,
  density = 72,
): Promise<Buffer | null> {
  const sharp = await loadSharp();
  try {
    return await draw(sharp(bytes, { limitInputPixels: MAX_PIXELS, density })).toBuffer();
  } catch {
    return null;
  }
}
