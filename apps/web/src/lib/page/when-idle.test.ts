import { afterEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

function onLine(connection: object | undefined): void {
  vi.stubGlobal("navigator", { connection });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  { saveData: true },
  { effectiveType: "2g" },
  { effectiveType: "slow-2g" },
  { effectiveType: "3g" },
])("nothing is prefetched on a connection that reports %j", async (connection) => {
  onLine(connection);
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  const fetchAhead = vi.fn(() => Promise.resolve());
  whenIdle(fetchAhead);
  expect(fetchAhead).not.toHaveBeenCalled();
});

test.each([undefined, { effectiveType: "4g", saveData: false }])(
  "on any other line (%j) it is, once the browser is idle",
  (connection) => {
    onLine(connection);
    const requested = vi.fn<(run: () => void) => number>(() => 1);
    vi.stubGlobal("requestIdleCallback", requested);
    const fetchAhead = vi.fn(() => Promise.reject(new Error("offline")));
    whenIdle(fetchAhead);
    expect(fetchAhead).not.toHaveBeenCalled();
    requested.mock.calls[0]?.[0]();
    expect(fetchAhead).toHaveBeenCalledOnce();
  },
);

test("without requestIdleCallback it is fetched after two seconds, unless cancelled", () => {
  vi.useFakeTimers();
  onLine(undefined);
  const [remaining, calledOff] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  whenIdle(remaining);
  whenIdle(calledOff)();
  vi.advanceTimersByTime(2000);
  expect(remaining).toHaveBeenCalledOnce();
  expect(calledOff).not.toHaveBeenCalled();
  vi.useRealTimers();
});
