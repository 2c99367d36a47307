import { SCOPES } from "@rendezvous/domain/permission/scopes";
import { PASSWORD } from "../people.ts";
import { addressOf } from "./group-files.ts";
import { Learned, LearnedValues } from "./learned-values.ts";

/** A server under test, whose limits are off. */
export interface FuzzedServer {
  readonly url: string;
  readonly apiKey: string;
}

export interface Caller {
  readonly name: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** The people and programs that make the requests of a run. */
export interface CallerSource {
  /** Returns the values that the logins contain. */
  enter(): Promise<LearnedValues>;
  /** Renews the logins that a request has ended. A person may stay locked out. */
  renew(): Promise<unknown>;
  /** Returns the caller for a number up to 999. */
  of(pick: number): Caller;
}

type Json = Readonly<Record<string, unknown>>;

/** How many of a thousand requests a caller makes. */
const SHARES = { owner: 340, pro: 90, call_centre: 90, client: 90, visitor: 90, guest: 40 };

/** The callers of one group: people of every role, access keys of every scope, and strangers. */
export class Callers implements CallerSource {
  readonly #server: FuzzedServer;
  readonly #urlname: string;
  readonly #tokens = new Map<string, string>();
  /** The access keys, one for each scope. */
  #keys: string[] = [];
  #keyWithEveryScope = "";
  #groupId = 0;

  constructor(server: FuzzedServer, urlname: string) {
    this.#server = server;
    this.#urlname = urlname;
  }

  async enter(): Promise<LearnedValues> {
    this.#groupId = Number((await this.#call("GET", `services/groups/${this.#urlname}`))["id"]);
    const values = new LearnedValues(this.#groupId);
    for (const login of await this.renew()) values.learn("", login);
    this.#keys = await Promise.all(SCOPES.map((scope) => this.#createKey([scope])));
    return values;
  }

  async renew(): Promise<Json[]> {
    const logins: Json[] = [];
    for (const role of ["owner", "pro", "call_centre", "client"]) {
      const token = this.#tokens.get(role);
      if (token !== undefined && (await this.#isAlive(token))) continue;
      const account = { email: addressOf(role, this.#urlname), password: PASSWORD, group_id: this.#groupId };
      const answer = await this.#call("POST", "sessions/login", { body: { account } });
      const { account_token } = answer;
      logins.push(answer);
      if (typeof account_token === "string") this.#tokens.set(role, account_token);
      else if (token === undefined)
        throw new Error(`${role} of ${this.#urlname} could not log in: ${JSON.stringify(answer)}`);
    }
    if (!(await this.#isAlive(this.#keyWithEveryScope)))
      this.#keyWithEveryScope = await this.#createKey(SCOPES);
    return logins;
  }

  of(pick: number): Caller {
    let rest = pick;
    const { apiKey } = this.#server;
    for (const [name, share] of Object.entries(SHARES)) {
      rest -= share;
      if (rest >= 0) continue;
      if (name === "visitor") return { name, query: { apikey: apiKey }, headers: {} };
      if (name === "guest")
        return { name, query: { apikey: apiKey, token: new Learned("token", pick) }, headers: {} };
      const token = this.#tokens.get(name)!;
      if (pick % 2 === 0) return { name, query: { apikey: apiKey, token }, headers: {} };
      return { name, query: { apikey: apiKey }, headers: { authorization: `Bearer ${token}` } };
    }
    if (rest < 15) return { name: "unknown token", query: { apikey: apiKey, token: "tk-none" }, headers: {} };
    if (rest < 30) return { name: "unknown key", query: { apikey: "0".repeat(32) }, headers: {} };
    const at = rest % this.#keys.length;
    // The key with every scope makes half of the keys' calls.
    const [name, key] =
      rest % 2 === 0 ? ["every scope", this.#keyWithEveryScope] : [SCOPES[at]!, this.#keys[at]!];
    return { name: `key with ${name}`, query: {}, headers: { authorization: `Bearer ${key}` } };
  }

  async #isAlive(token: string): Promise<boolean> {
    const { pro, account } = await this.#call("GET", `sessions/current?group_id=${this.#groupId}`, { token });
    return Boolean(pro ?? account);
  }

  async #createKey(scopes: readonly string[]): Promise<string> {
    const body = { access_key: { name: "Fuzz", scopes } };
    const token = this.#tokens.get("owner");
    const answer = await this.#call("POST", `groups/${this.#groupId}/access_keys`, { body, token });
    const { key } = (answer["access_key"] ?? {}) as { key?: string };
    return key ?? "rdv_none";
  }

  async #call(
    method: string,
    path: string,
    { body, token }: { body?: Json; token?: string | undefined } = {},
  ): Promise<Json> {
    const address = `${this.#server.url}/api/v3/${path}${path.includes("?") ? "&" : "?"}apikey=${this.#server.apiKey}`;
    const headers = {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return (await answer.json()) as Json;
  }
}
