import sharp from "sharp";
import { expect, test } from "vitest";
import { isResizable, toThumbnail } from "./thumbnail.ts";

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
    const { format, ...shown } = await sharp((await toThumbnail(bytes, size)) ?? undefined).metadata();
    expect(format).toBe("webp");
    expect([shown.width, shown.height]).toEqual([width, height]);
  }
});

test("a picture that is small already does not grow", async () => {
  const { width } = await sharp((await toThumbnail(await photo(100, 90), "510x510")) ?? undefined).metadata();
  expect(width).toBe(100);
});

test("what is no picture has no thumbnail, and a drawing needs none", async () => {
  expect(await toThumbnail(Buffer.from("no picture"), "128x128")).toBeNull();
  expect(isResizable("image/svg+xml")).toBe(false);
});
