import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const HOVERING = /^( *)@media \(hover: hover\) \{\n[\s\S]*?\n\1\}$/gm;

test("a style for hovering applies only where a pointer hovers: after a touch it would stay", () => {
  const folder = join(import.meta.dirname, "..");
  const files = globSync("**/*.css", { cwd: folder });
  expect(files.length).toBeGreaterThan(50);
  const sticky = files.filter((file) =>
    readFileSync(join(folder, file), "utf8").replaceAll(HOVERING, "").includes(":hover"),
  );
  expect(sticky).toEqual([]);
});
