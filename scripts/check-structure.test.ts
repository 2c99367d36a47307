import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkTree } from "./structure/check-tree.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "structure-"));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** Writes a small tree and returns its problems, one per line. */
function problemsOf(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkTree(root).map(({ path, message }) => `${path} ${message}`);
}

test("a tree that keeps to the arrows has nothing out of place", () => {
  expect(
    problemsOf({
      "packages/domain/src/time/instant.ts": "export const MINUTE = 60;",
      "packages/contract/src/catalogue/catalogue-calls.ts":
        "import { z } from 'zod';\nexport const catalogueEndpoints = {\n  listCalendars: defineEndpoint({\n  }),\n};",
      "packages/contract/src/ground/errors.ts": 'import { MINUTE } from "@rendezvous/domain/time/instant";',
      "packages/phrases/src/error-text.ts":
        'import type { ErrorCode } from "@rendezvous/contract/ground/errors";',
      "apps/server/src/http/call.ts": 'import type { Clock } from "../lib/clock.ts";',
      "apps/server/src/features/booking/day/list-calendars.ts":
        'import { listAll } from "./data.ts";\nimport { defineCall } from "../../../http/call.ts";\nexport const listCalendars = defineCall("listCalendars", listAll);',
      "apps/server/src/features/booking/day/data.ts": 'export const listAll = "SELECT id FROM calendars";',
      "apps/web/src/features/day/calendar/api/list-calendars.ts": "export function listCalendars() {}",
      "vitest.config.ts": "export default {};",
      "README.md": "# Rendezvous",
    }),
  ).toEqual([]);
});

test("what is cited is there, with the heading that is named", () => {
  const pages = { "docs/screens.md": "# Screens\n\n## Steps\n**Times.** Seven days." };
  const cite = (words: string) =>
    problemsOf({ ...pages, "packages/domain/src/time/instant.ts": `// ${words}\nexport const MINUTE = 60;` });
  expect(cite('As docs/screens.md ("Steps") says; docs/screens.md, "Times".')).toEqual([]);
  expect(cite("As docs/steps.md says.")).toEqual([
    "packages/domain/src/time/instant.ts cites docs/steps.md, which is not there",
  ]);
  expect(cite('docs/screens.md, "Colours"')).toEqual([
    'packages/domain/src/time/instant.ts cites "Colours" of docs/screens.md, which has no such heading',
  ]);
  expect(cite("Two hours (SPEC section 8).")).toEqual([
    "packages/domain/src/time/instant.ts cites SPEC section 8, which is not here: cite a page of docs/",
  ]);
  expect(problemsOf({ "docs/decisions/0001-a.md": "# 0001 A", "docs/decisions/README.md": "" })).toContain(
    "docs/decisions/0001-a.md is missing in docs/decisions/README.md",
  );
  expect(problemsOf({ "docs/other.md": "[there](there.md)" })).toContain(
    "docs/other.md cites docs/there.md, which is not there",
  );
  const words = "`packages/domain/src/time/zone.ts` and `packages/domain/src/time/gone.ts`";
  const zone = { "packages/domain/src/time/zone.ts": "export const ZONE = 1;" };
  expect(
    problemsOf({ ...zone, "docs/other.md": words }).filter((problem) => problem.includes(" names ")),
  ).toEqual(["docs/other.md names packages/domain/src/time/gone.ts, which is not there"]);
  const index = "(0001-a.md)";
  expect(
    problemsOf({ ...zone, "docs/decisions/0001-a.md": words, "docs/decisions/README.md": index }),
  ).not.toContain("docs/decisions/0001-a.md names packages/domain/src/time/gone.ts, which is not there");
});

