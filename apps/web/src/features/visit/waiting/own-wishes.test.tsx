import "../../../app/tokens.css";
import "../../../app/base.css";
import type { Wish } from "@rendezvous/contract/booking/wish";
import { loadLazyPhrases } from "@rendezvous/phrases/browser-phrases";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { OwnWishes } from "./own-wishes.tsx";

const WISH: Wish = {
  id: 5,
  fiche_id: 3,
  firstname: "Camille",
  lastname: "Dubois",
  firstphone: "",
  pack_ids: [],
  intervention_ids: [1],
  interventions: [{ id: 1, name: "Consultation" }],
  calendars: [],
  appointment: null,
  first_day: "2026-12-01",
  last_day: "2026-12-20",
  days: [],
  times: [],
  state: "waiting",
  first: false,
  created_at: "2026-11-27T09:00:00Z",
  offer: null,
};

test("a wish is withdrawn after a question, and the title takes the focus, because its button disappears", async () => {
  await loadLazyPhrases("en", "waiting");
  let wishes = [WISH];
  await startInGroup(
    <main>
      <h1 tabIndex={-1}>My appointments</h1>
      <OwnWishes />
    </main>,
    {
      isLogged: true,
      answer: ({ method }) => {
        if (method === "DELETE") wishes = [];
        return method === "DELETE" ? { wish: WISH } : { records: wishes, count: wishes.length };
      },
    },
  );
  const leave = page.getByRole("button", { name: /Consultation$/ });
  const dialog = page.getByRole("dialog", { name: "Leave the waiting list?" });
  await leave.click();
  await dialog.getByRole("button", { name: "Stay on the list" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(leave).toHaveFocus();
  await leave.click();
  await dialog.getByRole("button", { name: "Leave the waiting list" }).click();
  await expect.element(leave).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "My appointments" })).toHaveFocus();
});
