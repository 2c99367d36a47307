import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { alertUser, notify } from "../../lib/popups.ts";
import { ShownPopups } from "./shown-popups.tsx";

const start = (slowText: string | null = null) =>
  render(
    <>
      <h1 tabIndex={-1}>My information</h1>
      <button type="button">Save</button>
      <ShownPopups closeLabel="Close" slowText={slowText} />
    </>,
  );
const say = {
  notification: () => notify("success", "Saved."),
  alert: () => alertUser({ message: "It could not be saved." }),
};

test.each(["notification", "alert"] as const)(
  "whoever closes the %s by the keyboard is back where they were",
  async (kind) => {
    const screen = await start();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    say[kind]();
    await expect.element(screen.getByRole("button", { name: "Close" })).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("button", { name: "Close" })).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  },
);

test.each(["notification", "alert"] as const)(
  "whoever was nowhere and closes the %s is at the title of the page",
  async (kind) => {
    const screen = await start();
    say[kind]();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect.element(screen.getByRole("heading")).toHaveFocus();
  },
);

test("an alert closed by Escape leaves the focus where it was", async () => {
  const screen = await start();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  say.alert();
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Save" })).toHaveFocus();
});

test("a notification that is said again stays as long again", async () => {
  const screen = await start();
  stopTimers();
  say.notification();
  await pass(2500);
  say.notification();
  await pass(2500);
  expect(screen.getByText("Saved.").elements()).toHaveLength(1);
  await pass(500);
  expect(screen.getByText("Saved.").elements()).toHaveLength(0);
});

test("a notification stays while the pointer is on it, and goes after it", async () => {
  const screen = await start();
  say.notification();
  await userEvent.hover(screen.getByText("Saved."));
  stopTimers();
  await pass(3500);
  expect(screen.getByText("Saved.").elements()).toHaveLength(1);
  await userEvent.hover(screen.getByRole("heading"));
  await pass(3500);
  expect(screen.getByText("Saved.").elements()).toHaveLength(0);
});

test("a notification stays while it has the focus, though the pointer has left it", async () => {
  const screen = await start();
  say.notification();
  await userEvent.hover(screen.getByText("Saved."));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await userEvent.hover(screen.getByText("Saved."));
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  stopTimers();
  await userEvent.hover(screen.getByRole("heading"));
  await pass(3500);
  expect(screen.getByText("Saved.").elements()).toHaveLength(1);
});

test("that an answer takes long is told as long as it does", async () => {
  stopTimers();
  const screen = await start("Still waiting.");
  await pass(3500);
  expect(screen.getByText("Still waiting.").elements()).toHaveLength(1);
});

function stopTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets time pass; before and after it React draws what happened. */
async function pass(ms: number): Promise<void> {
  await drawn();
  await vi.advanceTimersByTimeAsync(ms);
  await drawn();
}

async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