test.each([
  [
    "the domain uses a library",
    "packages/domain/src/time/zone.ts",
    'import x from "luxon";',
    "no I/O and no libraries",
  ],
  [
    "the domain reads a file",
    "packages/domain/src/time/zone.ts",
    'import { readFileSync } from "node:fs";',
    "no I/O",
  ],
  [
    "the domain looks at the clock",
    "packages/domain/src/time/now.ts",
    "const a = Date.now();",
    "takes `now`",
  ],
  [
    "the domain knows the contract",
    "packages/domain/src/a.ts",
    'import type { E } from "@rendezvous/contract/ground/errors";',
    "must not know contract",
  ],
  [
    "phrases know more than the codes",
    "packages/phrases/src/a.ts",
    'import { E } from "@rendezvous/contract/endpoints";',
    "nothing else of it",
  ],
  [
    "phrases know the domain",
    "packages/phrases/src/a.ts",
    'import { E } from "@rendezvous/domain/a";',
    "must not know domain",
  ],
  [
    "the web knows the server",
    "apps/web/src/app/a.ts",
    'import { x } from "../../../server/src/config.ts";',
    "must not know server",
  ],
  [
    "the server knows the web",
    "apps/server/src/a.ts",
    'import { x } from "../../web/src/app/paths.ts";',
    "must not know web",
  ],
  [
    "lib knows a feature",
    "apps/server/src/lib/a.ts",
    'import { x } from "../features/catalogue/group/data.ts";',
    "upwards",
  ],
  [
    "lib knows a type of the app",
    "apps/server/src/lib/b.ts",
    'import type { Config } from "../config.ts";',
    "upwards",
  ],
  [
    "the call's machinery knows a feature",
    "apps/server/src/http/a.ts",
    'import type { Book } from "../features/booking/create/book.ts";',
    "it declares on http/context.ts",
  ],
  [
    "a feature knows the app",
    "apps/server/src/features/catalogue/group/a.ts",
    'import { x } from "../../../app.ts";',
    "handed what the app builds",
  ],
  [
    "a feature knows one of a floor above",
    "apps/server/src/features/booking/create/a.ts",
    'import { x } from "../../people/account/data.ts";',
    "upwards (site > networks > office > people",
  ],
  [
    "an area of the contract knows one above",
    "packages/contract/src/booking/hold.ts",
    'import { x } from "../office/record.ts";',
    "upwards (site > office > people > booking",
  ],
  [
    "a feature stands on no floor",
    "apps/server/src/features/payments/create/a.ts",
    'import { x } from "../../ground/session/data.ts";',
    "a floor that is none",
  ],
  [
    "a component knows a feature",
    "apps/web/src/components/a.tsx",
    'import { x } from "../features/visit/map/a.ts";',
    "upwards",
  ],
  [
    "code uses what is for tests",
    "apps/server/src/app.ts",
    'import { x } from "./testing/start-app.ts";',
    "only tests",
  ],
  [
    "code uses a bench",
    "apps/server/src/app.ts",
    'import { x } from "../../../bench/main.ts";',
    "outside the product",
  ],
  [
    "SQL stands in a call",
    "apps/server/src/features/catalogue/group/get-group.ts",
    "db.query(`\n  SELECT id\n  FROM groups`)",
    "belongs to data.ts",
  ],
  ["a name is in camel case", "apps/web/src/features/visit/map/mapView.tsx", "", "kebab-case"],
  ["a name says nothing", "apps/server/src/lib/date-utils.ts", "", '"utils" says nothing'],
  ["a folder says nothing", "apps/web/src/lib/helpers/a.ts", "", '"helpers" says nothing'],
  ["there is an index file", "packages/domain/src/time/index.ts", "", "index file"],
  [
    "a file is a barrel",
    "packages/domain/src/time/all.ts",
    'export { a } from "./a.ts";\nexport type { B } from "./b.ts";',
    "only passes on",
  ],
  [
    "a screen changes at a width of its own",
    "apps/web/src/features/visit/map/map.module.css",
    "@media (min-width: 48rem) {}",
    "the widths have names",
  ],
  ["an export has no name", "apps/web/src/app/router.ts", "export default 1;", "exports a default"],
  ["a file is too long", "apps/web/src/app/router.ts", "//\n".repeat(301), "split it"],
  [
    "a registry is named",
    "apps/web/notes.md",
    ["https://registry", "example", "org"].join("."),
    "package registry",
  ],
  ["a machine's folder is named", "scripts/a.mjs", ["", "home", "anna"].join("/"), "one machine"],
])("it is told when %s", (_, path, text, message) => {
  expect(problemsOf({ [path]: text })).toEqual([expect.stringContaining(message)]);
});

