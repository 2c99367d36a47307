import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkClock, now, setClock } from "./clock.ts";

const SERVER = Date.parse("2026-12-01T09:00:00Z");
const YEARS_MS = 3 * 365 * 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: SERVER + YEARS_MS }));
afterEach(() => void vi.useRealTimers());

test("a phone whose clock is years ahead shows the server's time, and goes on from there", () => {
  setClock(SERVER);
  expect(now()).toBe(SERVER);
  vi.advanceTimersByTime(60_000);
  expect(now()).toBe(SERVER + 60_000);
});

test("the time a page took to come is not lost", () => {
  setClock(SERVER, Date.now() - 8000);
  expect(now()).toBe(SERVER + 8000);
});

test("a phone's clock that is put right meanwhile does not put the present wrong for longer than until the next answer", () => {
  setClock(SERVER);
  vi.setSystemTime(SERVER + 60_000);
  checkClock(new Date(SERVER + 60_000).toUTCString());
  expect(now()).toBe(SERVER + 60_000);
});

test("an answer that was a second on its way, or says no time, changes nothing", () => {
  setClock(SERVER);
  checkClock(new Date(SERVER + 1000).toUTCString());
  checkClock(null);
  checkClock("yesterday");
  expect(now()).toBe(SERVER);
});
