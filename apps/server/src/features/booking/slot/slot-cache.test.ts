import { expect, test } from "vitest";
import { createSlotCache } from "./slot-cache.ts";

const GROUP = { id: 1, version: 7 };
const NO_CHANGES = { listen() {}, announce() {}, isListening: () => true, async close() {} };

test("ready answers never hold more memory than a server can spare", async () => {
  const cache = createSlotCache(NO_CHANGES, { now: () => 0 });
  const megabyte = Buffer.alloc(1024 * 1024);
  for (let at = 0; at < 100; at += 1)
    await cache.find(GROUP, `${at}`, async () => ({ answer: megabyte, goodUntil: Number.POSITIVE_INFINITY }));
  const held = Array.from({ length: 100 }, (_, at) => cache.peek(GROUP, `${at}`)).filter(Boolean);
  expect(held.length).toBeLessThan(40);
  expect(held.length).toBeGreaterThan(0);
});

test("an answer ends when a hold in it runs out", async () => {
  let present = 1000;
  const cache = createSlotCache(NO_CHANGES, { now: () => present });
  const find = (text: string) =>
    cache.find(GROUP, "key", async () => ({ answer: Buffer.from(text), goodUntil: 1200 }));
  expect(await find("held")).toEqual(Buffer.from("held"));
  present = 1199;
  expect(await find("still held")).toEqual(Buffer.from("held"));
  present = 1200;
  expect(await find("free")).toEqual(Buffer.from("free"));
});

test("what was answered for an earlier version of a group is no answer", async () => {
  const cache = createSlotCache(NO_CHANGES, { now: () => 0 });
  const find = (version: number, text: string) =>
    cache.find({ id: 1, version }, "key", async () => ({
      answer: Buffer.from(text),
      goodUntil: Number.POSITIVE_INFINITY,
    }));
  expect(await find(7, "before")).toEqual(Buffer.from("before"));
  expect(cache.peek({ id: 1, version: 8 }, "key")).toBeUndefined();
  expect(await find(8, "after")).toEqual(Buffer.from("after"));
  expect(await find(8, "later")).toEqual(Buffer.from("after"));
});

test("last answers that are nearly empty hold no more memory than others", async () => {
  const cache = createSlotCache(NO_CHANGES, { now: () => 0 });
  const answer = Buffer.from("{}");
  const most = 120_000;
  for (let at = 0; at < most; at += 1)
    await cache.find(GROUP, `${at}`, async () => ({ answer, goodUntil: Number.POSITIVE_INFINITY }));
  expect(cache.last(GROUP, "0")).toBeUndefined();
  expect(cache.last(GROUP, `${most - 1}`)?.answer).toBe(answer);
});
