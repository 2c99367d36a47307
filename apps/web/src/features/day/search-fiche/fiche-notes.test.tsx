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
