import { expect, test } from "vitest";
import { createFairQueue, runInSlices } from "./in-turns.ts";

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Returns the promise of an accepted task; throws when it was refused. */
function taken<Result>(turn: Promise<Result> | null): Promise<Result> {
  if (!turn) throw new Error("too many wait");
  return turn;
}

function* steps(onStep?: () => void) {
  for (let step = 0; step < 60; step++) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    onStep?.();
    yield;
  }
  return "done";
}

test("askers take turns, each its own work in order, one thing at a time", async () => {
  const turns = createFairQueue();
  const done: string[] = [];
  let underWay = 0;
  const work = (name: string) => async () => {
    underWay += 1;
    expect(underWay).toBe(1);
    await soon();
    underWay -= 1;
    done.push(name);
    return name;
  };
  const all = ["a1", "a2", "a3", "b1", "c1", "b2"].map((name) => taken(turns.take(name[0]!, work(name))));
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1", "c1", "b2"]);
  expect(done).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
  expect(await turns.take("a", work("later"))).toBe("later");
});

test("work that fails is its asker's own, and who has too many waiting is told so", async () => {
  const turns = createFairQueue(2);
  const fails = turns.take("a", () => Promise.reject(new Error("broken")));
  const next = [1, 2].map((n) => taken(turns.take("a", async () => n)));
  expect(turns.take("a", async () => 3)).toBeNull();
  expect(turns.take("b", async () => 4)).not.toBeNull();
  await expect(fails).rejects.toThrow("broken");
  expect(await Promise.all(next)).toEqual([1, 2]);
});

test("long work leaves room for others", async () => {
  let others = 0;
  const timer = setInterval(() => (others += 1), 1);
  expect(await runInSlices(steps())).toBe("done");
  clearInterval(timer);
  expect(others).toBeGreaterThan(3);
});

test("long work does nothing in the turn that began it: others have taken of that already", async () => {
  let taken = 0;
  const work = runInSlices(steps(() => (taken += 1)));
  expect(taken).toBe(0);
  await work;
  expect(taken).toBe(60);
});
