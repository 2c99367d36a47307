import type { Fiche } from "@rendezvous/contract/booking/fiche";
import { describe, expect, test } from "vitest";
import { type Situation, startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aSession } from "../../ground/session/testing/a-session.ts";
import { ExistingClientsAlert } from "./existing-clients-alert.tsx";

function aFiche(id: number, more: Partial<Fiche>): Fiche {
  return {
    id,
    group_id: 4,
    externid: null,
    firstname: "Camille",
    lastname: "Dubois",
    email: "camille@example.org",
    firstphone: "",
    phone: "",
    deleted: false,
    created_at: "",
    updated_at: "",
    changed_at: "",
    version: 1,
    ...more,
  };
}

const RESERVED: Situation = { group: { reserved: true } };
const TEXT = "Online booking is reserved for clients of Practice of the Lilacs.";

async function startLogged(fiches: readonly Fiche[], situation = RESERVED, session = aSession()) {
  startSession("practice", session);
  let callCount = 0;
  const { screen } = await startInGroup(
    <main>
      <ExistingClientsAlert />
      <p>The first step</p>
    </main>,
    {
      ...situation,
      isLogged: true,
      answer: ({ path }) => {
        if (!path.endsWith("/fiches")) return undefined;
        callCount += 1;
        return { records: fiches };
      },
    },
  );
  await expect.element(screen.getByText("The first step")).toBeVisible();
  return { screen, countCalls: () => callCount };
}

describe("a group that books for known clients only", () => {
  test("tells visitors so on the first screen", async () => {
    const { screen } = await startInGroup(<ExistingClientsAlert />, RESERVED);
    await expect.element(screen.getByText(TEXT)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /Call/ })).toBeVisible();
  });

  test("tells a client who is logged in but unknown to the group", async () => {
    const { screen } = await startLogged([aFiche(1, { existing_client: false })]);
    await expect.element(screen.getByText(TEXT)).toBeVisible();
  });

  test("tells an account without any person", async () => {
    const { screen } = await startLogged([]);
    await expect.element(screen.getByText(TEXT)).toBeVisible();
  });

  test("tells nothing to an account with at least one known person", async () => {
    const existing = [aFiche(1, { existing_client: false }), aFiche(2, { existing_client: true })];
    const { screen, countCalls } = await startLogged(existing);
    await expect.poll(countCalls).toBe(1);
    await expect.element(screen.getByText(TEXT)).not.toBeInTheDocument();
  });

  test("tells nothing to professionals", async () => {
    const { screen, countCalls } = await startLogged([], RESERVED, aSession({ type: "pro", accountId: 0 }));
    await expect.element(screen.getByText(TEXT)).not.toBeInTheDocument();
    expect(countCalls()).toBe(0);
  });
});

test("an open group checks nobody's record", async () => {
  const { screen, countCalls } = await startLogged([aFiche(1, { existing_client: false })], {});
  await expect.element(screen.getByText(TEXT)).not.toBeInTheDocument();
  expect(countCalls()).toBe(0);
});
