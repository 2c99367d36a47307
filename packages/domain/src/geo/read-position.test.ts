import { expect, test } from "vitest";
import { readPosition } from "./read-position.ts";

test.each([
  ["48.8584, 2.2945", 48.8584, 2.2945],
  ["48.8584 2.2945", 48.8584, 2.2945],
  ["48,8584; 2,2945", 48.8584, 2.2945],
  ["(−33.8568, 151.2153)", -33.8568, 151.2153],
  ["33.8568° S, 151.2153° E", -33.8568, 151.2153],
  ["47.2184° N, 1.5536° W", 47.2184, -1.5536],
  ["geo:48.8584,2.2945?z=17", 48.8584, 2.2945],
  // The place, not the centre of the map.
  [
    "https://www.google.com/maps/place/Tour+Eiffel/@48.8,2.2,17z/data=!3m1!4b1!4m6!3m5!1s0x47e6!8m2!3d48.8583701!4d2.2944813!16zL20",
    48.85837,
    2.294481,
  ],
  ["https://www.google.com/maps/@47.2184,-1.5536,15z", 47.2184, -1.5536],
  ["https://maps.google.com/?q=47.2184,-1.5536", 47.2184, -1.5536],
  ["https://www.google.com/maps/search/?api=1&query=47.2184%2C-1.5536", 47.2184, -1.5536],
  ["https://www.google.com/maps/search/47.2184,+-1.5536", 47.2184, -1.5536],
  ["https://www.openstreetmap.org/#map=17/47.21840/-1.55360", 47.2184, -1.5536],
  ["https://www.openstreetmap.org/?mlat=47.2185&mlon=-1.5537#map=19/47.2/-1.5", 47.2185, -1.5537],
  ["https://maps.apple.com/?address=Nantes&ll=47.2184,-1.5536&q=Salon", 47.2184, -1.5536],
  ["https://maps.apple.com/place?coordinate=47.2184,-1.5536&name=Salon", 47.2184, -1.5536],
])("%s is %d, %d", (text, lat, lng) => {
  expect(readPosition(text)).toEqual({ lat, lng });
});

test.each([
  "",
  "4 rue des Carmes, Nantes",
  "44000",
  "91, 2",
  "12, 181",
  "https://maps.app.goo.gl/abcdEFGH",
  "https://example.org/48.8/2.2",
])("%j holds no position", (text) => {
  expect(readPosition(text)).toBeNull();
});
