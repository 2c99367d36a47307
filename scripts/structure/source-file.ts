import { dirname, join } from "node:path/posix";

/** A file of the tree, its path relative to the root. */
export type SourceFile = { path: string; text: string };

export type Problem = { path: string; message: string };

export function isCode(path: string): boolean {
  return /\.(ts|tsx|mts|mjs|js)$/.test(path);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes("/testing/");
}

/** Returns a module's imports and re-exports, without those in comments. */
export function listImports(text: string): string[] {
  const code = withoutComments(text);
  const statements =
    /^\s*(?:import|export)\s+(?:type\s+)?(?:[\w*{][^;"']*?\sfrom\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;
  return [...code.matchAll(statements)].map(([, named, loaded]) => named ?? loaded ?? "");
}

/** Returns the path of an import inside the tree; undefined for an external package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return join(dirname(from), specifier.replace(/\?.*$/, ""));
  const [, room, rest] = /^@rendezvous\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  if (!room) return undefined;
  return room === "server" || room === "web" ? `apps/${room}/src/${rest}` : `packages/${room}/src/${rest}.ts`;
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}
