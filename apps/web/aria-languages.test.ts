import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ariaLanguages } from "./aria-languages.ts";

const PICKER = join(import.meta.dirname, "src/components/fields/date-picker-calendar.tsx");

// Each test runs a whole build.
vi.setConfig({ testTimeout: 60_000 });

let own: string;
beforeEach(() => {
  own = mkdtempSync(join(tmpdir(), "own-strings-"));
});
afterEach(() => rmSync(own, { recursive: true }));

/** Returns the date picker's bundle, built for these languages. */
async function shipped(languages: readonly string[]): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "silent",
    plugins: [ariaLanguages(languages, own)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: PICKER, preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput;
  return output.map((one) => (one.type === "chunk" ? one.code : "")).join("");
}

function writeOwn(strings: object): void {
  mkdirSync(join(own, "br/react-aria"), { recursive: true });
  writeFileSync(join(own, "br/react-aria/calendar.ts"), `export const strings = ${JSON.stringify(strings)};`);
}

test("the date picker is shipped with the texts of our languages, and of no others", async () => {
  const code = await shipped(["en", "fr"]);
  const isThere = ["Click to start", "Cliquer pour commencer", "Klicken"].map((words) =>
    code.includes(words),
  );
  expect(isThere).toEqual([true, true, false]);
});

test("a language that the library lacks fails the build, and the message says which file to write", async () => {
  await expect(shipped(["en", "br"])).rejects.toThrow(
    /calendar does not speak "br".*selectedDateDescription/,
  );
  writeOwn({ next: "War-lerc’h" });
  await expect(shipped(["en", "br"])).rejects.toThrow(/write previous, .* in .*calendar\.ts/);
});

test("once that file is written, its texts are shipped", async () => {
  const keys = ["previous", "next", "selectedDateDescription", "selectedRangeDescription", "todayDate"];
  const more = [
    "todayDateSelected",
    "dateSelected",
    "startRangeSelectionPrompt",
    "finishRangeSelectionPrompt",
  ];
  const last = ["minimumDate", "maximumDate", "dateRange"];
  writeOwn(Object.fromEntries([...keys, ...more, ...last].map((key) => [key, `brezhoneg ${key}`])));
  const code = await shipped(["en", "br"]);
  expect(code.includes("brezhoneg dateSelected")).toBe(true);
});
