import { DESCRIBED_CALLS } from "@rendezvous/contract/endpoints";
import { makeOpenApiDocument } from "../../apps/server/src/features/site/openapi/openapi-document.ts";
import type {
  ApiDocument,
  Operation,
  Parameter,
  Schema,
} from "../../apps/server/src/features/site/openapi/page/document.ts";

export type { Schema } from "../../apps/server/src/features/site/openapi/page/document.ts";

/** A call of v3 as a client makes it. */
export interface ClientCall {
  /** `listAppointments`. */
  readonly name: string;
  readonly method: string;
  /** The path without `/api/v3`. */
  readonly path: string;
  readonly summary: string;
  readonly inPath: readonly Parameter[];
  readonly inQuery: readonly Parameter[];
  /** The query may have lists of records, `conditions[0][field]`, which are not in `inQuery`. */
  readonly takesLists: boolean;
  readonly body: Schema | undefined;
  /** undefined: text, such as a calendar file. */
  readonly answer: Schema | undefined;
  readonly creates: boolean;
  readonly takesIfMatch: boolean;
}

export interface ClientDocument {
  readonly schemas: readonly (readonly [name: string, schema: Schema])[];
  readonly calls: readonly ClientCall[];
}

/** `Error` is a name of the languages themselves. */
export const RENAMED: Readonly<Record<string, string>> = { Error: "Refusal" };

export function nameOfReference({ $ref = "" }: Schema): string {
  const name = $ref.replace("#/components/schemas/", "");
  return RENAMED[name] ?? name;
}

/** Returns the calls of v3, without the deprecated ones, and the records that they use, by name. */
export function readDocument(): ClientDocument {
  const steps = makeOpenApiDocument(DESCRIBED_CALLS, "https://rdv.example.org");
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { paths, components } = step.value as unknown as ApiDocument;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith("/api/v3/")
      ? Object.entries(methods)
          .filter(([, { deprecated }]) => !deprecated)
          .map(([method, operation]) => toCall(path, method, operation))
      : [],
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => [RENAMED[name] ?? name, schema] as const,
  );
  return { calls, schemas: schemas.toSorted(([one], [other]) => (one < other ? -1 : 1)) };
}

function toCall(path: string, method: string, operation: Operation): ClientCall {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const headers = new Set(parameters.filter((one) => one.in === "header").map(({ name }) => name));
  const good = responses["200"] ?? responses["201"];
  return {
    name: operationId.replace("_v3", ""),
    method: method.toUpperCase(),
    path: path.replace("/api/v3", ""),
    summary,
    inPath: parameters.filter((one) => one.in === "path"),
    inQuery: parameters.filter((one) => one.in === "query" && !one.name.includes("[")),
    takesLists: parameters.some((one) => one.name.includes("[")),
    body: requestBody?.content["application/json"]?.schema,
    answer: good?.content?.["application/json"]?.schema,
    creates: headers.has("Idempotency-Key"),
    takesIfMatch: headers.has("If-Match"),
  };
}
