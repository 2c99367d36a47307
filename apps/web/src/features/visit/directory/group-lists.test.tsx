import "../../../app/tokens.css";
import "../../../app/base.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { accessibilityFaults } from "../slots/testing/accessibility-faults.ts";
import { GroupLists } from "./group-lists.tsx";

const salon = {
  urlname: "atelier-margaux",
  name: "L’Atelier de Margaux",
  city: "Toulouse",
  picture: null,
  logo: null,
  color: "#9d2b56",
};
const logins = [
  { role: "client" as const, email: "lucia@courriel.example", password: "Bonita-Trenza9" },
  { role: "owner" as const, email: "margaux@atelier.example", password: "Ciseaux&Peigne7" },
];

test.each([320, 1280])(
  "a demo group says what it shows and how to log in, the directory leads from page to page, without barriers at %i pixels",
  async (width) => {
    await page.viewport(width, 900);
    await startInGroup(
      <main>
        <h1>Groups</h1>
        <GroupLists
          page={{
            kind: "start",
            signUp: false,
            demos: [{ ...salon, logins }],
            directory: {
              groups: [{ ...salon, urlname: "rose", name: "Salon Rose" }],
              search: "s",
              page: 2,
              pages: 3,
            },
          }}
        />
      </main>,
      { address: "/?locale=en&q=s&page=2", answer: () => ({}) },
    );
    await expect.element(page.getByText(/hair salon with packs/)).toBeVisible();
    await page.getByText("Test accounts").click();
    await expect.element(page.getByText("Bonita-Trenza9")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Log in" }))
      .toHaveAttribute("href", "/atelier-margaux/login?locale=en");
    await expect
      .element(page.getByRole("link", { name: "Open the page – Salon Rose" }))
      .toHaveAttribute("href", "/rose?locale=en");
    await expect
      .element(page.getByRole("link", { name: "Next page" }))
      .toHaveAttribute("href", "/?locale=en&q=s&page=3");
    await expect.element(page.getByRole("searchbox")).toHaveValue("s");
    expect(await accessibilityFaults()).toEqual([]);
  },
);
