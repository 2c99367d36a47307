import { expect, test } from "vitest";
import { createSlotCache } from "./slot-cache.ts";

test("ready answers never hold more memory than a server can spare", async () => {
  const cache = createSlotCache({ listen() {}, announce() {}, async close() {} }, { now: () => 0 });
  const megabyte = Buffer.alloc(1024 * 1024);
  for (let at = 0; at < 100; at += 1) await cache.find(1, `${at}`, async () => megabyte);
  const held = Array.from({ length: 100 }, (_, at) => cache.peek(1, `${at}`)).filter(Boolean);
  expect(held.length).toBeLessThan(40);
  expect(held.length).toBeGreaterThan(0);
});
