import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startInGroup } from "../../features/ground/group/testing/start-in-group.tsx";
import { useShortcuts } from "../../lib/use-shortcuts.ts";
import { PopoverButton } from "./popover-button.tsx";
import { QuestionDialog } from "./question-dialog.tsx";

function MenuAndSearch() {
  const [isSearching, setSearching] = useState(false);
  useShortcuts({ "/": () => setSearching(true) });
  return (
    <>
      <PopoverButton popoverLabel="Account" renderContent={() => <button type="button">Log out</button>}>
        My account
      </PopoverButton>
      {isSearching && (
        <QuestionDialog title="Search" onClose={() => setSearching(false)}>
          <p>Clients and settings</p>
        </QuestionDialog>
      )}
    </>
  );
}

test("a dialog opened by a key over a menu returns the focus to the menu's button", async () => {
  await startInGroup(<MenuAndSearch />);
  const button = page.getByRole("button", { name: "My account" });
  await userEvent.click(button);
  await expect.element(page.getByRole("button", { name: "Log out" })).toHaveFocus();
  await userEvent.keyboard("/");
  await expect.element(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog", { name: "Search" })).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
