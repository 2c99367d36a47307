import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { openManage, openSalon } from "./steps/owner.ts";
import { dayIn } from "./steps/receptionist.ts";
import { newPerson } from "./steps/visitor.ts";

interface Message {
  readonly type: string;
  readonly data: { readonly appointment?: { readonly fiche: { readonly lastname: string } } };
}

/** Starts a receiver that refuses messages until it is told to take them. */
async function startReceiver() {
  const messages: Message[] = [];
  const state = { status: 204 };
  const server = createServer(async (request, response) => {
    const message = JSON.parse(await text(request)) as Message;
    if (state.status < 300) messages.push(message);
    response.writeHead(state.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { messages, state, url: `http://127.0.0.1:${port}/rendezvous`, stop: () => server.close() };
}

test("an owner tells another program of bookings, by keyboard, and sends again what it refused", async ({
  page,
  request,
}) => {
  const receiver = await startReceiver();
  const urlname = await openSalon();
  await openManage(page, urlname, "/webhooks");
  await page.getByRole("button", { name: "Nouveau webhook" }).press("Enter");
  await page.keyboard.type("Notre CRM");
  await page.getByRole("textbox", { name: "Adresse" }).fill("ftp://crm.example.org");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Adresse" })).toBeFocused();
  await expect(page.getByText(/Indiquez une adresse qui commence par https/)).toBeVisible();
  await page.getByRole("textbox", { name: "Adresse" }).fill(receiver.url);
  await expectNoBarrierAtAnyWidth(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Secret" })).toHaveValue(/^whsec_/);
  await expect(page.getByRole("textbox", { name: "Secret" })).toBeFocused();
  await page.getByRole("button", { name: "C’est fait" }).press("Enter");
  await expect(page.getByRole("button", { name: "Nouveau webhook" })).toBeFocused();

  await page.getByRole("button", { name: "Envoyer un test" }).press("Enter");
  await expect.poll(() => receiver.messages.map(({ type }) => type)).toEqual(["webhook.test"]);
  receiver.state.status = 500;
  const client = await otherClient(request, urlname);
  const { id } = client.catalogue.interventions.find(({ publicname }) => publicname === "Coupe")!;
  const [slot] = await freeSlots(client, { intervention_id: id, from: dayIn(3) });
  const person = newPerson();
  await take(client, slot!, id, person);
  const deliveries = page.getByRole("region", { name: "Messages", exact: true });
  await expect(deliveries.getByRole("listitem").first()).toContainText("Un rendez-vous est pris");
  await expect(deliveries.getByRole("listitem").first()).toContainText(/En attente · Réponse 500/, {
    timeout: 20_000,
  });
  await expect(page.getByText(/Aucun message n’est passé depuis/)).toBeVisible({ timeout: 20_000 });
  await deliveries.getByRole("button", { name: "Afficher" }).first().press("Enter");
  await expect(deliveries.getByText(person.lastname)).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);

  receiver.state.status = 204;
  await deliveries.getByRole("button", { name: "Renvoyer", exact: true }).first().press("Enter");
  await expect
    .poll(() => receiver.messages.map(({ type }) => type), { timeout: 20_000 })
    .toEqual(["webhook.test", "appointment.booked"]);
  expect(receiver.messages[1]?.data.appointment?.fiche.lastname).toBe(person.lastname);
  await expect(deliveries.getByRole("listitem").first()).toContainText(/Remis/, { timeout: 20_000 });

  await page.getByRole("button", { name: "Nouveau secret" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Nouveau secret" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Secret" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Secret" })).toBeInViewport();
  await page.getByRole("button", { name: "C’est fait" }).press("Enter");

  await page.getByRole("button", { name: "Supprimer" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).press("Enter");
  await expect(page.getByText("Rien ici pour l’instant.")).toBeVisible();
  receiver.stop();
});
