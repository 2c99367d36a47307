// node scripts/list-dependencies.ts: writes what runs with the product, and in which version, into docs/dependencies.md.
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

/** What our own packages ask for themselves, with its version. */
export function directDependencies(): string[] {
  const own = lockedPackages().filter(([place]) => /^(apps|packages)\/[^/]+$/.test(place));
  const declared = own.flatMap(([, { dependencies = {} }]) => Object.entries(dependencies));
  const foreign = declared.filter(([name]) => !name.startsWith("@rendezvous/"));
  return [...new Set(foreign.map(([name, version]) => `${name} ${version}`))].sort();
}

/** All that is installed to run, without what one platform alone needs. */
export function runtimeDependencies(): string[] {
  const all = lockedPackages().flatMap(([place, { version, dev, link, optional }]) => {
    const name = place.split("node_modules/").at(-1)!;
    const isForeign = place.includes("node_modules/") && !link && !name.startsWith("@rendezvous/");
    return isForeign && !dev && !optional ? [`${name} ${version}`] : [];
  });
  return [...new Set(all)].sort();
}

/** The page as it should be: what stands before the list is written by hand. */
export function withList(page: string): string {
  const head = page.split(START)[0]!;
  return `${head}${START}\n${runtimeDependencies()
    .map((one) => `- ${one}`)
    .join("\n")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(PAGE, withList(readFileSync(PAGE, "utf8")));
