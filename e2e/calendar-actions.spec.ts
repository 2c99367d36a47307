import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import {
  begin,
  blocks,
  book,
  button,
  DAY,
  freshName,
  openDayOf,
  openEmptyDay,
  pane,
  undoBar,
} from "./steps/receptionist.ts";
import { timeField, typeTime } from "./steps/type-time.ts";

test("a receptionist books for somebody new, moves, marks, cancels and overbooks, and undoes each", async ({
  page,
}) => {
  const name = freshName();
  await openEmptyDay(page);
  const block = await book(page, name, "09:00");
  await expect(block).toContainText("09:00");
  await expect(undoBar(page)).toContainText(name);

  // Marks the client's presence, and edits the team's note.
  await page.keyboard.press("Enter");
  await expect(pane(page).getByRole("heading", { name })).toBeFocused();
  await expect(pane(page).locator('a[href^="tel:"]')).toHaveText("06 39 98 11 22");
  await expect(pane(page).locator('a[href^="mailto:"]')).toHaveText(`${name}@exemple.fr`);
  await button(pane(page), "Sur place").click();
  await expect(button(pane(page), "Sur place")).toHaveAttribute("aria-pressed", "true");
  await pane(page).getByLabel("Note pour l’équipe").fill("Vient avec son fils.");
  await button(pane(page), "Enregistrer").click();
  await expect(block).toHaveAccessibleName(/Avec une note/);
  await button(undoBar(page), "Revenir en arrière").click();
  await expect(undoBar(page)).toHaveCount(0);
  await expect(block).not.toHaveAccessibleName(/Avec une note/);
  await expect(block).toHaveAccessibleName(/Sur place/);
  await expectNoBarrier(page);

  // Moves it outside the hours: the refusal gives the reason, and the override works.
  await button(pane(page), "Changer l’horaire").click();
  await expect(pane(page).getByLabel("Jour")).toBeFocused();
  await typeTime(timeField(pane(page), "Heure"), "07:00");
  await expect(pane(page).getByLabel(`Envoyer le nouvel horaire à ${name}@exemple.fr`)).toBeChecked();
  await button(pane(page), "Enregistrer").click();
  await expect(pane(page).getByRole("alert")).toContainText("L’agenda est fermé à cet horaire.");
  await button(pane(page), "Continuer quand même").click();
  await expect(block).toContainText("07:00");
  await page.keyboard.press("Control+z");
  await expect(block).toContainText("09:00");

  // Cancels it with a reason, and undoes that.
  await button(pane(page), "Annuler le rendez-vous").click();
  await expect(pane(page).getByLabel("Motif")).toBeFocused();
  await page.keyboard.type("Je suis souffrante.");
  await pane(page).getByLabel(`Envoyer l’annulation à ${name}@exemple.fr`).uncheck();
  await button(pane(page), "Annuler le rendez-vous").click();
  await expect(block).toHaveCount(0);
  await expect(pane(page)).toHaveCount(0);
  await button(undoBar(page), "Revenir en arrière").click();
  await expect(block).toContainText("09:00");

  // Overbooks that time on purpose, as the first of a series.
  const other = freshName();
  await begin(page, other, DAY, "09:00");
  await pane(page).getByLabel("Nombre de fois, chaque semaine").fill("3");
  await expect(pane(page).getByText(/^Pas libre/)).toHaveCount(0);
  // The server refuses, and accepts the overbooking when it is requested.
  await button(pane(page), "Réserver").click();
  await expect(pane(page).getByRole("alert")).toContainText("Cet horaire est déjà pris.");
  // The refusal is in the viewport, although the form is longer than the window.
  await expect(pane(page).getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(button(pane(page), "Ajouter en surnombre")).toBeInViewport({ ratio: 1 });
  await button(pane(page), "Ajouter en surnombre").click();
  await expect(undoBar(page)).toContainText("(× 3)");
  await expect(blocks(page).filter({ hasText: other })).toHaveAccessibleName(/En surnombre/);
  await button(undoBar(page), "Revenir en arrière").click();
  await expect(blocks(page).filter({ hasText: other })).toHaveCount(0);
  await expect(block).toContainText("09:00");
});

test("an appointment is moved by keyboard and by mouse, and half a booking is kept", async ({ page }) => {
  const name = freshName();
  const block = await openDayOf(page, name, "10:00");
  const places = page.locator("[data-column]");

  // By keyboard: down, to the next calendar, longer; Escape cancels the move.
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("status").filter({ hasText: "Rien n’a changé." })).toHaveCount(1);
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByRole("status").filter({ hasText: /10:15, 30\s+min, Bruno Petit/ })).toHaveCount(1);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Déplacer ${name} Odile` });
  await expect(dialog).toContainText("10:15");
  await expectNoBarrier(page);
  await expect(button(dialog, "Enregistrer")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(places.nth(1).locator("[data-event]").filter({ hasText: name })).toBeFocused();
  await expect(block).toContainText("10:15–10:45");
  await page.keyboard.press("Control+z");
  await expect(places.nth(0).locator("[data-event]").filter({ hasText: name })).toContainText("10:00–10:15");

  // Cuts it, also with Caps Lock, and pastes it on the next day: by a click or by keys.
  await block.focus();
  await page.keyboard.press("X");
  await button(page, "Jour suivant").click();
  await expect(block).toHaveCount(0);
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  const cut = page.getByRole("main").getByText(`${name} Odile : prêt à être placé.`);
  await expect(cut).toBeVisible();
  await places
    .nth(1)
    .locator("[data-body]")
    .click({ position: { x: 20, y: 200 } });
  await expect(dialog).toContainText("Bruno Petit");
  await button(dialog, "Retour").click();
  await expect(cut).toHaveCount(0);
  await button(page, "Jour précédent").click();
  await block.focus();
  await page.keyboard.press("x");
  await button(page, "Jour suivant").click();
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  await page.getByRole("grid").focus();
  await page.keyboard.press("v");
  await page.keyboard.press("Enter");
  await button(dialog, "Enregistrer").click();
  await expect(block).toContainText("08:30");
  await expect(dialog).toHaveCount(0);

  // By mouse, an hour down; Escape during the drag leaves it where it is.
  const box = (await block.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + 5];
  for (const isGivenUp of [true, false]) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 60, { steps: 4 });
    await page.mouse.move(x, y + 120, { steps: 4 });
    if (isGivenUp) await page.keyboard.press("Escape");
    await page.mouse.up();
    if (isGivenUp) await expect(dialog).toHaveCount(0);
  }
  await expect(dialog).toContainText("09:30");
  await button(dialog, "Enregistrer").click();
  await expect(block).toContainText("09:30");

  // A click on an empty place fills in time and calendar; an unfinished booking can be opened again.
  await places
    .nth(2)
    .locator("[data-body]")
    .click({ position: { x: 20, y: 200 } });
  await expect(pane(page).getByLabel("Agenda").locator("option:checked")).toHaveText("Chloé Martin");
  // This calendar offers only one service.
  await expect(pane(page).getByLabel("Prestation").locator("option:checked")).toHaveText("Consultation");
  await pane(page).getByLabel("Note pour l’équipe").fill("Rappeler");
  await block.click();
  await expect(pane(page).getByRole("heading", { name })).toBeVisible();
  await page.getByRole("button", { name: /^Reprendre/ }).click();
  await expect(pane(page).getByLabel("Note pour l’équipe")).toHaveValue("Rappeler");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Abandonner/ }).click();
  await expect(page.getByRole("button", { name: /^Reprendre/ })).toHaveCount(0);
});

test("a block is dragged by a finger that rests on it, and made longer by its lower edge", async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  const name = freshName();
  const block = await openDayOf(page, name, "10:00");
  const dialog = page.getByRole("dialog", { name: /^Déplacer/ });
  const finger = await context.newCDPSession(page);
  const box = (await block.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + 8];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: at }] });
  await touch("touchStart", y);
  await expect(page.getByRole("grid")).toHaveAttribute("data-dragging", "true");
  for (const by of [20, 60, 120]) await touch("touchMove", y + by);
  await touch("touchEnd", y + 120);
  await expect(dialog).toContainText("11:00");
  await button(dialog, "Enregistrer").click();
  await expect(block).toContainText("11:00–11:15");
  await expect(dialog).toHaveCount(0);

  // Drags the lower edge by mouse: half an hour longer.
  const after = (await block.boundingBox())!;
  const edge = after.y + after.height - 3;
  await page.mouse.move(x, edge);
  await page.mouse.down();
  for (const by of [20, 40, 60]) await page.mouse.move(x, edge + by);
  await page.mouse.up();
  await expect(dialog).toContainText("45 min");
  await button(dialog, "Enregistrer").click();
  await expect(block).toContainText("11:00–11:45");
  await context.close();
});

test("single keys do what the list says, unless somebody types or wants none", async ({ page }) => {
  await openEmptyDay(page);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await expect(list).toBeVisible();
  await expectNoBarrier(page);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("L");
  await expect(page).toHaveURL(/view=list/);
  await page.keyboard.press("n");
  await expect(pane(page).getByRole("heading", { name: "Nouveau rendez-vous" })).toBeFocused();
  await pane(page).getByLabel("Note pour l’équipe").fill("tdl");
  await expect(page).toHaveURL(/view=list/);
  await page.keyboard.press("Escape");
  await button(page, "Raccourcis clavier").click();
  await list.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("d");
  await page.reload();
  await page.keyboard.press("d");
  await expect(page).toHaveURL(/view=list/);
  await button(page, "Raccourcis clavier").click();
  await list.getByRole("checkbox").check();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("t");
  await expect(page).not.toHaveURL(new RegExp(DAY));
});

test("the week of one calendar shows its days side by side, and an appointment goes to another of them", async ({
  page,
}) => {
  const name = freshName();
  const block = await openDayOf(page, name, "10:00");
  await page.keyboard.press("w");
  await expect(page).toHaveURL(/view=week/);
  const days = page.getByRole("grid").getByRole("row");
  await expect(days).toHaveCount(7);
  await expect(block).toContainText("10:00");
  await expectNoBarrier(page);
  const at = await days.evaluateAll(
    (all, text) => all.findIndex((one) => one.innerText.includes(text)),
    name,
  );
  const to = at === 0 ? 1 : at - 1;
  await block.focus();
  await page.keyboard.press("m");
  await page.keyboard.press(to > at ? "ArrowRight" : "ArrowLeft");
  await page.keyboard.press("Enter");
  await button(page.getByRole("dialog", { name: /^Déplacer/ }), "Enregistrer").click();
  await expect(days.nth(to).locator("[data-event]")).toContainText(name);
  // The week of another calendar does not contain it.
  await page.getByRole("combobox", { name: "Agenda" }).selectOption("Bruno Petit");
  await expect(block).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bruno Petit");
});
