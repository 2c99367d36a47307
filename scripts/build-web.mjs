import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, environment, fail, npm } from "./launch.mjs";

const INPUTS = ["apps/web", "packages", "package-lock.json", "tsconfig.base.json"];
const SKIPPED = new Set(["node_modules", "dist"]);
const STAMP = join(ROOT, "node_modules", ".cache", "rendezvous", "web-build");

/** Builds the web client unless its sources are unchanged since the last build. */
export function ensureWebBuilt() {
  if (!existsSync(join(ROOT, "apps/web/vite.config.ts"))) return;
  const hash = createHash("sha256");
  for (const input of INPUTS) addToHash(hash, input);
  const now = hash.digest("hex");
  if (existsSync(join(ROOT, "apps/web/dist")) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === now)
    return;
  console.log("Building the web client ...");
  const { status, stdout, stderr } = npm(["run", "-s", "build", "--workspace", "@rendezvous/web"], {
    env: environment(),
    stdio: "pipe",
    encoding: "utf8",
  });
  if (status !== 0) fail(`${stdout}${stderr}\nThe web client does not build.`);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, now);
}

function addToHash(hash, path) {
  const full = join(ROOT, path);
  let entries;
  try {
    entries = readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    if (existsSync(full)) hash.update(path).update(readFileSync(full));
    return;
  }
  for (const entry of entries) {
    if (SKIPPED.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    addToHash(hash, `${path}/${entry.name}`);
  }
}
