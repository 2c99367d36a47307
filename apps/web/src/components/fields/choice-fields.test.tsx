import "../../app/base.css";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { CheckBoxes } from "./choice-fields.tsx";

test.each(["row", "column", "list"] as const)("check boxes in a %s have no bullets", async (look) => {
  const screen = await render(
    <CheckBoxes
      label="Colours"
      look={look}
      options={[["red", "Red"]]}
      chosen={[]}
      onChange={() => undefined}
    />,
  );
  await expect.element(screen.getByRole("list")).toHaveStyle({ listStyleType: '""' });
});