test("features that use one another in a circle are told, with the circle", () => {
  const problems = problemsOf({
    "apps/server/src/features/office/a/x.ts": 'import { y } from "../b/y.ts";',
    "apps/server/src/features/office/b/other.ts": 'import { z } from "../c/z.ts";',
    "apps/server/src/features/office/c/other.ts": 'import { x } from "../a/x.ts";',
  });
  expect(problems).toEqual([
    expect.stringContaining("server/office/a > server/office/b > server/office/c > server/office/a"),
  ]);
});

function emptyFiles(count: number, end: string): Record<string, string> {
  const paths = Array.from({ length: count }, (_, at) => `packages/domain/src/time/a${at}${end}`);
  return Object.fromEntries(paths.map((path) => [path, ""]));
}

test("a folder with more source files than somebody takes in at a glance is told, tests aside", () => {
  expect(problemsOf({ ...emptyFiles(25, ".ts"), ...emptyFiles(3, ".test.ts") })).toEqual([]);
  expect(problemsOf(emptyFiles(26, ".ts"))).toEqual([expect.stringContaining("has 26 source files")]);
});

test("files that import one another in a circle are told, types included", () => {
  const problems = problemsOf({
    "packages/domain/src/a/x.ts": 'import type { Y } from "./y.ts";',
    "packages/domain/src/a/y.ts": 'import { x } from "../b/z.ts";',
    "packages/domain/src/b/z.ts": 'import { x } from "@rendezvous/domain/a/x";',
  });
  expect(problems).toEqual([expect.stringContaining("a/x.ts > packages/domain/src/a/y.ts")]);
});

test("a call that the contract does not have is told, and so is one in a file of another name", () => {
  const problems = problemsOf({
    "packages/contract/src/catalogue/catalogue-calls.ts":
      "export const catalogueEndpoints = {\n  listCalendars: defineEndpoint({\n  }),\n};",
    "apps/server/src/features/booking/day/list-agendas.ts": 'defineCall("listAgendas", x);',
    "apps/server/src/features/booking/day/calendars.ts": 'defineCall("listCalendars", x);',
    "apps/web/src/features/day/calendar/api/get-calendars.ts": "",
  });
  expect(problems).toEqual([
    expect.stringContaining("name the file list-calendars.ts"),
    expect.stringContaining('no "-calls.ts" of packages/contract/src has'),
    expect.stringContaining("no call of the contract is named getCalendars"),
  ]);
});

test("a room's package.json may neither reach past its arrows nor leave a version open", () => {
  const manifest = { dependencies: { "@rendezvous/contract": "0.1.0", zod: "^4.0.0" } };
  expect(problemsOf({ "packages/domain/package.json": JSON.stringify(manifest) })).toEqual([
    expect.stringContaining("this room must not know it"),
    expect.stringContaining("pin one version exactly"),
  ]);
});

test("a participle is no name, and a comment begins with its subject", () => {
  const at = "packages/domain/src/time/instant.ts";
  const problemsWith = (text: string) => problemsOf({ [at]: `${text}\nexport const MINUTE = 60;` });
  expect(problemsWith("const asked = 1;")).toEqual([
    `${at} names something "asked": say what it is, such as request, row, answer, recipients`,
  ]);
  expect(problemsWith("function shortened(text: string) {}")).toEqual([
    `${at} has a function "shortened": begin its name with a verb, or say what it returns`,
  ]);
  expect(problemsWith(["/** What", "was requested. */"].join(" "))).toEqual([
    `${at} has a comment "What was requested. */...": begin with its subject and a verb`,
  ]);
  // A key may be a name of the wire format; a text and a predicate are no names.
  expect(problemsWith('const row = { told: true, text: "asked", isKnown: row.kept };')).toEqual([]);
});
