import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { accessibilityFaults } from "../features/slots/testing/accessibility-faults.ts";
import { Tabbed } from "./tabbed.tsx";

const TABS = ["Services", "Packs", "Others"].map((title) => ({
  id: title.toLowerCase(),
  title,
  content: <p>{`All ${title.toLowerCase()}`}</p>,
}));

function Offers() {
  const [selected, setSelected] = useState("services");
  return (
    <main>
      <Tabbed label="What there is" tabs={TABS} selected={selected} onSelect={setSelected} />
      <button type="button">After</button>
    </main>
  );
}

test("one panel is shown, by click or by the arrow keys, and the tabs are one stop of the Tab key", async () => {
  const screen = await render(<Offers />);
  const tab = (name: string) => screen.getByRole("tab", { name });
  await expect.element(screen.getByRole("tabpanel", { name: "Services" })).toHaveTextContent("All services");
  await tab("Packs").click();
  await expect.element(screen.getByRole("tabpanel", { name: "Packs" })).toHaveTextContent("All packs");
  await expect.element(screen.getByText("All services")).not.toBeInTheDocument();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Others")).toHaveFocus();
  await expect.element(tab("Others")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Services")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(tab("Others")).toHaveFocus();
  await userEvent.keyboard("{Home}{End}");
  await expect.element(screen.getByRole("tabpanel")).toHaveTextContent("All others");
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "After" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(tab("Others")).toHaveFocus();
  expect(await accessibilityFaults()).toEqual([]);
});
