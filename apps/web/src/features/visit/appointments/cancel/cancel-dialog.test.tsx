import { loadLazyPhrases } from "@rendezvous/phrases/browser-phrases";
import { expect, test } from "vitest";
import { startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { appointmentIn } from "../list/testing/appointment-in.ts";
import { CancelDialog } from "./cancel-dialog.tsx";

test("a client who may cancel only a part of it reads why, and is not offered the button again", async () => {
  const refusal = { message: "other_calendar", messages: { errors: ["other_calendar"] } };
  await loadLazyPhrases("en", "appointment");
  const { screen } = await startInGroup(
    <CancelDialog
      appointments={[appointmentIn(60)]}
      token={undefined}
      onCancelled={() => undefined}
      onStale={() => undefined}
      onClose={() => undefined}
    />,
    { answer: () => Response.json(refusal, { status: 403 }) },
  );
  await screen.getByRole("button", { name: /^Yes/ }).click();
  await expect.element(screen.getByText(/also on a colleague’s calendar/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^Yes/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Close" })).toBeVisible();
});

test("whoever opens it too late reads so at once, with the phone instead of the question", async () => {
  await loadLazyPhrases("en", "appointment");
  const { screen } = await startInGroup(
    <CancelDialog
      appointments={[appointmentIn(60)]}
      token={undefined}
      onCancelled={() => undefined}
      onStale={() => undefined}
      onClose={() => undefined}
    />,
    { group: { min_cancel_notice: 12 * 60 } },
  );
  await expect.element(screen.getByText(/too close to be cancelled/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /^Call/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Yes/ }).elements()).toHaveLength(0);
});

test("a client reads that all places of a class are cancelled, with the names of the others", async () => {
  await loadLazyPhrases("en", "appointment");
  const { screen } = await startInGroup(
    <CancelDialog
      appointments={[{ ...appointmentIn(60), places: 2, guests: ["Zoe Moon"] }]}
      token={undefined}
      onCancelled={() => undefined}
      onStale={() => undefined}
      onClose={() => undefined}
    />,
  );
  await expect.element(screen.getByText("Places: 2 (Zoe Moon)")).toBeVisible();
});
