import { expect, test } from "vitest";
import { createSlotCache } from "./slot-cache.ts";

test("ready answers never hold more memory than a server can spare", async () => {
  const cache = createSlotCache({ listen() {}, announce() {}, async close() {} }, { now: () => 0 });
  const megabyte = Buffer.alloc(1024 * 1024);
  for (let at = 0; at < 100; at += 1)
    await cache.find(1, `${at}`, async () => ({ answer: megabyte, goodUntil: Number.POSITIVE_INFINITY }));
  const held = Array.from({ length: 100 }, (_, at) => cache.peek(1, `${at}`)).filter(Boolean);
  expect(held.length).toBeLessThan(40);
  expect(held.length).toBeGreaterThan(0);
});

test("an answer ends when a hold in it runs out", async () => {
  let present = 1000;
  const cache = createSlotCache({ listen() {}, announce() {}, async close() {} }, { now: () => present });
  const find = (text: string) =>
    cache.find(1, "key", async () => ({ answer: Buffer.from(text), goodUntil: 1200 }));
  expect(await find("held")).toEqual(Buffer.from("held"));
  present = 1199;
  expect(await find("still held")).toEqual(Buffer.from("held"));
  present = 1200;
  expect(await find("free")).toEqual(Buffer.from("free"));
});
