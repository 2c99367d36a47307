import { expect, test } from "vitest";
import { directionsLink, mapLink } from "./map-link.ts";

const ADDRESS = "3 rue des Lilas & Cie, 75011 Paris";

test("a place whose point is known is shown at that point, and the way leads there", () => {
  expect(mapLink(ADDRESS, 48.85, 2.35)).toBe(
    "https://www.openstreetmap.org/?mlat=48.85&mlon=2.35#map=16/48.85/2.35",
  );
  expect(directionsLink(ADDRESS, 0, 0)).toBe("https://www.openstreetmap.org/directions?to=0%2C0#map=16/0/0");
});

test.each([
  [null, null],
  [48.85, null],
  [null, 2.35],
])("a place without its whole point is searched for by its address: %s, %s", (lat, lng) => {
  const search =
    "https://www.openstreetmap.org/search?query=3%20rue%20des%20Lilas%20%26%20Cie%2C%2075011%20Paris";
  expect(mapLink(ADDRESS, lat, lng)).toBe(search);
  expect(directionsLink(ADDRESS, lat, lng)).toBe(search);
});
