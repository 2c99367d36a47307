import type { SlotHold } from "@rendezvous/contract/booking/hold";
import type { BodyOf } from "@rendezvous/contract/v3-calls";

const NOT_HELD: SlotHold = { hold: null, expires_at: null, seconds: 0 };

/** Answers the calls about holds like the server, and records every call. */
export class HoldServer {
  readonly calls: string[] = [];
  readonly tokens = new Set<string>();
  /** The length of the next holds and renewals; 0: the group grants no more. */
  seconds = 600;
  /** The failure that answers the next hold. */
  failure: { status: number; message: string } | null = null;
  /** The answer to the next hold waits for this promise. */
  before: Promise<void> = Promise.resolve();

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, "http://localhost");
    if (init.method === "PUT") return this.#answer("renew", url.searchParams.get("hold"));
    if (url.pathname.endsWith("/release")) {
      this.calls.push("release");
      return Response.json(NOT_HELD);
    }
    const { hold } = JSON.parse(init.body as string) as BodyOf<"POST /groups/{id}/holds">;
    this.calls.push(`ask ${hold.start_at}`);
    await this.before;
    if (this.failure)
      return Response.json({ message: this.failure.message }, { status: this.failure.status });
    return this.#answer(`hold ${hold.start_at}`, hold.token ?? null);
  };

  /** Replaces `navigator.sendBeacon`. */
  readonly beacon = (url: string | URL): boolean => {
    const { searchParams } = new URL(url, "http://localhost");
    this.calls.push(`leave ${searchParams.get("seconds")}`);
    return true;
  };

  #answer(call: string, token: string | null): Response {
    this.calls.push(call);
    if (token !== null) this.tokens.add(token);
    const { seconds } = this;
    if (seconds === 0) return Response.json(NOT_HELD);
    const expires_at = new Date(Date.now() + seconds * 1000).toISOString();
    return Response.json({ hold: token, expires_at, seconds } satisfies SlotHold);
  }
}
