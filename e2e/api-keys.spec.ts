import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { openManage, openSalon } from "./steps/owner.ts";

test("an owner makes a key for one thing: it works there, is refused elsewhere, and no longer once it is revoked", async ({
  page,
  request,
}) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "/keys");
  await page.getByRole("button", { name: "Nouvelle clé" }).click();
  await page.keyboard.type("Notre caisse");
  const scope = page.getByRole("checkbox", { name: "Voir les prestations, agendas, horaires et réglages" });
  await scope.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  const shown = page.getByRole("textbox", { name: "Clé" });
  await expect(shown).toHaveValue(/^rdv_/);
  const key = await shown.inputValue();

  const headers = { authorization: `Bearer ${key}` };
  // The key's own session names its group.
  const { pro } = await (await request.get("/api/v3/sessions/current", { headers })).json();
  const call = (path: string) => request.get(`/api/v3/groups/${pro.group_id}/${path}`, { headers });
  const services = await call("interventions.records");
  expect(services.status()).toBe(200);
  const names = (await services.json()).records.map(({ name }: { name: string }) => name);
  expect(names).toEqual(["Coupe", "Soin"]);
  const refused = await call("fiches");
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({
    message: "forbidden",
    detail: "missing_scope",
    details: { scope: "clients:read" },
  });

  await page.getByRole("button", { name: "C’est noté" }).click();
  await page.reload();
  await expect(page.getByText(/Utilisée la dernière fois/)).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  await page.getByRole("button", { name: "Révoquer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Révoquer" }).click();
  await expect(page.getByText(/^Révoquée/)).toBeVisible();
  expect((await call("interventions.records")).status()).toBe(401);
});

test("an owner sets up a sandbox: a program books in it, a reset empties it, and its pages say what it is", async ({
  page,
  request,
}) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "/keys");
  const make = page.getByRole("button", { name: "Créer l’environnement de test" });
  await make.focus();
  await page.keyboard.press("Enter");
  const shown = page.getByRole("textbox", { name: "Clé" });
  await expect(shown).toHaveValue(/^rdv_/);
  const headers = { authorization: `Bearer ${await shown.inputValue()}` };
  const { pro } = await (await request.get("/api/v3/sessions/current", { headers })).json();
  const call = (path: string) => request.get(`/api/v3/groups/${pro.group_id}/${path}`, { headers });
  const names = (await (await call("interventions.records")).json()).records.map(
    ({ name }: { name: string }) => name,
  );
  expect(names).toEqual(["Coupe", "Soin"]);
  const fiche = {
    firstname: "Léa",
    lastname: "Essai",
    email: "lea@essai.example",
    firstphone: "06 39 98 12 34",
    metadata: { order: "A-17" },
  };
  const made = await request.post(`/api/v3/groups/${pro.group_id}/fiches`, { headers, data: { fiche } });
  expect(made.status()).toBe(201);
  const found = await call("fiches?conditions[0][field]=metadata.order&conditions[0][value]=A-17");
  expect((await found.json()).records).toHaveLength(1);

  await page.getByRole("button", { name: "C’est noté" }).click();
  await page.getByRole("button", { name: "Remettre à zéro" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remettre à zéro" }).click();
  await expect(shown).not.toHaveValue(headers.authorization.slice("Bearer ".length));
  expect((await call("fiches")).status()).toBe(401);
  const renewed = { authorization: `Bearer ${await shown.inputValue()}` };
  const fiches = await request.get(`/api/v3/groups/${pro.group_id}/fiches`, { headers: renewed });
  expect((await fiches.json()).records).toEqual([]);

  await page.getByRole("link", { name: "Ouvrir l’environnement de test" }).click();
  await expect(page.getByText("Sandbox: no real appointments")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);

  await page.goto(`/${urlname}/manage/keys?locale=fr`);
  await page.getByRole("button", { name: "Supprimer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(make).toBeVisible();
  expect((await page.request.get(`/${urlname}-sandbox`)).status()).toBe(404);
});
