import * as fc from "fast-check";
import { isRecord } from "./learned-values.ts";
import {
  type DescribedCall,
  describedCalls,
  nounOfPath,
  nounOfSegment,
  type OpenApi,
  type RequestBody,
} from "./operations.ts";
import { anything, learned, SchemaValues } from "./schema-values.ts";

/** A request before its learned values are filled in. */
export interface RandomRequest {
  readonly call: DescribedCall;
  /** Chooses the caller, see callers.ts. */
  readonly callerPick: number;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A body that is sent as it is. */
export class RawBody {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Reading is repeated less often than changes, of which deletions are the rarest, so that there is something to read. */
const WEIGHTS: Readonly<Record<string, number>> = { get: 2, post: 4, put: 4, patch: 4, delete: 1 };

/** Booking and holding: most other calls need what they make, and many of their requests find no time. */
const TAKES_TIME = /\/(?:appointments|holds)$/;

/** Parameters without which many calls refuse. The others are rare, because together they would contradict each other. */
const OFTEN_NEEDED = new Set(["group_id", "intervention_ids"]);

/** Returns requests for every call of the document: valid ones, nearly valid ones and nonsense. */
export function randomRequests(document: OpenApi, nowMs: number): fc.Arbitrary<RandomRequest> {
  const values = new SchemaValues(document.components.schemas, nowMs);
  return fc.oneof(
    ...describedCalls(document).map((call) => ({
      weight: call.method === "post" && TAKES_TIME.test(call.path) ? 12 : (WEIGHTS[call.method] ?? 1),
      arbitrary: requestsOf(call, values),
    })),
  );
}

function requestsOf(call: DescribedCall, values: SchemaValues): fc.Arbitrary<RandomRequest> {
  const inPath = call.parameters.filter((parameter) => parameter.in === "path");
  const inQuery = call.parameters.filter((parameter) => parameter.in === "query");
  const path = Object.fromEntries(inPath.map(({ name }) => [name, pathPartOf(call.path, name)]));
  const noun = nounOfPath(call.path);
  const query = inQuery.map(({ name, schema, required }) => {
    const value = rarely(anything, values.of(schema, noun, name));
    const percent = required || OFTEN_NEEDED.has(name) ? 80 : Math.min(60, Math.ceil(200 / inQuery.length));
    return [name, sometimes(percent, value)] as const;
  });
  return fc.record({
    call: fc.constant(call),
    callerPick: fc.nat(999),
    path: fc.record(path),
    query: fc.record(Object.fromEntries(query)),
    body: call.body ? bodiesOf(call.body, values, noun) : rarely(anything, fc.constant(undefined)),
    headers: headersOf(call),
  });
}

function pathPartOf(path: string, name: string): fc.Arbitrary<unknown> {
  const segment = new RegExp(`(\\w+)/\\{${name}\\}`).exec(path)?.[1] ?? "";
  const noun = name === "urlname" ? "urlname" : nounOfSegment(segment);
  return rarely(fc.constantFrom(0, -1, 1, "x", 1.5, 2 ** 31, "1 or 1", "%00", "é"), learned(noun));
}

function rarely(rare: fc.Arbitrary<unknown>, usual: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 15, arbitrary: usual }, { weight: 1, arbitrary: rare });
}

function sometimes(percent: number, values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: percent, arbitrary: values },
    { weight: 100 - percent, arbitrary: fc.constant(undefined) },
  );
}

function headersOf({ parameters, body }: DescribedCall): fc.Arbitrary<Record<string, unknown>> {
  const fields = parameters
    .filter((parameter) => parameter.in === "header")
    .map(({ name }) => {
      const value = fc.oneof(
        learned(name === "Idempotency-Key" ? "key" : "etag"),
        fc.stringMatching(/^[!-~]{0,20}$/),
      );
      return [name, sometimes(40, value)] as const;
    });
  const type = fc.constantFrom("text/plain", "application/xml", "application/json; charset=latin1", "");
  return fc.record({
    ...Object.fromEntries(fields),
    ...(body && { "content-type": rarely(type, fc.constant("application/json")) }),
    accept: fc.oneof(
      { weight: 30, arbitrary: fc.constant("*/*") },
      { weight: 1, arbitrary: fc.constantFrom("application/json", "text/html", "image/png") },
    ),
  });
}

function bodiesOf(
  { schema, example }: RequestBody,
  values: SchemaValues,
  noun: string,
): fc.Arbitrary<unknown> {
  const valid = fc.oneof(values.like(example, noun), values.of(schema, noun));
  const raw = fc.oneof(fc.string(), fc.constantFrom("{", "[]", "null", '{"a":1,"a":2}', ""));
  return fc.oneof(
    { weight: 12, arbitrary: valid },
    { weight: 5, arbitrary: nearlyValid(valid) },
    { weight: 1, arbitrary: anything },
    { weight: 1, arbitrary: raw.map((text) => new RawBody(text)) },
  );
}

/** Changes one place of a valid body: the value, a field that is missing, or one too many. */
function nearlyValid(bodies: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(bodies, fc.nat(1000), fc.constantFrom("replace", "remove", "add"), anything)
    .map(([body, pick, change, value]) => {
      // The body as a whole and the name of its record are the least interesting places.
      const places = placesIn(body);
      const inner = places.filter(({ length }) => length > 1);
      const place =
        (inner.length > 0 && pick % 8 > 0 ? inner : places)[pick % (inner.length || places.length)] ?? [];
      return changeAt(body, place, (part) => {
        if (change === "remove") return undefined;
        return change === "add" && isRecord(part) ? { ...part, unheard_of: value } : value;
      });
    });
}

type Place = readonly (string | number)[];

function placesIn(value: unknown, here: Place = []): Place[] {
  const fields: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return [here, ...fields.flatMap(([field, part]) => placesIn(part, [...here, field]))];
}

function changeAt(value: unknown, place: Place, change: (part: unknown) => unknown): unknown {
  const [field, ...rest] = place;
  if (field === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one, at) => (at === field ? changeAt(one, rest, change) : one));
  if (!isRecord(value)) return value;
  return { ...value, [field]: changeAt(value[field], rest, change) };
}
