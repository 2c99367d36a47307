import { TOTP } from "otpauth";
import type { EndpointName } from "@rendezvous/contract/endpoints";
import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { makeOpenApiDocument } from "../../features/site/openapi/openapi-document.ts";
import { PASSWORD } from "../people.ts";
import type { Caller, CallerSource, FuzzedServer } from "./callers.ts";
import { LearnedValues } from "./learned-values.ts";
import type { OpenApi } from "./operations.ts";

/**
 * Describes the operators' calls, which the published document leaves out. Without the logout: an operator's next login would wait
 * for the app's next code.
 */
export function describeOperatorCalls(): OpenApi {
  const steps = makeOpenApiDocument(Object.keys(ENDPOINTS) as EndpointName[], "");
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { paths, components } = step.value as unknown as OpenApi;
  const own = Object.entries(paths).filter(([path]) => path.startsWith("/api/v3/operator/"));
  const withoutLogout = own.map(([path, { delete: removal, ...methods }]) => [
    path,
    path.endsWith("/session") || removal === undefined ? methods : { ...methods, delete: removal },
  ]);
  return { paths: Object.fromEntries(withoutLogout) as OpenApi["paths"], components };
}

/** An operator, and a visitor, who may only log in. */
export class OperatorCallers implements CallerSource {
  readonly #server: FuzzedServer;
  readonly #key: string;
  #cookie = "";

  /** `key`: of the one-time link. */
  constructor(server: FuzzedServer, key: string) {
    this.#server = server;
    this.#key = key;
  }

  async enter(): Promise<LearnedValues> {
    const begun = (await (await this.#post("setup/start", { key: this.#key })).json()) as { secret: string };
    const code = new TOTP({ secret: begun.secret }).generate();
    const answer = await this.#post("setup", { key: this.#key, password: PASSWORD, code });
    this.#cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0]!;
    return new LearnedValues(1);
  }

  async renew(): Promise<void> {}

  of(pick: number): Caller {
    const query = { apikey: this.#server.apiKey };
    return pick % 8 === 0
      ? { name: "visitor", query, headers: {} }
      : { name: "operator", query, headers: { cookie: this.#cookie } };
  }

  #post(path: string, body: object): Promise<Response> {
    return fetch(`${this.#server.url}/api/v3/operator/${path}?apikey=${this.#server.apiKey}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }
}
