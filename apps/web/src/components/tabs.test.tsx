import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { accessibilityFaults } from "../features/visit/slots/testing/accessibility-faults.ts";
import { Tabs } from "./tabs.tsx";

const TABS = ["Services", "Packs", "Others"].map((title) => ({
  id: title.toLowerCase(),
  title,
  content: <p>{`All ${title.toLowerCase()}`}</p>,
}));

function Offers() {
  const [selected, setSelected] = useState("services");
  return (
    <main>
      <Tabs label="What there is" tabs={TABS} selected={selected} onSelect={setSelected} />
      <button type="button">After</button>
    </main>
  );
}

test("a tab is shown by click or arrow keys, and all tabs are one stop of the Tab key", async () => {
  const screen = await render(<Offers />);
  const tab = (name: string) => screen.getByRole("radio", { name });
  await expect.element(screen.getByRole("group", { name: "What there is" })).toBeInTheDocument();
  await expect.element(tab("Services")).toBeChecked();
  await expect.element(screen.getByText("All services")).toBeInTheDocument();
  await tab("Packs").click();
  await expect.element(screen.getByText("All packs")).toBeInTheDocument();
  await expect.element(screen.getByText("All services")).not.toBeInTheDocument();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Others")).toHaveFocus();
  await expect.element(tab("Others")).toBeChecked();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Services")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(screen.getByText("All others")).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "After" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(tab("Others")).toHaveFocus();
  expect(await accessibilityFaults()).toEqual([]);
});
