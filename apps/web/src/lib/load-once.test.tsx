import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../components/button.tsx";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { lazyComponent, loadOnce } from "./load-once.ts";

vi.spyOn(console, "error").mockImplementation(() => undefined);

function Again({ onRetry }: { onRetry: () => void }) {
  return <Button onClick={onRetry}>Try again</Button>;
}

/** Creates a load that fails the given number of times. */
function startWith(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error("not there");
    return ({ name }: { name: string }) => <p>Good morning, {name}</p>;
  });
  const Greeting = lazyComponent(load);
  const screen = render(
    <ErrorBoundary resetKey="" fallback={Again}>
      <Suspense fallback={null}>
        <Greeting name="Ada" />
      </Suspense>
    </ErrorBoundary>,
  );
  return { screen, load };
}

test("a part whose file comes is asked for once", async () => {
  const { screen, load } = startWith(0);
  await expect.element((await screen).getByText("Good morning, Ada")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test("a file that does not come is not asked for again and again, but when the visitor wants it", async () => {
  const { screen, load } = startWith(1);
  const button = (await screen).getByRole("button", { name: "Try again" });
  await expect.element(button).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  await expect.element((await screen).getByText("Good morning, Ada")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test("what did not come ahead of its need is asked for again", async () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 1) throw new Error("not there");
    return "come";
  });
  const file = loadOnce(load);
  await expect(file.fetch()).rejects.toThrow("not there");
  await expect(file.fetch()).resolves.toBe("come");
});
