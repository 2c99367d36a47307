import type { Json } from "../../features/site/openapi/json-schema.ts";

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly schema: Json;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, RequestBody>> };
  readonly responses: Readonly<Record<string, Response>>;
}

interface Response {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Json }>>;
}

export interface RequestBody {
  readonly schema: Json;
  readonly example: unknown;
}

/** A call of the document, in one version. */
export interface DescribedCall {
  readonly name: string;
  /** In the spelling of the document: `get`. */
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly responses: Readonly<Record<string, Response>>;
}

export function describedCalls({ paths }: OpenApi): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody, responses }]) => {
      const body = requestBody?.content["application/json"];
      return { name: operationId, method, path, parameters, body, responses };
    }),
  );
}

/** Segments of paths whose ids belong to another noun. */
const NOUN_OF_SEGMENT: Readonly<Record<string, string>> = {
  conflicts: "appointments",
  vevents: "appointments",
};

/** Returns the noun of the ids in a segment of a path. */
export function nounOfSegment(segment: string): string {
  return NOUN_OF_SEGMENT[segment] ?? segment;
}

/** Returns the noun of a path's records: `/groups/{id}/calendars/order` orders calendars. */
export function nounOfPath(path: string): string {
  const segments = path.split("/").filter((segment) => /^[a-z_]+$/.test(segment));
  return nounOfSegment(segments.findLast((segment) => segment.endsWith("s")) ?? "");
}
