import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
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
