import type { z } from "zod";
import type { ENDPOINTS } from "./endpoints.ts";

/**
 * The types of v3 calls, for a client that writes each call by its route, `GET /groups/{id}/fiches`. Types cost the client
 * nothing, while a table of the calls would be part of its bundle.
 */

type Endpoints = typeof ENDPOINTS;

type V3Calls = {
  [Name in keyof Endpoints as Endpoints[Name]["paths"] extends { readonly v3: infer Path extends string }
    ? `${Endpoints[Name]["method"]} ${Path}`
    : never]: Endpoints[Name];
};

export type V3Route = keyof V3Calls;

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** The `{name}` parameters of the path. */
type PathOf<Called extends V3Route> = Readonly<Record<ParameterOf<Called>, string | number>>;

type QueryOf<Called extends V3Route> = OrNull<ReadonlyInput<z.input<V3Calls[Called]["query"]>>>;

/** A call that reads or writes a draft if its query names one. */
export type DraftRoute = {
  [Called in V3Route]: "draft_id" extends keyof QueryOf<Called> ? Called : never;
}[V3Route];

export type BodyOf<Called extends V3Route> = V3Calls[Called] extends {
  readonly body: infer Body extends z.ZodType;
}
  ? ReadonlyInput<z.input<Body>>
  : undefined;

/** The parts of a call. A part is optional if none of its values is required. */
export type CallPartsOf<Called extends V3Route> = Part<"path", PathOf<Called>> &
  Part<"query", QueryOf<Called>> &
  Part<"body", BodyOf<Called>>;

type Part<Name extends string, Value> = object extends Value
  ? Readonly<Partial<Record<Name, Value>>>
  : Value extends undefined
    ? unknown
    : Readonly<Record<Name, Value>>;

export type AnswerOf<Called extends V3Route> = z.output<V3Calls[Called]["reply"]>;

/** Makes the types of inputs read-only. */
type ReadonlyInput<Value> = Value extends object
  ? { readonly [Key in keyof Value]: ReadonlyInput<Value[Key]> }
  : Value;

/** Allows null for an optional parameter, which omits it. */
type OrNull<Query> = {
  readonly [Key in keyof Query]: undefined extends Query[Key] ? Query[Key] | null | undefined : Query[Key];
};
