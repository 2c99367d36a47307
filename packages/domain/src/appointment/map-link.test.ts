import { expect, test } from "vitest";
import { directionsLink, directionsLinks, mapLink } from "./map-link.ts";

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

test("the ways there lead to the point, for every program alike; without one to the address", () => {
  const { own, sites } = directionsLinks(ADDRESS, 48.85, -2.35);
  expect(own).toBe("geo:48.85,-2.35?q=48.85,-2.35");
  expect(sites["Google Maps"]).toBe("https://www.google.com/maps/dir/?api=1&destination=48.85%2C-2.35");
  expect(sites["Apple Maps"]).toBe("https://maps.apple.com/?daddr=48.85%2C-2.35");
  expect(sites.OpenStreetMap).toBe(directionsLink(ADDRESS, 48.85, -2.35));
  const searched = "3%20rue%20des%20Lilas%20%26%20Cie%2C%2075011%20Paris";
  const byAddress = directionsLinks(ADDRESS, null, 2.35);
  expect(byAddress.own).toBe(`geo:0,0?q=${searched}`);
  expect(byAddress.sites["Google Maps"]).toBe(
    `https://www.google.com/maps/dir/?api=1&destination=${searched}`,
  );
});
