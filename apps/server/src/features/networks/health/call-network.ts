import type { Context } from "../../../http/context.ts";
import { InsideError } from "../../../lib/outgoing-fetch.ts";

/** Why a network could not be used: it refused (4xx), failed (5xx), did not answer in time, or answered something else. */
export type NetworkFailure = "refused" | "failed" | "no_answer" | "unreadable";

export class NetworkError extends Error {
  readonly failure: NetworkFailure;
  /** The status of an answer that is no success. */
  readonly status: number | null;
  constructor(failure: NetworkFailure, message: string, status: number | null = null) {
    super(message);
    this.failure = failure;
    this.status = status;
  }
}

interface NetworkCall {
  /** For the log. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly withinMs: number;
}

/** Returns the answer of a network if it is a success; throws a NetworkError otherwise. */
export async function callNetwork(
  { calendarReader }: Pick<Context, "calendarReader">,
  { name, method, url, headers, body, withinMs }: NetworkCall,
): Promise<Response> {
  let answer: Response;
  try {
    answer = await calendarReader.outgoing(url, {
      method,
      headers,
      signal: AbortSignal.timeout(withinMs),
      ...(body !== undefined && { body }),
    });
  } catch (error) {
    const reason = error instanceof InsideError ? error.message : "no answer";
    throw new NetworkError("no_answer", `${name}: ${reason}`);
  }
  if (!answer.ok) {
    const { status } = answer;
    throw new NetworkError(status >= 500 ? "failed" : "refused", `${name}: status ${status}`, status);
  }
  return answer;
}
