import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Runs `end` when the current test is over, or after the last test of the file if called outside a test. Last in, first out. */
export function whenDone(end: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
}
