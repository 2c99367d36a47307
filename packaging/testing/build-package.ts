import { run } from "./debian.ts";

/** Builds the package in dist/ before the tests. */
export function setup(): void {
  run("npm", "run", "-s", "deb");
}
