import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { ClientContact } from "./client-contact.tsx";

const NAME = { firstname: "Ada", lastname: "Byron" };
const links = () =>
  page
    .getByRole("link")
    .all()
    .map((link) => link.element().getAttribute("href"));

test("a client is called and written to by a press", async () => {
  const fiche = { ...NAME, email: "ada@example.org", firstphone: "+33 (6) 39 98 11 22" };
  await startInGroup(<ClientContact fiche={fiche} />);
  await expect.element(page.getByRole("link", { name: "+33 (6) 39 98 11 22" })).toBeVisible();
  expect(links()).toEqual(["tel:+33639981122", "mailto:ada@example.org"]);
});

test("who left no number or address has no link for it", async () => {
  await startInGroup(<ClientContact fiche={{ ...NAME, email: "ada@example.org", firstphone: "" }} />);
  await expect.element(page.getByRole("link")).toHaveTextContent("ada@example.org");
});
