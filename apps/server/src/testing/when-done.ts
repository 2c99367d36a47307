import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Ends what a test started when that test is over; what was started beside the tests, after the last of the file. Last in, first out. */
export function whenDone(end: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
}
