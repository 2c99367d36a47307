import { createMemoryHistory } from "@tanstack/history";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Navigation, useLocation } from "./navigation.tsx";

function Address() {
  return <output>{useLocation().href}</output>;
}

test("another screen begins at its top, and what only changes on a screen leaves the reader where they are", async () => {
  const scroll = vi.spyOn(window, "scrollTo").mockReturnValue();
  onTestFinished(() => scroll.mockRestore());
  const history = createMemoryHistory({ initialEntries: ["/list"] });
  const screen = await render(
    <Navigation history={history}>
      <Address />
    </Navigation>,
  );
  history.replace("/list?find=cut");
  await expect.element(screen.getByRole("status")).toHaveTextContent("/list?find=cut");
  expect(scroll).not.toHaveBeenCalled();
  history.push("/list?find=cut&page=2");
  await expect.element(screen.getByRole("status")).toHaveTextContent("/list?find=cut&page=2");
  expect(scroll).toHaveBeenCalledTimes(1);
  history.replace("/record");
  await expect.element(screen.getByRole("status")).toHaveTextContent("/record");
  expect(scroll).toHaveBeenCalledTimes(2);
});
