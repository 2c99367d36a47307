import { useRef } from "react";
import { createKey } from "../../../lib/create-key.ts";

export type IdempotencyHeaders = Readonly<Record<"idempotency-key", string>>;

/**
 * Returns a function that makes a call which creates something. The same content is sent with the same idempotency key until a
 * call succeeds: a repetition after a lost answer creates nothing twice.
 */
export function useIdempotencyKey() {
  const attempt = useRef<{ readonly written: string; readonly key: string }>(null);
  return async <Content, Answer>(
    content: Content,
    create: (content: Content, headers: IdempotencyHeaders) => Promise<Answer>,
  ): Promise<Answer> => {
    const written = JSON.stringify(content);
    if (attempt.current?.written !== written) attempt.current = { written, key: createKey() };
    const answer = await create(content, { "idempotency-key": attempt.current.key });
    attempt.current = null;
    return answer;
  };
}
