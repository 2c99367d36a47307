import { expect, test } from "vitest";
import { INSIDE_URLS } from "../../../testing/inside-addresses.ts";
import { readAddress } from "./source-address.ts";

test.each([
  ...INSIDE_URLS,
  "https://localhost./latest",
  "https://crm.localhost/latest",
  "http://example.org/latest",
  "webcal://127.0.0.1/latest",
])("%s is no public address", (address) => {
  expect(readAddress(address, false)).toBeNull();
  expect(readAddress(address, true)).not.toBeNull();
});

test.each(["https://example.org/", "https://localhost.example.org/", "https://93.184.215.14/"])(
  "%s is a public address",
  (address) => expect(readAddress(address, false)?.href).toBe(address),
);
