import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { alertUser, notify } from "../lib/popups.ts";
import { ShownPopups } from "./shown-popups.tsx";

const start = () =>
  render(
    <>
      <h1 tabIndex={-1}>My information</h1>
      <button type="button">Save</button>
      <ShownPopups closeLabel="Close" />
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
