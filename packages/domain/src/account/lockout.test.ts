import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addFailure, BLOCK_MS, FAILURES_BEFORE_BLOCK, isBlocked, NO_FAILURES } from "./lockout.ts";

const MINUTE_MS = 60_000;

function fail(times: number, atMs = 0) {
  let failures = NO_FAILURES;
  for (let time = 0; time < times; time++) failures = addFailure(failures, atMs);
  return failures;
}

describe("an account", () => {
  test.each([
    [0, false],
    [4, false],
    [5, true],
    [50, true],
  ])("after %i failed logins in a row is blocked: %s", (times, blocked) => {
    expect(isBlocked(fail(times), 0)).toBe(blocked);
  });

  test("is free again after exactly 10 minutes, however often it was tried meanwhile", () => {
    let failures = fail(5);
    for (let at = 0; at < BLOCK_MS; at += MINUTE_MS) failures = addFailure(failures, at);
    expect(isBlocked(failures, BLOCK_MS - 1)).toBe(true);
    expect(isBlocked(failures, BLOCK_MS)).toBe(false);
  });

  test("has five tries again after a block", () => {
    let failures = fail(5);
    for (let time = 1; time < FAILURES_BEFORE_BLOCK; time++) {
      failures = addFailure(failures, BLOCK_MS);
      expect(isBlocked(failures, BLOCK_MS)).toBe(false);
    }
    expect(isBlocked(addFailure(failures, BLOCK_MS), BLOCK_MS)).toBe(true);
  });

  test("allows at most five tries in any ten minutes", () => {
    const waits = fc.array(fc.nat({ max: 4 * MINUTE_MS }), { maxLength: 60 });
    fc.assert(
      fc.property(waits, (steps) => {
        let failures = NO_FAILURES;
        let now = 0;
        const blockedAt: number[] = [];
        const tried: number[] = [];
        for (const step of steps) {
          now += step;
          if (isBlocked(failures, now)) continue;
          tried.push(now);
          failures = addFailure(failures, now);
          if (isBlocked(failures, now)) blockedAt.push(now);
        }
        expect(blockedAt.length).toBe(Math.floor(tried.length / FAILURES_BEFORE_BLOCK));
        for (const start of blockedAt)
          expect(tried.filter((at) => at > start && at < start + BLOCK_MS)).toEqual([]);
      }),
    );
  });
});

test("a clock that is set back by an hour prolongs no block", () => {
  const blocked = { count: FAILURES_BEFORE_BLOCK, blockedUntil: BLOCK_MS };
  expect(isBlocked(blocked, -MINUTE_MS)).toBe(true);
  expect(isBlocked(blocked, -MINUTE_MS - 1)).toBe(false);
  expect(isBlocked(blocked, -3_600_000)).toBe(false);
});
