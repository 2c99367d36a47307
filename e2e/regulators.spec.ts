import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { linkOf, logIn, PASSWORD, setPassword } from "./steps/account.ts";
import { chooseOtherTime } from "./steps/appointments.ts";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { dayIn } from "./steps/receptionist.ts";
import { bookButton, newPerson, title } from "./steps/visitor.ts";

const PRACTICE = "maison-de-sante-du-parc";
const OWNER = ["accueil@sante-du-parc.example", "Parc*Accueil-38"] as const;
/** The platform proves itself by its certificate, whose name the proxy hands on. */
const HEADERS = { "x-client-certificate": "CN=sas.example.org,C=FR" };
const NATIONAL = "urn:oid:1.2.250.1.71.4.2.1";

interface Slot {
  readonly resourceType: string;
  readonly start: string;
  readonly comment: string;
  readonly serviceType: unknown;
}

/** Makes the account of a regulator, as the platform does. */
async function addRegulator(request: APIRequestContext): Promise<{ email: string; value: string }> {
  const value = `3456780581/${crypto.randomUUID()}`;
  const email = `regulateur.${value.slice(-12)}@samu.example`;
  const made = await request.post("/fhir/Practitioner", {
    headers: { ...HEADERS, "content-type": "application/fhir+json" },
    data: JSON.stringify({
      resourceType: "Practitioner",
      identifier: [{ system: NATIONAL, value }],
      active: true,
      name: [{ family: "Loridon", given: ["Inès"] }],
      telecom: [{ value: email }],
    }),
  });
  expect(made.status()).toBe(201);
  return { email, value };
}

/** Finds the free times at the practice of its first doctor. */
async function findSlots(request: APIRequestContext): Promise<Slot[]> {
  const query = new URLSearchParams([
    ["status", "free"],
    ["start", `ge${dayIn(5)}T00:00:00+01:00`],
    ["start", `le${dayIn(15)}T00:00:00+01:00`],
    ["schedule.actor:Practitioner.identifier", `${NATIONAL}|810000000012`],
  ]);
  const answer = await request.get(`/fhir/Slot?${query.toString()}`, { headers: HEADERS });
  const { entry } = (await answer.json()) as { entry: { resource: Slot }[] };
  return entry
    .map(({ resource }) => resource)
    .filter(
      ({ resourceType, serviceType }) =>
        resourceType === "Slot" && JSON.stringify(serviceType).includes("AMB"),
    );
}

/** Waits until the platform has the regulator's appointment like this. */
async function expectTold(request: APIRequestContext, value: string, appointment: object): Promise<void> {
  const url = `http://127.0.0.1:${process.env["E2E_PLATFORM_PORT"]}/fhir/Appointment`;
  const listOwn = async () => {
    const all = (await (await request.get(url)).json()) as object[];
    return all.filter((one) => JSON.stringify(one).includes(value));
  };
  await expect.poll(listOwn, { timeout: 30_000 }).toMatchObject([appointment]);
}

/** Opens an address of the server, which the answer names with its public address. */
async function openPage(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(address);
  await page.goto(`${pathname}${search}&locale=fr`);
}

test("a regulator books the time that the platform has found; the platform hears of it, of the move and of the cancellation", async ({
  page,
  request,
  browser,
}) => {
  const { email, value } = await addRegulator(request);
  const [mail] = await waitForMails(email, 1);
  await page.goto(linkOf(mail));
  await page.getByRole("button", { name: "Accepter l’invitation" }).click();
  await setPassword(page, PASSWORD);
  await expect(page).toHaveURL(/\/calendar/);

  // On another day, in a browser of its own: the address leads to the login, and from there to the time.
  const others = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const desk = await others.newPage();
  const { start, comment } = (await findSlots(request)).at(-1)!;
  await openPage(desk, `${comment}&origin=sas`);
  await expectNoBarrierAtAnyWidth(desk);
  await logIn(desk, email);
  await expect(desk).toHaveURL(/\/book\/fiche_info/);
  await expect(desk.getByRole("complementary")).toContainText(start.slice(11, 16));
  await expect(desk.getByRole("complementary")).toContainText("Hélène Lenoir");
  // Logged in, the address leads there at once.
  await openPage(desk, comment);
  await expect(desk).toHaveURL(/\/book\/fiche_info/);
  const patient = newPerson();
  await desk.getByRole("searchbox", { name: "Chercher une personne" }).fill(patient.email);
  await desk.getByRole("button", { name: "Nouvelle personne" }).press("Enter");
  for (const [name, text] of Object.entries({ ...patient, firstphone: "06 39 98 44 55" }))
    await desk.locator(`[name="${name}"]`).fill(text);
  await expectNoBarrierAtAnyWidth(desk);
  await bookButton(desk).press("Enter");
  await expect(title(desk)).toHaveText(/confirmé/);
  await expectTold(request, value, { status: "booked", start });
  await others.close();

  // The patient moves and cancels by the link of the confirmation.
  const [confirmation] = await waitForMails(patient.email, 1);
  await page.goto(/https?:\/\/\S*token=m\.\S*/.exec(confirmation?.text ?? "")?.[0] ?? "");
  await page.getByRole("button", { name: "Déplacer ce rendez-vous" }).press("Enter");
  await chooseOtherTime(page);
  await page.getByRole("button", { name: "Oui, déplacer" }).press("Enter");
  await expect(title(page)).toHaveText(/déplacé/);
  await expectTold(request, value, { status: "booked", start: expect.not.stringContaining(start) });
  await page.getByRole("button", { name: "Annuler ce rendez-vous" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Oui, annuler" }).press("Enter");
  await expectTold(request, value, { status: "cancelled" });
});

test("the owner sees the network's state, and where its numbers are entered", async ({ page }) => {
  await page.goto(`/${PRACTICE}/manage/networks?locale=fr&login=1`);
  await logIn(page, ...OWNER);
  await expect(page.getByRole("heading", { name: "Régulateurs (SAS)" })).toBeVisible();
  await expect(page.getByText("Agendas avec un numéro RPPS : 4")).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);

  await page.goto(`/${PRACTICE}/manage/settings?locale=fr`);
  const number = page.getByRole("textbox", { name: "Numéro FINESS ou SIRET" });
  await expect(number).toHaveValue("380012344");
  await number.fill("380012345");
  await page.getByRole("button", { name: "Enregistrer" }).press("Enter");
  await expect(page.getByText("Un chiffre est faux ou manque.")).toBeVisible();
  await expect(number).toBeFocused();
  await expectNoBarrierAtAnyWidth(page);
});
