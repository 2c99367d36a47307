import type { CreatedAppointments } from "@rendezvous/contract/booking/appointment";
import { expect } from "@playwright/test";
import { openAttachment, openCalendarFile } from "./steps/calendar-program.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { freeSlots, otherClient } from "./steps/other-client.ts";
import { offeredAround, spokenDay, spokenTime } from "./steps/slots.ts";
import {
  allDaysLoaded,
  book,
  chooseService,
  isBooking,
  newPerson,
  openGroup,
  title,
} from "./steps/visitor.ts";

/** Groups with packs, and in another timezone. Classes have a journey of their own. */
const OPEN_GROUPS = ["atelier-margaux", "lumiere-d-anse"];

for (const urlname of OPEN_GROUPS)
  test(`${urlname}: booked, mailed, gone for others, cancelled, told so, and free again`, async ({
    page,
    browser,
    request,
  }) => {
    const person = newPerson();
    const answered = page.waitForResponse((answer) => isBooking(answer.request()) && answer.ok());
    await book(page, urlname, person);
    const { records } = (await (await answered).json()) as CreatedAppointments;
    const [appointment] = records;
    if (!appointment) throw new Error("Nothing was booked.");
    const other = await otherClient(request, urlname);
    const { timezone } = other.group;
    const [day, time] = [
      spokenDay(appointment.start_at, timezone),
      spokenTime(appointment.start_at, timezone),
    ];
    await expect(page.getByRole("main")).toContainText(`${day}, ${time}`);
    await expect(page.getByRole("definition").filter({ hasText: "Camille Dubois" })).toBeVisible();

    const [confirmation] = await waitForMails(person.email, 1);
    if (!confirmation) throw new Error("No mail came.");
    expect(confirmation.subject).toContain(`${day} à\u00a0${time}`);
    expect(confirmation.text).toContain(time);
    expect(confirmation.html).toContain(time);
    const entry = openAttachment(confirmation);
    expect(entry).toMatchObject({
      method: "REQUEST",
      timezone,
      start: appointment.start,
      startsAt: Date.parse(appointment.start_at),
      endsAt: Date.parse(appointment.end_at),
    });

    await page.reload();
    await expect(title(page)).toHaveText(/confirmé/);
    await page.getByText("Ajouter à mon agenda").click();
    const file = await page.request.get(
      (await page.getByRole("link", { name: "Apple, Outlook" }).getAttribute("href")) ?? "",
    );
    expect(file.headers()["content-type"]).toContain("text/calendar");
    expect(openCalendarFile(await file.text())).toMatchObject({ uid: entry.uid, startsAt: entry.startsAt });

    const visitor = await browser.newPage();
    await openGroup(visitor, urlname);
    const queries: string[] = [];
    visitor.on("request", (request) => {
      if (request.url().includes("availabletimeslots")) queries.push(decodeURIComponent(request.url()));
    });
    await chooseService(visitor, appointment.intervention_name, appointment.calendar_name);
    const { calendar_id } = appointment;
    await allDaysLoaded(visitor);
    const isCalendarAsked = /\[calendar_id\]=[1-9]/.test(queries.at(-1) ?? "");
    const placesLeft = async () => {
      const slots = await freeSlots(other, {
        intervention_id: appointment.intervention_id ?? 0,
        ...(isCalendarAsked && { calendar_id }),
        from: appointment.start.slice(0, 10),
      });
      return slots.find(({ start_at }) => start_at === appointment.start_at)?.capacity ?? 0;
    };
    const isOffered = async () => {
      const names = await offeredAround(visitor, day, time);
      return names.some((name) => name.includes(`${day}, ${time}`));
    };
    const left = await placesLeft();
    expect(await isOffered()).toBe(left > 0);

    await page.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Garder le rendez-vous" }).click();
    await expect(title(page)).toHaveText(/confirmé/);
    await page.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
    await dialog.getByRole("button", { name: "Oui, annuler" }).click();
    await expect(page.getByRole("main")).toContainText("est annulé");
    // The booking is cleared: the first step starts a new one.
    await expect(page).toHaveURL(/intervention(set)?_ids/);
    const cancellation = (await waitForMails(person.email, 2)).find(({ subject }) =>
      subject?.startsWith("Annulé"),
    );
    if (!cancellation) throw new Error("No mail tells the cancellation.");
    const withdrawn = openAttachment(cancellation);
    expect(withdrawn).toMatchObject({
      method: "CANCEL",
      uid: entry.uid,
      status: "CANCELLED",
      startsAt: entry.startsAt,
    });
    expect(withdrawn.sequence).toBeGreaterThan(entry.sequence);

    expect(await placesLeft()).toBe(left + 1);
    await visitor.reload();
    expect(await isOffered()).toBe(true);
    await visitor.close();
  });
