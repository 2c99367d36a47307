import { expect, test } from "vitest";
import { mergeMoves } from "./merge-moves.ts";

const move = (appointment_ids: number[], moved_from: number, moved_at: number) => ({
  kind: "moved",
  appointment_ids,
  moved_from,
  moved_at,
});

test("one move is told as it is", () => {
  expect(mergeMoves([move([7], 100, 1)])).toEqual(move([7], 100, 1));
});

test("the same moved again and again is told from where it was at first, as it was moved last", () => {
  expect(mergeMoves([move([7, 8], 100, 1), move([7, 8], 200, 2), move([8, 7], 300, 3)])).toEqual(
    move([7, 8], 100, 3),
  );
});

test("of different ones all are told, by their numbers, and from nowhere", () => {
  const { moved_from: _, ...all } = move([7, 8, 10], 0, 3);
  expect(mergeMoves([move([10], 100, 1), move([7], 200, 2), move([8], 300, 3)])).toEqual(all);
  expect(mergeMoves([move([7, 8, 10], 100, 1), move([7], 200, 3)])).toEqual(all);
  expect(mergeMoves([move([7], 100, 1), move([7, 8, 10], 200, 3)])).toEqual(all);
});
