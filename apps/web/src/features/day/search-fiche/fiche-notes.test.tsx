import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { endSession, startSession, useSession } from "../../ground/session/session-store.ts";
import { aProSession } from "../../ground/session/testing/a-session.ts";
import { FicheNotes } from "./fiche-notes.tsx";

function Notes() {
  const { session } = useSession();
  return session && <FicheNotes ficheId={7} />;
}

test("a note about a client that is half written when the login ends is there again after the next one", async () => {
  startSession("practice", aProSession("pro"));
  await startInGroup(<Notes />, { isLogged: true, answer: () => ({ comments: [], history: [] }) });
  const note = page.getByRole("textbox");
  await note.fill("Prefers mornings");
  endSession("practice", true);
  await expect.element(note).not.toBeInTheDocument();
  startSession("practice", aProSession("pro"));
  await expect.element(note).toHaveValue("Prefers mornings");
});

test("a note whose answer is lost on the way is sent again under the same key, another note under another one", async () => {
  startSession("practice", aProSession("pro"));
  const keys: (string | null)[] = [];
  await startInGroup(<Notes />, {
    isLogged: true,
    answer: ({ method, headers }) => {
      if (method === "GET") return { comments: [], history: [] };
      keys.push(headers.get("idempotency-key"));
      return keys.length === 1 ? undefined : {};
    },
  });
  const note = page.getByRole("textbox");
  const save = page.getByRole("button");
  await note.fill("Prefers mornings");
  await save.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await save.click();
  await expect.element(note).toHaveValue("");
  await note.fill("Has moved");
  await save.click();
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[0]).toMatch(/^\w{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
