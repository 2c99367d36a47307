import type { Problem, SourceFile } from "./source-file.ts";

const MAY_DEPEND: Record<string, string[]> = {
  "packages/domain": [],
  "packages/contract": ["domain"],
  "packages/phrases": ["contract"],
  "packages/embedded-postgres": [],
  "apps/server": ["domain", "contract", "phrases", "embedded-postgres"],
  "apps/web": ["domain", "contract", "phrases"],
};

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

/** Checks the allowed dependencies in each package.json, and that every version is exact. */
export function checkPackages(files: SourceFile[]): Problem[] {
  return files
    .filter((file) => /^((packages|apps)\/[^/]+\/)?package\.json$/.test(file.path))
    .flatMap(({ path, text }) => {
      const manifest = JSON.parse(text) as Manifest;
      const may = MAY_DEPEND[path.replace(/\/?package\.json$/, "")];
      const messages: string[] = [];
      for (const [name, version] of Object.entries({
        ...manifest.dependencies,
        ...manifest.devDependencies,
      })) {
        const room = /^@rendezvous\/(.+)$/.exec(name)?.[1];
        if (room && may && !may.includes(room))
          messages.push(`depends on ${name}: this room must not know it`);
        if (!/^\d/.test(version)) messages.push(`asks for ${name} ${version}: pin one version exactly`);
      }
      return messages.map((message) => ({ path, message }));
    });
}
