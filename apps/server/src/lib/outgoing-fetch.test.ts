import { expect, test } from "vitest";
import { fetchOutside, isInside } from "./outgoing-fetch.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.100.0.1",
  "0.0.0.0",
  "::1",
  "::ffff:127.0.0.1",
  "fd00::1",
  "fe80::1",
  "64:ff9b::7f00:1",
])("%s lies in the server's own network", (address) => {
  expect(isInside(address)).toBe(true);
});

test.each(["93.184.215.14", "172.32.0.1", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])(
  "%s lies outside of it",
  (address) => {
    expect(isInside(address)).toBe(false);
  },
);

test.each([
  "https://127.0.0.1:1/",
  "https://[::1]:1/",
  "https://localhost:1/",
  "https://2130706433/",
  "http://example.org/",
])("%s is not asked", async (address) => {
  await expect(fetchOutside(address)).rejects.toThrow("the server's own network");
});
