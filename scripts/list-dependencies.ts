// node scripts/list-dependencies.ts: writes the runtime dependencies of the product with their versions into
// docs/dependencies.md.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../", import.meta.url);
export const PAGE = fileURLToPath(new URL("docs/dependencies.md", ROOT));
const START = "<!-- written by scripts/list-dependencies.ts -->\n";

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function lockedPackages(): [place: string, locked: Locked][] {
  const lock = JSON.parse(readFileSync(new URL("package-lock.json", ROOT), "utf8")) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages);
}

/** Returns the direct dependencies of our own packages, with their versions. */
export function directDependencies(): string[] {
  const own = lockedPackages().filter(([place]) => /^(apps|packages)\/[^/]+$/.test(place));
  const declared = own.flatMap(([, { dependencies = {} }]) => Object.entries(dependencies));
  const foreign = declared.filter(([name]) => !name.startsWith("@rendezvous/"));
  return [...new Set(foreign.map(([name, version]) => `${name} ${version}`))].sort();
}

/** Returns all installed runtime dependencies, without those of a single platform. */
export function runtimeDependencies(): string[] {
  const all = lockedPackages().flatMap(([place, { version, dev, link, optional }]) => {
    const name = place.split("node_modules/").at(-1)!;
    const isForeign = place.includes("node_modules/") && !link && !name.startsWith("@rendezvous/");
    return isForeign && !dev && !optional ? [`${name} ${version}`] : [];
  });
  return [...new Set(all)].sort();
}

/** Returns the page with the present list; the text before the list is written by hand. */
export function withList(page: string): string {
  const head = page.split(START)[0]!;
  return `${head}${START}\n${runtimeDependencies()
    .map((one) => `- ${one}`)
    .join("\n")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(PAGE, withList(readFileSync(PAGE, "utf8")));
