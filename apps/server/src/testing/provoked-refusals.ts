import { type EndpointName, ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { Endpoint, ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import { type ErrorCode, ERRORS, ERROR_CODES, translateKeyOf } from "@rendezvous/contract/ground/errors";
import { refusalsOfEndpoint } from "@rendezvous/contract/ground/refusals";
import { OLD_CALLS } from "@rendezvous/contract/site/old-calls";

interface DocumentedCall {
  readonly name: string;
  readonly version: ApiVersion;
  readonly refusals: readonly ErrorCode[];
  readonly method: string;
  readonly pattern: RegExp;
}

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
/** Most specific paths first, because an address may match several: fewest parameters, then longest. */
const DOCUMENTED_CALLS: readonly DocumentedCall[] = [
  ...NAMES.map((name): [string, Endpoint] => [name, ENDPOINTS[name]]),
  ...OLD_CALLS.map(({ path, endpoint }): [string, Endpoint] => [`${endpoint.method} ${path}`, endpoint]),
]
  .flatMap(([name, endpoint]) => {
    const { method, paths } = endpoint;
    return (Object.entries(paths) as [ApiVersion, string][]).map(([version, path]) => ({
      name,
      version,
      method,
      refusals: refusalsOfEndpoint(endpoint, version),
      pattern: new RegExp(
        `^${version}${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}(\\.json)?$`,
      ),
    }));
  })
  .toSorted((one, other) => weightOf(one) - weightOf(other));

function weightOf({ pattern: { source } }: DocumentedCall): number {
  return source.split("[^").length - source.length / 1000;
}

const byText = new Map(
  ERROR_CODES.flatMap((name) => [
    [name, name],
    [String(ERRORS[name].code), name],
    [translateKeyOf(name), name],
  ]),
);

/** The refusals that each call has answered in this file's tests, as `name code`. */
export const SEEN = new Set<string>();

/** Records a call's refusal and fails if the contract does not list it, because clients rely on that list. */
export function noteRefusal(method: string, path: string, status: number, body: unknown): void {
  if (status < 400 || status > 499) return;
  const [address = ""] = path.split("?");
  const call = DOCUMENTED_CALLS.find((one) => one.method === method && one.pattern.test(address));
  const code = call && codeOf(body);
  if (!call || code === undefined) return;
  SEEN.add(`${call.name} ${code}`);
  if (!call.refusals.includes(code))
    throw new Error(`${call.version} ${call.name} refused with ${code}, which the contract does not list`);
}

/** Returns the code of a refusal in any version's format, or in the special format of two calls; undefined for a page. */
function codeOf(body: unknown): ErrorCode | undefined {
  const reply = (Array.isArray(body) ? body[0] : body) as
    | { code?: number; translate_key?: string; temp_email?: string; messages?: { errors?: string[] } }
    | undefined;
  if (reply?.temp_email !== undefined) return "email_already_exists";
  const text = reply?.messages?.errors?.[0] ?? reply?.translate_key;
  return text === undefined ? undefined : byText.get(text);
}
