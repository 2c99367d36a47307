import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../lib/query-client.ts";
import { Button } from "./button.tsx";

function Change({ change }: { change: () => Promise<void> }) {
  const changing = useMutation({ mutationFn: change });
  return (
    <Button isBusy={changing.isPending} onClick={() => changing.mutate()}>
      {changing.isError ? "Try again" : "Change"}
    </Button>
  );
}

test("a button that has nothing to do submits nothing and keeps the focus", async () => {
  let sent = 0;
  const screen = await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" isIdle>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole("button");
  await button.click({ force: true });
  await expect.element(button).toHaveFocus();
  await screen.getByLabelText("Name").click();
  await userEvent.keyboard("{Enter}");
  expect(sent).toBe(0);
});

test("a button keeps the focus while its action is under way, and starts it once", async () => {
  let callCount = 0;
  const answer = Promise.withResolvers<void>();
  const change = () => {
    callCount += 1;
    return answer.promise;
  };
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <Change change={change} />
    </QueryClientProvider>,
  );
  const button = screen.getByRole("button");
  await button.dblClick();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect.element(button).toHaveFocus();
  answer.reject(new Error("refused"));
  await expect.element(button).toHaveTextContent("Try again");
  await expect.element(button).toHaveFocus();
  await expect.element(button).not.toHaveAttribute("aria-disabled", "true");
  expect(callCount).toBe(1);
});
