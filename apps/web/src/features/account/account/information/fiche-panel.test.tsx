import type { Fiche } from "@rendezvous/contract/booking/fiche";
import type { FormField } from "@rendezvous/contract/catalogue/form";
import { expect, test } from "vitest";
import { startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../../ground/session/session-store.ts";
import { aSession } from "../../../ground/session/testing/a-session.ts";
import { FichePanel } from "./fiche-panel.tsx";

const FORM: FormField[] = [
  { name: "lastname", label: "Last name", type: "string", required: true },
  { name: "firstname", label: "First name", type: "string", required: true },
  { name: "email", label: "E-mail", type: "email", required: true },
];
const CAMILLE: Fiche = {
  id: 3,
  group_id: 4,
  externid: null,
  firstname: "Camille",
  lastname: "Martin",
  email: "camille@example.org",
  firstphone: "",
  phone: "",
  deleted: false,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  changed_at: "2026-01-01T00:00:00Z",
  version: 1,
};

test("only what was sent counts as saved: what is typed meanwhile stays in the form as unsaved", async () => {
  const session = aSession();
  startSession("practice", session);
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  const { screen } = await startInGroup(
    <FichePanel session={session} id="fiche-3" fiche={CAMILLE} isAdded={false} />,
    {
      isLogged: true,
      catalogue: { forms: { Fiche: FORM, Vevent: [] } },
      answer: async ({ method, body }) => {
        if (method !== "PUT") return { records: [CAMILLE], total: 1, page: 1, results: 50 };
        sent.push(body);
        await isTyped;
        return { ...CAMILLE, firstname: "Camille-Anne" };
      },
    },
  );
  const save = screen.getByRole("button", { name: /^Save/ });
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  await screen.getByLabelText(/^First name/).fill("Camille-Anne ");
  await save.click();
  await screen.getByLabelText(/^Last name/).fill("Moreau");
  goOn();
  await expect.element(screen.getByLabelText(/^Last name/)).toHaveValue("Moreau");
  await expect.element(save).toHaveAttribute("aria-disabled", "false");
  expect(sent).toEqual([{ fiche: { firstname: "Camille-Anne" } }]);
  await save.click();
  await expect.poll(() => sent.at(-1)).toEqual({ fiche: { lastname: "Moreau" } });
  // After saving, the form shows the stored values and has nothing left to save.
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  await expect.element(screen.getByLabelText(/^First name/)).toHaveValue("Camille-Anne");
});

test("a new person whose answer is lost on the way is sent again under the same key", async () => {
  const session = aSession();
  startSession("practice", session);
  const keys: (string | null)[] = [];
  const { screen } = await startInGroup(
    <FichePanel session={session} id="new" fiche={null} isAdded={false} />,
    {
      isLogged: true,
      catalogue: { forms: { Fiche: FORM, Vevent: [] } },
      answer: ({ method, headers }) => {
        if (method !== "POST") return { records: [CAMILLE], total: 1, page: 1, results: 50 };
        keys.push(headers.get("idempotency-key"));
        return undefined;
      },
    },
  );
  await screen.getByLabelText(/^First name/).fill("Ida");
  await screen.getByLabelText(/^Last name/).fill("Fabre");
  const add = screen.getByRole("button").last();
  for (let count = 1; count <= 2; count += 1) {
    await add.click();
    await expect.poll(() => keys.length).toBe(count);
  }
  await screen.getByLabelText(/^First name/).fill("Idun");
  await add.click();
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[0]).toMatch(/^\w{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
