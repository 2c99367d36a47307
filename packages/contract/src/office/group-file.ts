import { checkConsistency } from "./group-file/consistency.ts";
import { answerPlaceholdersIn, reportUnknownPlaceholders } from "./group-file/messages.ts";
import { fillDefaults } from "./group-file/defaults.ts";
import { type GroupFileError, type Path, toPathText, toShapeErrors } from "./group-file/issues.ts";
import { findJsonProblem } from "./group-file/json-text.ts";
import { withCanonicalNames } from "./group-file/other-names.ts";
import { checkReferences } from "./group-file/references.ts";
import { groupFileShape } from "./group-file/shape.ts";
import { findOverlongLists } from "./record-limits.ts";

/** A group file that is valid in itself, with all defaults filled in. */
export type GroupFile = ReturnType<typeof fillDefaults>;

export interface GroupFileOptions {
  /** Passed in by the server, because only its library has the public holidays. */
  readonly isHolidayCode: (code: string) => boolean;
  /** True: a stored group, which may have more records than a file may import. */
  readonly isStored?: boolean;
}

export type ParsedGroupFile =
  | { readonly ok: true; readonly file: GroupFile }
  | { readonly ok: false; readonly errors: readonly GroupFileError[] };

/** Returns all errors of a file at once: those of its shape first, then those between records, in the file's order. */
export function parseGroupFile(json: unknown, options: GroupFileOptions): ParsedGroupFile {
  const named = withCanonicalNames(json);
  const tooMany = options.isStored ? [] : findOverlongLists(named.file);
  if (tooMany.length > 0) return { ok: false, errors: tooMany };
  const parsed = groupFileShape.safeParse(named.file);
  const errors: GroupFileError[] = [
    ...named.errors,
    ...(parsed.success ? [] : toShapeErrors(parsed.error.issues, named.file)),
  ];
  const faultyPaths = new Set(errors.map(({ path }) => path));
  const report = (path: Path, message: string) => {
    const text = toPathText(path);
    if (!faultyPaths.has(text)) errors.push({ path: text, message });
    faultyPaths.add(text);
  };
  checkReferences(named.file, report);
  checkConsistency(named.file, options.isHolidayCode, report);
  reportUnknownPlaceholders(named.file, answerPlaceholdersIn(named.file), report);
  if (errors.length > 0 || !parsed.success) return { ok: false, errors };
  return { ok: true, file: fillDefaults(parsed.data) };
}

/** Parses the text of a file. Skips a byte order mark; reports invalid JSON with its position. */
export function parseGroupFileText(text: string, options: GroupFileOptions): ParsedGroupFile {
  const json = text.replace(/^\uFEFF/, "");
  const problem = findJsonProblem(json);
  if (problem) {
    const { line, column, message } = problem;
    return { ok: false, errors: [{ path: "", message: `line ${line}, column ${column}: ${message}` }] };
  }
  return parseGroupFile(JSON.parse(json), options);
}
