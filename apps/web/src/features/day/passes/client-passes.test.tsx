import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aProSession } from "../../ground/session/testing/a-session.ts";
import { ClientPasses } from "./client-passes.tsx";

test("a pass whose answer is lost on the way is not given twice, and a second one is another pass", async () => {
  startSession("practice", aProSession("pro"));
  const keys: (string | null)[] = [];
  await startInGroup(<ClientPasses ficheId={7} />, {
    isLogged: true,
    group: { sells_passes: true },
    answer: ({ method, headers }) => {
      if (method === "GET")
        return { records: [], offers: [{ id: 1, name: "Ten classes", visits: 10, price: 12_000 }] };
      keys.push(headers.get("idempotency-key"));
      return keys.length === 1 ? undefined : {};
    },
  });
  const give = page.getByRole("button", { name: "Give", exact: false });
  for (let count = 1; count <= 3; count += 1) {
    await give.click();
    await expect.poll(() => keys.length).toBe(count);
    if (count > 1) await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  }
  expect(keys[0]).toMatch(/^\w{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
