import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { NotifyChoice } from "./notify-choice.tsx";

async function start(mail: "booked" | "cancelled", fiche: object): Promise<void> {
  await startInGroup(<NotifyChoice ficheId={31} mail={mail} value onChange={() => {}} />, {
    answer: () => ({ records: [{ id: 31, email: "", firstphone: "", smsreminder: false, ...fiche }] }),
  });
}

const sms = page.getByText("A reminder will be sent by SMS to 06 39 98 11 22.");

test("the reminder by SMS is named with the number it goes to, beside the mail", async () => {
  await start("booked", { email: "ada@example.org", firstphone: "06 39 98 11 22", smsreminder: true });
  await expect.element(page.getByLabelText("Send the confirmation to ada@example.org")).toBeChecked();
  await expect.element(sms).toBeVisible();
});

test("without an address the reminder is all that goes out, and it is said", async () => {
  await start("booked", { firstphone: "06 39 98 11 22", smsreminder: "1" });
  await expect.element(page.getByText("No email address: no email will be sent.")).toBeVisible();
  await expect.element(sms).toBeVisible();
});

test.each([
  ["who wants none", "booked", { firstphone: "06 39 98 11 22" }],
  ["whose appointment is cancelled", "cancelled", { firstphone: "06 39 98 11 22", smsreminder: true }],
] as const)("%s is not told of a reminder", async (_who, mail, fiche) => {
  await start(mail, fiche);
  await expect.element(page.getByText("No email address: no email will be sent.")).toBeVisible();
  await expect.element(sms).not.toBeInTheDocument();
});
