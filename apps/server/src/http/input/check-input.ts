import type { Endpoint } from "@rendezvous/contract/ground/define-endpoint";
import { isStorable } from "@rendezvous/contract/ground/is-storable";
import type { z } from "zod";
import { type Refusal, refuse } from "../call.ts";

const MAX_PROBLEMS = 20;

type Issue = z.core.$ZodIssue;

/** The intended branch of a union is the one whose error lies inside the value; a key that is wrong has its own reason. */
function flatten(issue: Issue): Issue[] {
  if (issue.code === "invalid_key") return issue.issues.map((inner) => ({ ...inner, path: issue.path }));
  if (issue.code !== "invalid_union") return [issue];
  const branch = issue.errors.find((branch) => branch.some(({ path }) => path.length > 0));
  if (!branch) return [issue];
  return branch.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Validates a query or a body; the refusal names each wrong parameter or field. */
export function checkInput(
  schema: z.ZodType | undefined,
  value: unknown,
): { readonly ok: true; readonly value: unknown } | Refusal {
  if (!schema) return { ok: true, value: undefined };
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues.slice(0, MAX_PROBLEMS).flatMap(flatten))
    fields[issue.path.join(".").slice(0, 100)] ??= issue.message;
  const [first] = Object.entries(fields);
  return refuse("bad_request", { text: first && first.filter(Boolean).join(": "), fields });
}

/** Validates a parsed body, unless the call's handler does so. */
export function checkBody(
  endpoint: Pick<Endpoint, "body" | "checksOwnBody">,
  body: unknown,
): { readonly ok: true; readonly value: unknown } | Refusal {
  if (!isStorable(body))
    return refuse("bad_request", { text: "the body holds what is no text, or nests too deep" });
  return endpoint.checksOwnBody ? { ok: true, value: body ?? {} } : checkInput(endpoint.body, body ?? {});
}
