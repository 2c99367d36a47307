import { spawnSync } from "node:child_process";
import { ROOT } from "./launch.mjs";

/**
 * Returns for each file that differs from main its feature's folder or, outside the features, the part of its path that it shares
 * with its test.
 */
export function changedRooms() {
  const files = [
    ...git("diff", "--name-only", "--merge-base", "main"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  const rooms = files.map(
    (file) =>
      /^apps\/\w+\/src\/(?:features\/(?:[^/]+\/){1,2}|(?!testing\/)[^.]+\.(?=tsx?$|test\.))/.exec(file)?.[0],
  );
  return [...new Set(rooms)].filter(Boolean);
}

function git(...args) {
  return spawnSync("git", args, { cwd: ROOT, encoding: "utf8" }).stdout.split("\n");
}
