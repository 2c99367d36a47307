import { join } from "node:path";
import { checkTree } from "./structure/check-tree.ts";

const problems = checkTree(join(import.meta.dirname, ".."));
for (const { path, message } of problems) console.error(`${path}\n  ${message}`);
console.log(problems.length === 0 ? "Everything is where it belongs." : `${problems.length} out of place.`);
process.exitCode = problems.length === 0 ? 0 : 1;
