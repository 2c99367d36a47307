import { expect, test } from "vitest";
import { createKeyedMutex } from "./keyed-mutex.ts";

const [ONE, OTHER] = [1, 2];

/** Creates work that records its start and runs until it is ended. */
function startRecording(timeoutMs = 10_000) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const mutex = createKeyedMutex({ mostPerTenant: 3, timeoutMs });
  const run = (name: string, keys: string[], tenant = ONE) =>
    mutex(tenant, keys, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { begun, run, end, mutex };
}

test("who shares a key waits in the order of arrival, everybody else runs at once", async () => {
  const { begun, run, end } = startRecording();
  const first = run("first", ["a", "b"]);
  void run("second", ["b", "c"]);
  void run("third", ["c"]);
  void run("fourth", ["d"]);
  await new Promise(setImmediate);
  expect(begun).toEqual(["first", "fourth"]);
  await end("first");
  expect(await first).toBe("first");
  expect(begun).toEqual(["first", "fourth", "second"]);
  await end("second");
  expect(begun).toEqual(["first", "fourth", "second", "third"]);
});

test("one tenant runs so many at a time, and keeps no other one waiting", async () => {
  const { begun, run, end } = startRecording();
  for (const name of ["a", "b", "c", "d"]) void run(name, [name]);
  void run("other", ["a"], OTHER);
  await new Promise(setImmediate);
  expect(begun).toEqual(["a", "b", "c", "other"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c", "other", "d"]);
});

test("a caller that waits too long is refused and does not stop those behind it", async () => {
  const { begun, run, end } = startRecording(20);
  void run("first", ["a"]);
  const tooLong = run("second", ["a", "b"]);
  await expect(tooLong).rejects.toMatchObject({ code: "TOO_BUSY" });
  void run("third", ["b"]);
  await new Promise(setImmediate);
  expect(begun).toEqual(["first", "third"]);
  await end("first");
  void run("fourth", ["a"]);
  await new Promise(setImmediate);
  expect(begun).toEqual(["first", "third", "fourth"]);
});

test("work that fails lets the next one run", async () => {
  const { mutex } = startRecording();
  await expect(mutex(ONE, ["a"], () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await mutex(ONE, ["a"], async () => "done")).toBe("done");
});
