import { expect, test } from "vitest";
import { addressMails, type BookingMailKind, type MailRecipient } from "./address-mails.ts";

const ATTENDEE = "anna@example.org";
const BOOKER = "berta@example.org";
const recipient = (fields: Partial<MailRecipient> = {}): MailRecipient => ({
  firstname: "Anna",
  lastname: "Weber",
  email: ATTENDEE,
  account_email: null,
  account_name: "",
  isProven: true,
  isByAccount: false,
  isByPro: false,
  ...fields,
});
const forOther = { account_email: BOOKER, account_name: "Berta Maria Braun", isByAccount: true };
const KINDS: BookingMailKind[] = ["confirmation", "cancellation", "cancelledByPro", "moved", "reminder"];

test("the attendee alone is told what they booked themselves", () => {
  for (const kind of KINDS) {
    const notified = addressMails(kind, recipient({ account_email: ATTENDEE, account_name: "Anna Weber" }));
    expect(notified.map(({ to, kind: what, email, name }) => [to, what, email, name])).toEqual([
      ["attending", kind, ATTENDEE, "Anna Weber"],
    ]);
  }
});

test("an account that booked under another address is told too, and the first mail names it", () => {
  const notified = addressMails("confirmation", recipient(forOther));
  expect(
    notified.map(({ to, kind, email, firstname, bookedBy }) => [to, kind, email, firstname, bookedBy]),
  ).toEqual([
    ["attending", "bookedForYou", ATTENDEE, "Anna", "Berta Maria Braun"],
    ["booker", "confirmation", BOOKER, "Berta", ""],
  ]);
  for (const kind of ["cancellation", "cancelledByPro", "moved"] as const)
    expect(addressMails(kind, recipient(forOther)).map((one) => [one.to, one.kind])).toEqual([
      ["attending", kind],
      ["booker", kind],
    ]);
});

const reminded = (fields: Partial<MailRecipient>) =>
  addressMails("reminder", recipient(fields)).map(({ to }) => to);

test("only the attendee is reminded, or the account where the attendee reads no mail", () => {
  expect(reminded(forOther)).toEqual(["attending"]);
  expect(reminded({ ...forOther, email: "" })).toEqual(["booker"]);
});

test("no address is no mail", () => {
  expect(addressMails("confirmation", recipient({ email: "" }))).toEqual([]);
  expect(addressMails("confirmation", recipient({ ...forOther, email: "" })).map(({ to }) => to)).toEqual([
    "booker",
  ]);
});

test("an unproven address reads plain names and nothing else that was typed", () => {
  const typed = {
    firstname: "Anna https://evil.example",
    lastname: "+33 1 23",
    account_name: "www.evil.com",
  };
  const [mail, toBooker] = addressMails(
    "confirmation",
    recipient({ ...forOther, ...typed, isProven: false }),
  );
  expect(mail).toMatchObject({
    firstname: "Anna evil example",
    name: "Anna evil example",
    bookedBy: "evil com",
    quotes: false,
    fiche: { firstname: "Anna evil example", lastname: "" },
  });
  expect(toBooker).toMatchObject({
    isProven: true,
    quotes: true,
    fiche: { firstname: typed.firstname, lastname: typed.lastname },
  });
  expect(addressMails("confirmation", recipient(typed))[0]?.firstname).toBe(typed.firstname);
});

test("who booked is named where there is a name to tell", () => {
  const nameless = { ...forOther, account_name: "http://", isProven: false };
  expect(addressMails("confirmation", recipient(nameless))[0]).toMatchObject({
    kind: "confirmation",
    bookedBy: "",
  });
  expect(addressMails("confirmation", recipient({ ...forOther, account_name: "" }))[0]).toMatchObject({
    kind: "bookedForYou",
    bookedBy: BOOKER,
  });
});

test.each([
  ["a visitor", {}, false],
  ["their account", { isByAccount: true }, true],
  ["an account, for an address that is not proven", { isByAccount: true, isProven: false }, false],
  ["a professional", { isByPro: true, isProven: false }, true],
])(
  "what was typed with the booking is repeated to the attendee when it was booked by %s: %s",
  (_title, fields, quotes) => {
    expect(addressMails("confirmation", recipient(fields))[0]?.quotes).toBe(quotes);
  },
);
