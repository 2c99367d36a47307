import { describe, expect, test } from "vitest";
import { MESSAGE_KINDS } from "./kinds.ts";
import { ownMessageText } from "./own-message-text.ts";
import { answerPlaceholder, fillText, placeholdersIn, placeholdersOf } from "./placeholders.ts";

describe("a text with placeholders", () => {
  test("is filled, and what is filled in is not read again", () => {
    expect(fillText("{firstname}, {when} – {firstname}", { firstname: "{when}", when: "$& at 10" })).toBe(
      "{when}, $& at 10 – {when}",
    );
  });

  test("leaves out what has no value, with the space before it", () => {
    expect(fillText("Hello {firstname}, see you {when}.", { firstname: "", when: "today" })).toBe(
      "Hello, see you today.",
    );
    expect(fillText("{constructor}{__proto__} {gone}.", {})).toBe(".");
  });

  test("names each placeholder once; braces over two lines are none", () => {
    expect(placeholdersIn("{a} {b}{a} {} {not\nthis} {{c}}")).toEqual(["a", "b", "", "c"]);
  });
});

test("messages about accounts name nobody, and only a booking for somebody names who booked", () => {
  expect(placeholdersOf("activation")).toEqual(["group", "phone"]);
  const naming = MESSAGE_KINDS.filter((kind) => placeholdersOf(kind).includes("by"));
  expect(naming).toEqual(["bookedForYou"]);
  expect(placeholdersOf("reminderSms")).toEqual(placeholdersOf("confirmation"));
});

test("an answer is named by its form and field", () => {
  expect(answerPlaceholder("Fiche", "city")).toBe("fiche.city");
});

test("own words count in their own language only; a plain text is in the group's", () => {
  const messages = { reminder: { subject: "Demain", text: { fr: " À demain ", en: "" } } };
  expect(ownMessageText(messages, "reminder", "fr", "fr")).toEqual({ subject: "Demain", text: "À demain" });
  expect(ownMessageText(messages, "reminder", "en", "fr")).toEqual({ subject: "", text: "" });
  expect(ownMessageText(messages, "moved", "fr", "fr")).toEqual({ subject: "", text: "" });
});
