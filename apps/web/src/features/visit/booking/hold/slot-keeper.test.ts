import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChoiceToHold } from "./api.ts";
import { forgetHold, type HoldStore, holdStoreOf, holdTokenOf } from "./hold-store.ts";
import { SlotKeeper } from "./slot-keeper.ts";
import { HoldServer } from "./testing/hold-server.ts";

let server: HoldServer;
let store: HoldStore;
let keeper: SlotKeeper;
let urlname: string;
let groups = 0;
let present: number;

beforeEach(() => {
  present = Date.parse("2026-12-01T08:00:00Z");
  vi.spyOn(Date, "now").mockImplementation(() => present);
  server = new HoldServer();
  vi.spyOn(globalThis, "fetch").mockImplementation(server.fetch);
  vi.stubGlobal("navigator", { sendBeacon: server.beacon });
  groups += 1;
  urlname = `group-${groups}`;
  store = holdStoreOf(urlname);
  keeper = new SlotKeeper(4, store);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const LINK = { intervention_id: 21, calendar_id: 0, calendar_ids: null, resource_id: 0, calendars: null };
const at = (start_at: string): ChoiceToHold => ({ chain: [LINK], start_at });
const phase = () => store.getState().phase;
const pass = (minutes: number) => (present += minutes * 60_000);

test("a chosen slot is held under the tab's token, and the end of the hold is known", async () => {
  keeper.select(at("nine"));
  expect(phase()).toBe("asking");
  await vi.waitFor(() => expect(phase()).toBe("held"));
  expect(store.getState().until).toBe(Date.now() + 600_000);
  expect([...server.tokens]).toEqual([store.getState().token]);
});

test("selecting the same slot again renews the hold instead of making a new one", async () => {
  keeper.select(at("nine"));
  await vi.waitFor(() => expect(phase()).toBe("held"));
  pass(5);
  keeper.select(at("nine"));
  await vi.waitFor(() => expect(store.getState().until).toBe(Date.now() + 600_000));
  expect(server.calls).toEqual(["ask nine", "hold nine", "renew"]);
});

test("after several choices in quick succession, the last one is held in the end", async () => {
  const held = Promise.withResolvers<void>();
  server.before = held.promise;
  keeper.select(at("nine"));
  await vi.waitFor(() => expect(server.calls).toEqual(["ask nine"]));
  keeper.select(at("ten"));
  keeper.select(at("eleven"));
  held.resolve();
  await vi.waitFor(() => expect(server.calls.at(-1)).toBe("hold eleven"));
  await vi.waitFor(() => expect(phase()).toBe("held"));
  expect(server.calls).not.toContain("hold ten");
});

test("activity renews the hold, at most once a minute", async () => {
  keeper.select(at("nine"));
  await vi.waitFor(() => expect(phase()).toBe("held"));
  keeper.onActivity();
  pass(1);
  keeper.onActivity();
  keeper.onActivity();
  await vi.waitFor(() => expect(server.calls.at(-1)).toBe("renew"));
  expect(server.calls.filter((call) => call === "renew")).toHaveLength(1);
});

test("the last minute, a renewal during it, and the end are reported", async () => {
  keeper.select(at("nine"));
  await vi.waitFor(() => expect(phase()).toBe("held"));
  pass(9);
  keeper.tick();
  expect(phase()).toBe("ending");
  keeper.onActivity();
  await vi.waitFor(() => expect(phase()).toBe("held"));
  pass(10);
  keeper.tick();
  expect(phase()).toBe("over");
  keeper.onActivity();
  expect(holdTokenOf(store.getState())).not.toBeNull();
});

test("a hold that the server no longer has is over", async () => {
  keeper.select(at("nine"));
  await vi.waitFor(() => expect(phase()).toBe("held"));
  server.seconds = 0;
  pass(2);
  keeper.onActivity();
  await vi.waitFor(() => expect(phase()).toBe("over"));
});

test("a taken slot is reported and cleared; the next choice is held", async () => {
  server.failure = { status: 409, message: "availabletimeslots" };
  keeper.select(at("nine"));
  await vi.waitFor(() => expect(phase()).toBe("taken"));
  expect(store.getState()).toMatchObject({ choiceKey: null, refusal: "availabletimeslots" });
  keeper.select(null);
  expect(phase()).toBe("taken");
  server.failure = null;
  keeper.select(at("ten"));
  await vi.waitFor(() => expect(phase()).toBe("held"));
});

test.each([
  ["a ceiling is reached", () => (server.seconds = 0)],
  ["the server fails", () => (server.failure = { status: 500, message: "internal_error" })],
  ["too many have asked", () => (server.failure = { status: 429, message: "too_many_requests" })],
])("no error is shown when %s, and the token is still sent with the booking", async (_title, prepare) => {
  prepare();
  keeper.select(at("nine"));
  await vi.waitFor(() => expect(phase()).toBe("unheld"));
  expect(holdTokenOf(store.getState())).toBe(store.getState().token);
});

test("a cleared slot is released, also when the page is left before the call was sent", async () => {
  keeper.onPageHide();
  keeper.select(at("nine"));
  await vi.waitFor(() => expect(phase()).toBe("held"));
  keeper.onPageHide();
  keeper.select(null);
  await vi.waitFor(() => expect(server.calls.at(-1)).toBe("release"));
  keeper.onPageHide();
  expect(server.calls).toEqual(["ask nine", "hold nine", "leave 20", "release"]);
  expect(holdTokenOf(store.getState())).toBeNull();
});

test("after a booking nothing is held, and the next booking has another token", async () => {
  keeper.select(at("nine"));
  await vi.waitFor(() => expect(phase()).toBe("held"));
  const { token } = store.getState();
  forgetHold(urlname);
  keeper.select(null);
  expect(store.getState().token).not.toBe(token);
  expect(server.calls).toEqual(["ask nine", "hold nine"]);
});
