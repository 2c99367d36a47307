import type { CreatedAppointments } from "@rendezvous/contract/booking/appointment";
import { expect } from "@playwright/test";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { openDesk } from "./steps/desk.ts";
import { PASSWORD } from "./steps/account.ts";
import { emailOf, openManage, openSalon, saveIt } from "./steps/owner.ts";
import { blocks, dayIn } from "./steps/receptionist.ts";
import { newPerson, title } from "./steps/visitor.ts";

const MINUTE_MS = 60_000;

test("an owner hangs up a page; a client is there by the code of the mail; the team calls them in, all by keyboard", async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const born = { name: "birthdate", type: "datesplit", label: "Date de naissance" };
  const urlname = await openSalon({ forms: { Fiche: [born], Vevent: [] } });
  await openManage(page, urlname, "/rules");
  await page.getByRole("checkbox", { name: "Les clients s’annoncent à l’entrée" }).press("Space");
  await saveIt(page);
  await expect(page.getByRole("img", { name: /^QR code de cette page/ })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  const address = await page.getByRole("link", { name: "Ouvrir la page de l’entrée" }).getAttribute("href");

  const client = await otherClient(request, urlname);
  const service = client.catalogue.interventions[0]?.id ?? 0;
  const [slot] = await freeSlots(client, { intervention_id: service, from: dayIn(2) });
  const person = newPerson();
  const [booked] = await take(client, slot!, service, person);
  const [mail] = await waitForMails(person.email, 1);
  const code = /Code à l’arrivée\s*:\s*(\w{6})/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(code).toBe(booked?.arrival_code);

  const door = await context.newPage();
  await door.goto(`${address}&locale=fr`);
  await expect(title(door)).toHaveText(/^Vous avez rendez-vous/);
  await expectNoBarrierAtAnyWidth(door);
  // The appointment is another day's.
  await door.getByLabel("Code à l’arrivée").fill(code);
  await door.keyboard.press("Enter");
  await expect(door.getByText("Nous ne trouvons pas de rendez-vous aujourd’hui.")).toBeVisible();
  await expect(door.getByLabel("Code à l’arrivée")).toBeFocused();
  const account = { email: emailOf(urlname, "un"), password: PASSWORD };
  const desk = await openDesk(baseURL ?? "", client, account);
  const { records } = await desk.call<CreatedAppointments>("POST", "appointments", {
    appointment: {
      group_id: client.group.id,
      start_at: new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString(),
      calendar_id: booked?.calendar_id,
      intervention_ids: [service],
      fiche: { id: booked?.fiche_id },
      outside_rules: true,
    },
  });
  await desk.close();
  await door.getByLabel("Code à l’arrivée").fill(records[0]?.arrival_code ?? "");
  await door.keyboard.press("Enter");
  await expect(title(door)).toHaveText(`Bienvenue, ${person.firstname}`);
  await expect(title(door)).toBeFocused();
  await expectNoBarrierAtAnyWidth(door);
  await door.getByRole("button", { name: "Personne suivante" }).press("Enter");
  await door.getByRole("button", { name: "Je n’ai pas de code" }).press("Enter");
  await door.getByLabel("Nom").fill("Personne");
  // Typed in one go, as on the keys of a tablet.
  const birthdate = door.getByRole("group", { name: /^Date de naissance/ });
  await birthdate.getByLabel("Jour").pressSequentially("12031980");
  await expect(birthdate.getByLabel("Année")).toHaveValue("1980");
  await door.keyboard.press("Enter");
  await expect(door.getByText("Nous ne trouvons pas de rendez-vous aujourd’hui.")).toBeVisible();
  await expectNoBarrierAtAnyWidth(door);
  await door.close();

  await page.goto(`/${urlname}/calendar?view=list&locale=fr`);
  await page.getByRole("button", { name: /^Salle d’attente/ }).press("Enter");
  const room = page.getByRole("complementary", { name: "Salle d’attente" });
  await expect(room).toContainText(`${person.lastname} ${person.firstname}`);
  await expect(room).toContainText("Sur place depuis");
  await expectNoBarrierAtAnyWidth(page);
  await room.getByRole("button", { name: "Faire entrer" }).press("Enter");
  await expect(room).toContainText("En cours");
  await room.getByRole("button", { name: "Terminé" }).press("Enter");
  await expect(room).toContainText("Personne n’attend.");
  await page.goto(`/${urlname}/calendar?locale=fr`);
  await expect(blocks(page).getByRole("img", { name: "Terminé" })).toBeVisible();
});
