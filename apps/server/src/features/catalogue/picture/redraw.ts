import type { Sharp, SharpConstructor } from "sharp";

/** A picture of more pixels would only cost memory: unpacked it takes four bytes for each. */
const MAX_PIXELS = 25_000_000;

/** A fifth of a second and 27 MB that a server without photos never needs. */
let loading: Promise<SharpConstructor> | null = null;

async function load(): Promise<SharpConstructor> {
  const { default: sharp } = await import("sharp");
  // One small picture after the other leaves the processor to the bookings.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

export function loadSharp(): Promise<SharpConstructor> {
  loading ??= load();
  return loading;
}

/** The picture as `draw` makes it; null when it cannot be read. */
export async function redraw(
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
