import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useIdempotencyKey } from "./use-idempotency-key.ts";

test("the same content has the same key until a call succeeds; other content has its own", async () => {
  const { result } = await renderHook(useIdempotencyKey);
  const keys: string[] = [];
  const send = (name: string, isLost = false) =>
    result
      .current({ name }, async (_content, headers) => {
        keys.push(headers["idempotency-key"]);
        if (isLost) throw new Error("network");
      })
      .catch(() => null);
  await send("summer", true);
  await send("summer");
  await send("summer");
  await send("winter", true);
  await send("spring");
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
});
