import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { createQueryClient } from "./query-client.ts";

function Change({ onAsked }: { onAsked: () => void }) {
  const change = useMutation({
    mutationFn: async () => {
      onAsked();
      await new Promise((resolve) => setTimeout(resolve, 200));
    },
  });
  return (
    <button type="button" disabled={change.isPending} onClick={() => change.mutate()}>
      {change.isSuccess ? "Done" : "Change"}
    </button>
  );
}

test("a double-clicked button sends its change once", async () => {
  let callCount = 0;
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <Change onAsked={() => (callCount += 1)} />
    </QueryClientProvider>,
  );
  await screen.getByRole("button").dblClick();
  await expect.element(screen.getByRole("button", { name: "Done" })).toBeVisible();
  expect(callCount).toBe(1);
});
