import * as fc from "fast-check";
import { AnswerCheck } from "./check-answer.ts";
import type { Caller, CallerSource, FuzzedServer } from "./callers.ts";
import { Learned, type LearnedValues } from "./learned-values.ts";
import { type DescribedCall, describedCalls, nounOfPath, type OpenApi } from "./operations.ts";
import { type RandomRequest, randomRequests } from "./random-requests.ts";
import { sendRequest, toCommand, toSentRequest } from "./send-request.ts";

/** An answer that the document does not describe. */
export interface Mismatch {
  readonly call: string;
  readonly caller: string;
  readonly fault: string;
  /** A shell command that repeats the request. */
  readonly command: string;
  readonly answer: string;
}

export interface FuzzOptions {
  readonly callers: CallerSource;
  readonly requests: number;
  readonly seed: number;
  readonly onAnswer?: (call: string, status: number) => void;
}

/** The number of requests after which ended logins are renewed. */
const RENEW_AFTER = 30;
/** The number that chooses the owner as the caller. */
const OWNER = 2;

/** Makes random requests to a server, and compares its answers with its OpenAPI document. */
export class Fuzz {
  readonly #server: FuzzedServer;
  readonly #check: AnswerCheck;
  readonly #calls: readonly DescribedCall[];
  readonly #requests: fc.Arbitrary<RandomRequest>;

  constructor(server: FuzzedServer, document: OpenApi, nowMs: number) {
    this.#server = server;
    this.#check = new AnswerCheck(document);
    this.#calls = describedCalls(document);
    this.#requests = randomRequests(document, nowMs);
  }

  /** Makes requests in one group, one after the other: the same ones for the same seed. */
  async run({ callers, requests, seed, onAnswer = () => {} }: FuzzOptions): Promise<Mismatch[]> {
    const values = await callers.enter();
    values.add("groups", 1);
    const mismatches: Mismatch[] = [];
    const random = fc.sample(this.#requests, { numRuns: requests, seed });
    for (const [at, request] of [...this.#reads(), ...random].slice(0, requests).entries()) {
      if (at % RENEW_AFTER === RENEW_AFTER - 1) await callers.renew();
      const caller = callers.of(request.callerPick);
      const mismatch = await this.#make(request, caller, values, onAnswer);
      if (mismatch) mismatches.push(mismatch);
    }
    return mismatches;
  }

  /** Reads every list as the owner, so that later requests find records. */
  #reads(): RandomRequest[] {
    const group = new Learned("groups", 1);
    return this.#calls
      .filter(({ method, path }) => method === "get" && !/\{(?!id\})|\.events$/.test(path))
      .map((call) => {
        const query = call.parameters.some(({ name }) => name === "group_id") ? { group_id: group } : {};
        return { call, callerPick: OWNER, path: { id: group }, query, body: undefined, headers: {} };
      });
  }

  async #make(
    request: RandomRequest,
    caller: Caller,
    values: LearnedValues,
    onAnswer: NonNullable<FuzzOptions["onAnswer"]>,
  ): Promise<Mismatch | undefined> {
    const { call } = request;
    const sentRequest = toSentRequest(request, caller, values);
    const toMismatch = (fault: string, answer: string): Mismatch => ({
      call: call.name,
      caller: caller.name,
      fault,
      command: toCommand(this.#server.url, sentRequest),
      answer,
    });
    try {
      const answer = await sendRequest(this.#server.url, sentRequest);
      onAnswer(call.name, answer.status);
      const etag = answer.headers.get("etag");
      if (etag !== null) values.add("etag", etag);
      const isJson = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
      if (isJson && answer.status < 300) values.learn(nounOfPath(call.path), JSON.parse(answer.text));
      const fault = this.#check.faultOf(call, answer);
      return fault === undefined ? undefined : toMismatch(fault, `${answer.status} ${answer.text}`);
    } catch (error) {
      return toMismatch("no answer", String((error as Error).cause ?? error));
    }
  }
}
