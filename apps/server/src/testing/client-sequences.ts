import { expect } from "vitest";
import type { TestApp } from "./start-app.ts";

/**
 * A request as typical third-party clients send it. `{name}` stands for a value of the run or of an earlier answer; `keep` stores
 * parts of the answer.
 */
export interface Step {
  readonly send: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly status: number;
  /** The parts of the answer that the client reads. */
  readonly has?: unknown;
  /** A text that the answer contains, for an answer that is not JSON. */
  readonly contains?: string;
  readonly keep?: Record<string, string>;
}

export type Ids = Readonly<Record<string, string | number>>;

/** A value that is only `{name}` becomes the named value, numbers included. */
function fill<Value>(value: Value, existing: Ids): Value {
  const text = JSON.stringify(value).replaceAll(
    /"\{(\w+)\}"|\{(\w+)\}/g,
    (whole, alone?: string, inside?: string) => {
      const id = existing[alone ?? inside ?? ""];
      if (id === undefined) return whole;
      return alone === undefined ? String(id) : JSON.stringify(id);
    },
  );
  return JSON.parse(text) as Value;
}

/** Sends the requests one after another, with the session cookie of the answers, and checks each answer. */
export async function runSequence(
  app: Pick<TestApp, "url">,
  steps: readonly Step[],
  existing: Ids,
): Promise<void> {
  const own: Record<string, string | number> = { ...existing };
  let cookie = "";
  for (const { send, headers = {}, body, status, has, contains, keep = {} } of steps) {
    const filled = fill(send, own);
    const blank = filled.indexOf(" ");
    const filledBody = fill(body ?? null, own);
    const answer = await fetch(`${app.url}/api/${filled.slice(blank + 1)}`, {
      method: filled.slice(0, blank),
      headers: { ...fill(headers, own), ...(cookie !== "" && { cookie }) },
      ...(body !== undefined && {
        body: typeof filledBody === "string" ? filledBody : JSON.stringify(filledBody),
      }),
    });
    const text = await answer.text();
    expect(answer.status, `${send}: ${text}`).toBe(status);
    for (const set of answer.headers.getSetCookie())
      if (set.startsWith("_session_id=")) cookie = set.split(";", 1).join("");
    if (has !== undefined) expect(JSON.parse(text), send).toMatchObject(fill(has, own) as object);
    if (contains !== undefined) expect(text, send).toContain(fill(contains, own));
    for (const [name, at] of Object.entries(keep)) {
      const value = at.split(".").reduce((part, key) => part[key], JSON.parse(text));
      expect(value, `${send}: ${at}`).toBeDefined();
      own[name] = value;
    }
  }
}
