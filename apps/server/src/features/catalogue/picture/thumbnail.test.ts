import sharp from "sharp";
import { expect, test } from "vitest";
import { isResizable, toDrawnPicture, toThumbnail } from "./thumbnail.ts";

function photo(width: number, height: number): Promise<Buffer> {
  const background = { r: 200, g: 30, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

test("a photo shrinks until its shorter side fits, in its own proportions", async () => {
  const bytes = await photo(1600, 1200);
  for (const [size, width, height] of [
    ["510x510", 680, 510],
    ["128x128", 171, 128],
  ] as const) {
    const { format, ...shown } = await sharp(
      (await toThumbnail(bytes, size, "webp")) ?? undefined,
    ).metadata();
    expect(format).toBe("webp");
    expect([shown.width, shown.height]).toEqual([width, height]);
  }
});

test("a card's picture comes in AVIF too, in both its sizes", async () => {
  const bytes = await photo(1600, 1200);
  for (const [size, width] of [
    ["510x510", 680],
    ["128x128", 171],
  ] as const) {
    const shown = await sharp((await toThumbnail(bytes, size, "avif")) ?? undefined).metadata();
    expect([shown.format, shown.width]).toEqual(["heif", width]);
  }
});

test("a picture that is small already does not grow", async () => {
  const { width } = await sharp(
    (await toThumbnail(await photo(100, 90), "510x510", "webp")) ?? undefined,
  ).metadata();
  expect(width).toBe(100);
});

test.each(["avif", "webp"] as const)("a photo is drawn in %s, as wide as it is asked for", async (format) => {
  const bytes = await photo(1600, 1000);
  const made = await sharp((await toDrawnPicture(bytes, { width: 480, format })) ?? undefined).metadata();
  expect(made.format).toBe(format === "avif" ? "heif" : "webp");
  expect([made.width, made.height]).toEqual([480, 300]);
  const small = await toDrawnPicture(await photo(300, 200), { width: 1920, format });
  expect((await sharp(small ?? undefined).metadata()).width).toBe(300);
  expect(await toDrawnPicture(Buffer.from("no picture"), { width: 480, format })).toBeNull();
});

test("what is no picture has no thumbnail, and a drawing needs none", async () => {
  expect(await toThumbnail(Buffer.from("no picture"), "128x128", "avif")).toBeNull();
  expect(isResizable("image/svg+xml")).toBe(false);
});
