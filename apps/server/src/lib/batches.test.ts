import { expect, test } from "vitest";
import { type BatchOptions, inBatches } from "./batches.ts";

const ALONE: BatchOptions<string> = { lanes: 1, size: 10, keysOf: () => [] };

/** Batches as they were begun, and how to end the oldest that is under way. */
function start(options: BatchOptions<string>) {
  const begun: string[][] = [];
  const ends: (() => void)[] = [];
  const ask = inBatches<string, string>(async (items) => {
    begun.push([...items]);
    await new Promise<void>((resolve) => ends.push(resolve));
    return items.map((item) => item.toUpperCase());
  }, options);
  const end = async () => {
    ends.shift()?.();
    await turn();
  };
  return { begun, ask, end };
}

function turn(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

test("what is asked in one turn goes together, and what comes meanwhile with the next batch", async () => {
  const { begun, ask, end } = start(ALONE);
  const answers = [ask("a"), ask("b")];
  await turn();
  answers.push(ask("c"), ask("d"));
  await turn();
  expect(begun).toEqual([["a", "b"]]);
  await end();
  expect(begun).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  await end();
  expect(await Promise.all(answers)).toEqual(["A", "B", "C", "D"]);
});

test("as many batches as there are lanes are under way at once, none larger than its size", async () => {
  const { begun, ask } = start({ ...ALONE, lanes: 2, size: 2 });
  for (const item of ["a", "b", "c", "d", "e"]) void ask(item);
  await turn();
  expect(begun).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("a crowd that asks again and again shares the lanes evenly", async () => {
  const { begun, ask, end } = start({ ...ALONE, lanes: 2 });
  for (const item of ["a", "b", "c", "d", "e", "f"]) void ask(item);
  await turn();
  expect(begun).toEqual([
    ["a", "b", "c"],
    ["d", "e", "f"],
  ]);
  await end();
  void ask("g");
  void ask("h");
  void ask("i");
  await turn();
  expect(begun[2]).toEqual(["g", "h", "i"]);
});

test("who waits for company is begun when nothing is under way any more, or when it takes too long", async () => {
  const { begun, ask, end } = start({ ...ALONE, lanes: 2 });
  for (const item of ["a", "b", "c", "d"]) void ask(item);
  await turn();
  await end();
  void ask("e");
  await end();
  expect(begun[2]).toEqual(["e"]);
  void ask("f");
  await expect.poll(() => begun[3]).toEqual(["f"]);
});

test("those that share a key never go together, and keep their order", async () => {
  const { begun, ask, end } = start({ ...ALONE, keysOf: (item) => item.split("") });
  for (const item of ["ab", "bc", "c", "d"]) void ask(item);
  await turn();
  expect(begun).toEqual([["ab", "d"]]);
  await end();
  await end();
  expect(begun).toEqual([["ab", "d"], ["bc"], ["c"]]);
});

test("a batch that fails fails for its own items only", async () => {
  const ask = inBatches<string, string>(
    (items) =>
      items.includes("bad")
        ? Promise.reject(new Error("no"))
        : Promise.resolve(items.map((item) => Promise.resolve(item))),
    { ...ALONE, size: 1 },
  );
  const bad = ask("bad");
  const good = ask("good");
  await expect(bad).rejects.toThrow("no");
  expect(await good).toBe("good");
});
