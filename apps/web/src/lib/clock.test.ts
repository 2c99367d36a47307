import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkClock, now, setClock } from "./clock.ts";

const SERVER = Date.parse("2026-12-01T09:00:00Z");
const YEARS_MS = 3 * 365 * 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: SERVER + YEARS_MS }));
afterEach(() => void vi.useRealTimers());

test("with a device clock that is years ahead, the server's time is used and goes on", () => {
  setClock(SERVER);
  expect(now()).toBe(SERVER);
  vi.advanceTimersByTime(60_000);
  expect(now()).toBe(SERVER + 60_000);
});

test("the time that the page took to load is added", () => {
  setClock(SERVER, Date.now() - 8000);
  expect(now()).toBe(SERVER + 8000);
});

test("a correction of the device's clock falsifies the present only until the next answer", () => {
  setClock(SERVER);
  vi.setSystemTime(SERVER + 60_000);
  checkClock(new Date(SERVER + 60_000).toUTCString());
  expect(now()).toBe(SERVER + 60_000);
});

test("an answer of a second ago, or one without a date, changes nothing", () => {
  setClock(SERVER);
  checkClock(new Date(SERVER + 1000).toUTCString());
  checkClock(null);
  checkClock("yesterday");
  expect(now()).toBe(SERVER);
});
