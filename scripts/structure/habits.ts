import { basename, dirname } from "node:path/posix";
import { type Problem, type SourceFile, isCode, isTest, withoutComments } from "./source-file.ts";

const LONGEST = 300;
/** The maximum number of source files in one folder, so that it stays easy to survey. */
const MOST_FILES = 25;
/** The files of these folders have the names of their calls, or of their schemas. */
const FREE_NAMES = new Set([
  "__init__.py",
  "README.md",
  "LICENSE",
  "LICENSE.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "Containerfile",
]);
const EMPTY_WORDS = /(^|-)(utils?|helpers?|common|managers?|misc)(-|\.|$)/;
const SQL =
  /[`"']\s*(select\s[^`"']+\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/i;

/** Checks names, lengths, exports, and forbidden content of a file of its kind. */
export function checkHabits(files: SourceFile[]): Problem[] {
  const calls = endpointNames(files);
  return [...checkFolders(files), ...files.flatMap((file) => checkFile(file, calls))];
}

function checkFile(file: SourceFile, calls: Set<string> | undefined): Problem[] {
  const messages = [...checkNames(file), ...checkPlaces(file)];
  if (file.path.startsWith("apps/web/src/") && file.path.endsWith(".css"))
    messages.push(...checkWidths(file));
  if (isCode(file.path)) messages.push(...checkModule(file), ...checkCall(file, calls));
  return messages.map((message) => ({ path: file.path, message }));
}

function checkFolders(files: SourceFile[]): Problem[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const isCounted = /^(?:apps|packages)\/[^/]+\/src\/(?!languages\/).*\.tsx?$/.test(path) && !isTest(path);
    if (isCounted) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([path, count]) => ({
      path,
      message: `has ${count} source files, past ${MOST_FILES}: give those that belong together a folder`,
    }));
}

function checkNames({ path }: SourceFile): string[] {
  const messages: string[] = [];
  for (const name of path.split("/")) {
    if (name.startsWith(".") || FREE_NAMES.has(name)) continue;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(name)) {
      messages.push(`"${name}" is not in kebab-case: write it like "opening-hours.ts"`);
    }
    const word = EMPTY_WORDS.exec(name)?.[2];
    if (word)
      messages.push(
        `"${word}" says nothing: name the file after the noun of docs/vocabulary.md or the thing it does`,
      );
  }
  if (/^index\.(ts|tsx|js|mjs)$/.test(basename(path))) {
    messages.push("an index file hides where things are: import the file that has them");
  }
  return messages;
}

// A registry's address or a person's folder works on one machine only.
function checkPlaces({ path, text }: SourceFile): string[] {
  const messages: string[] = [];
  const host = /registry\.[\w-]+\.\w+|"resolved": "https?:/.exec(text)?.[0];
  if (host)
    messages.push(`names a package registry (${host}): that is a setting of the machine, not of the project`);
  const folder = /(?<=^|[\s"'`(=:])\/(work|home|root|Users)\/[\w.-]+/m.exec(text)?.[0];
  if (folder && path !== "package-lock.json") {
    messages.push(`names a folder of one machine (${folder}): use a path relative to the file`);
  }
  return messages;
}

// The widths of the grid, the login button and the slots, which docs/screens.md lists besides those of the theme.
const OWN_WIDTHS = new Set(["650px", "340px", "890px", "1024px", "880px", "736px", "580px", "420px"]);

function checkWidths({ path, text }: SourceFile): string[] {
  if (path === "apps/web/src/lib/breakpoints.css") return [];
  return [...text.matchAll(/@media[^{]*?width[^{]*?([\d.]+(?:px|rem|em))/g)].flatMap(([, width = ""]) =>
    OWN_WIDTHS.has(width)
      ? []
      : [
          `changes at a width of its own (${width}): the widths have names, in apps/web/src/lib/breakpoints.css`,
        ],
  );
}

function checkModule({ path, text }: SourceFile): string[] {
  const messages: string[] = [];
  const code = withoutComments(text);
  const lines = text.split("\n").length - 1;
  // Catalogues may be longer, because each language's files are the entries of its chunks.
  const isCatalogue = path.startsWith("packages/phrases/src/languages/");
  if (lines > LONGEST && !isTest(path) && !isCatalogue) {
    messages.push(`has ${lines} lines, past ${LONGEST}: split it; ask which second thing it holds`);
  }
  // The tools require a default export.
  const isToolConfig = /\.config\.[cm]?[jt]s$/.test(path) || path === "e2e/verify-data.ts";
  if (!isToolConfig && /^\s*export\s+default\b|\bas\s+default\s*[,}]/m.test(code)) {
    messages.push("exports a default: give it a name, so that it has the same one everywhere");
  }
  if (/^\s*export\s+\*/m.test(code) || (isBarrel(code) && !isCatalogue)) {
    messages.push("only passes on what other files export: import those files instead");
  }
  if (path.startsWith("packages/domain/src/") && !isTest(path)) {
    const clock = /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.now\(|\bsetTimeout\(/.exec(code)?.[0];
    if (clock) messages.push(`looks at the clock (${clock}...): the domain takes \`now\` as an argument`);
  }
  if (path.startsWith("apps/server/src/") && !maySpeakSql(path)) {
    if (SQL.test(code)) messages.push("holds SQL: it belongs to data.ts of the feature whose table it is");
  }
  return messages;
}

function maySpeakSql(path: string): boolean {
  return isTest(path) || path.startsWith("apps/server/src/lib/") || /\/([a-z0-9-]+-)?data\.ts$/.test(path);
}

function isBarrel(code: string): boolean {
  const rest = code.replace(/export\s+(type\s+)?\{[^}]*\}\s*from\s*["'][^"']+["'];?/g, "");
  return rest !== code && rest.trim() === "";
}

// A call has one name everywhere: in the contract, as a file of the server, as a file of the web client.
function checkCall({ path, text }: SourceFile, calls: Set<string> | undefined): string[] {
  if (!calls || isTest(path)) return [];
  const file = basename(path).replace(/\.tsx?$/, "");
  if (/^apps\/web\/src\/features\/[^/]+\/[^/]+\/api\//.test(path) && !calls.has(camelCase(file))) {
    return [
      `no call of the contract is named ${camelCase(file)}: api/ holds one file per call, named after it`,
    ];
  }
  if (!path.startsWith("apps/server/src/features/")) return [];
  return [...withoutComments(text).matchAll(/\bdefineCall\(\s*["'](\w+)["']/g)].flatMap(([, call = ""]) => {
    if (!calls.has(call))
      return [`defines the call ${call}, which no "-calls.ts" of packages/contract/src has`];
    return camelCase(file) === call ? [] : [`defines the call ${call}: name the file ${kebabCase(call)}.ts`];
  });
}

function endpointNames(files: SourceFile[]): Set<string> | undefined {
  const contract = files.filter(({ path }) => /^packages\/contract\/src\/\w+\/[\w-]+-calls\.ts$/.test(path));
  if (contract.length === 0) return undefined;
  return new Set(
    contract.flatMap(({ text }) =>
      [...text.matchAll(/^ {2}(\w+): defineEndpoint\(/gm)].map(([, name = ""]) => name),
    ),
  );
}

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
