import { expect, test } from "vitest";
import { cardPictureSource, pictureSources } from "./picture.ts";

test("a photo of ours comes in every width, each named with its own", () => {
  const sources = pictureSources("/images/7/abc.jpg", "avif")?.split(", ") ?? [];
  expect(sources).toHaveLength(7);
  expect(sources[0]).toBe("/images/7/abc.jpg?width=160&format=avif 160w");
  expect(sources.at(-1)).toBe("/images/7/abc.jpg?width=1920&format=avif 1920w");
});

test.each([
  "/images/7/abc.svg",
  "/images/7/abc.gif",
  "https://cdn.example/x.png",
  "/images/7/a.jpg?size=510x510",
])("%s is there in one size only", (address) => {
  expect(pictureSources(address, "webp")).toBeNull();
});

test("a card's picture is to be had in AVIF, in the size that its address names", () => {
  expect(cardPictureSource("/images/7/abc.jpg?size=128x128")).toBe(
    "/images/7/abc.jpg?size=128x128&format=avif",
  );
});

test.each(["/images/7/abc.svg?size=510x510", "/images/7/abc.jpg", "https://example.org/a.jpg?size=510x510"])(
  "%s has no other format",
  (address) => expect(cardPictureSource(address)).toBeNull(),
);
