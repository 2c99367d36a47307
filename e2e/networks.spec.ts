import { expect, type APIRequestContext } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { dayIn } from "./steps/receptionist.ts";
import { bookButton, fillIn, newApplicationNumber, newPerson } from "./steps/visitor.ts";

const TOWN_HALL = "mairie-de-sainte-aubaine";
const OWNER = ["accueil@sainte-aubaine.example", "Hermine#Demo-26"] as const;

interface HubTime {
  readonly datetime: string;
  readonly callback_url: string;
}

/** The calls of the national search. */
async function callHub<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const headers = { "x-hub-rdv-auth-token": "token-of-the-national-search" };
  return (await (await request.get(`/api/ants/${path}`, { headers })).json()) as Answer;
}

test("a couple comes from the national search, is told about its numbers, and the register of its appointment", async ({
  page,
  request,
}) => {
  const places = await callHub<{ id: string; name: string }[]>(request, "getManagedMeetingPoints");
  const { id } = places.find(({ name }) => name === "Mairie de Sainte-Aubaine")!;
  const query = `meeting_point_ids=${id}&start_date=${dayIn(3)}&end_date=${dayIn(20)}&reason=CNI&documents_number=2`;
  const times = (await callHub<Record<string, HubTime[]>>(request, `availableTimeSlots?${query}`))[id]!;
  const { callback_url, datetime } = times.at(-1)!;
  const { pathname, search } = new URL(callback_url);
  await page.goto(`${pathname}${search}&locale=fr`);
  await expect(page).toHaveURL(/\/book\/fiche_info/);
  await expect(page.getByRole("complementary")).toContainText("30 min");
  await fillIn(page, newPerson());
  const mine = newApplicationNumber();
  const alert = page.getByRole("alertdialog");
  const tryWith = async (numbers: string, problem: RegExp) => {
    await page.getByRole("textbox", { name: "Numéro de pré-demande" }).fill(numbers);
    await bookButton(page).press("Enter");
    await expect(alert).toContainText(problem);
    await alert.getByRole("button").press("Enter");
    await expect(page.getByRole("main")).toContainText(problem);
  };
  await tryWith(mine, /un numéro de pré-demande par personne/);
  await tryWith(`${mine}, EXPIRED000`, /Cette pré-demande a expiré/);
  await tryWith(`${mine}, ELSEWHERE0`, /Un autre rendez-vous existe déjà/);
  const link = page.getByRole("main").getByRole("link", { name: /Mairie de Kerlouan/ });
  await expect(link).toHaveAttribute("href", "https://kerlouan.example/rendez-vous/77");
  await expectNoBarrierAtAnyWidth(page);
  await page.getByRole("button", { name: "Prendre quand même ce rendez-vous" }).press("Enter");
  await expect(page).toHaveURL(/\/book\/confirm/);

  const booked = await callHub<Record<string, { datetime: string }[]>>(
    request,
    `searchApplicationIds?application_ids=${mine}`,
  );
  expect(booked[mine]!.map((one) => one.datetime)).toContain(datetime);
});

test("without a link the number of applications is chosen above the times, which become fewer", async ({
  page,
}) => {
  await page.goto(`/${TOWN_HALL}/book?locale=fr&intervention_externids=ants_c&calendar_id=0`);
  const count = page.getByLabel("Nombre de demandes");
  await expect(count).toHaveValue("1");
  const search = page.waitForRequest((one) => decodeURIComponent(one.url()).includes("[places]=4"));
  await count.selectOption("4");
  await search;
  await expect(page.getByRole("complementary")).toContainText("1 h");
  await expectNoBarrierAtAnyWidth(page);
});

test("the owner sees whether the register works", async ({ page }) => {
  await page.goto(`/${TOWN_HALL}/manage/networks?locale=fr&login=1`);
  await logIn(page, ...OWNER);
  await expect(page.getByRole("heading", { name: "Réseaux nationaux" })).toBeVisible();
  await expect(page.getByText("La recherche nationale affiche vos horaires.")).toBeVisible();
  await expect(page.getByText(/Rendez-vous à transmettre/)).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
});
