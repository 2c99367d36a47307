import type { z } from "zod";
import type { Fault, FaultCode } from "../../ground/fault.ts";

/** An error of a group file; `path` has the form `calendars[2].openinghours[0].to` and is empty for the whole file. */
export interface GroupFileError {
  readonly path: string;
  readonly message: string;
  /** The error as a code for the screens, if it concerns one field only. */
  readonly fault?: FaultOfField;
}

export type Path = readonly PropertyKey[];

export function toPathText(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    const name = String(key);
    if (!/^[\w$-]+$/.test(name)) return `${text}[${JSON.stringify(name)}]`;
    return text === "" ? name : `${text}.${name}`;
  }, "");
}

function at(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    if (value === null || typeof value !== "object" || !Object.hasOwn(value, key)) return undefined;
    return (value as Record<PropertyKey, unknown>)[key];
  }, root);
}

/** Returns a value of the file, shortened to fit one line of an error. */
export function shortenValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}

/** zod's own messages, for errors without a message of the field. */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith("expected ")) return issue.message;
  if (issue.code === "invalid_type") {
    const names: Record<string, string> = { array: "a list", object: "an object", record: "an object" };
    return `expected ${names[issue.expected] ?? `a ${issue.expected}`}`;
  }
  if (issue.code === "invalid_value")
    return `expected ${issue.values.map((value) => shortenValue(value)).join(" or ")}`;
  return issue.message;
}

/** Returns the fault of an issue for the screens; a field with its own message also has its own code. */
function faultOf(issue: z.core.$ZodIssue): FaultOfField {
  switch (issue.code) {
    case "custom":
      return { code: "wrong_type", ...issue.params };
    case "too_small":
      return { code: issue.origin === "array" ? "too_few" : "too_small", min: issue.minimum };
    case "too_big":
      return { code: issue.origin === "array" ? "too_many" : "too_large", max: issue.maximum };
    case "invalid_type":
      return { code: issue.expected === "int" ? "whole_number" : "wrong_type" };
    case "invalid_value":
      return { code: "not_allowed", values: issue.values };
    default:
      return { code: "wrong_type" };
  }
}

/** Error messages never contain the values of these fields, because logs may contain the messages. */
const SECRETS: ReadonlySet<PropertyKey | undefined> = new Set(["password", "client_secret"]);

/** A fault without its path. */
type FaultOfField = Pick<Fault, "code"> & Readonly<Record<string, unknown>>;

/** An error of a group file in two forms: a line for the author of the file, and a code for the screens. */
export type Mistake = Required<GroupFileError>;

const toFault = (code: FaultCode) => ({ fault: { code } });

function toMistakes(issue: z.core.$ZodIssue, root: unknown, above: Path): Mistake[] {
  const path = [...above, ...issue.path];
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({
      path: toPathText([...path, key]),
      message: "unknown field",
      ...toFault("unknown_field"),
    }));
  if (issue.code === "invalid_key")
    return [
      {
        path: toPathText(path),
        message: issue.issues[0]?.message ?? issue.message,
        ...toFault("unknown_field"),
      },
    ];
  if (issue.code === "invalid_union") {
    // The value may have one of several forms. If a form has errors only inside the value, the author meant that form: report
    // those errors.
    const branch = issue.errors.find((branch) =>
      branch.every((inner) => inner.path.length > 0 || inner.code === "unrecognized_keys"),
    );
    if (branch) return branch.flatMap((inner) => toMistakes(inner, root, path));
  }
  const value = at(root, path);
  if (value === undefined) return [{ path: toPathText(path), message: "required", ...toFault("required") }];
  const actual = SECRETS.has(path.at(-1)) ? "" : `, got ${shortenValue(value)}`;
  return [{ path: toPathText(path), message: `${expectation(issue)}${actual}`, fault: faultOf(issue) }];
}

/** Returns the errors of the shape in order, without duplicates. */
export function toShapeErrors(issues: readonly z.core.$ZodIssue[], root: unknown): Mistake[] {
  const mistakes = issues.flatMap((issue) => toMistakes(issue, root, []));
  const externids = new Set<string>();
  return mistakes.filter(({ path, message }) => {
    const key = `${path}: ${message}`;
    return !externids.has(key) && externids.add(key);
  });
}
