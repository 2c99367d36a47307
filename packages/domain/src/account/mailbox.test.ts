import { expect, test } from "vitest";
import { mailboxOf } from "./email.ts";

test.each([
  ["anna@example.org", "anna@example.org"],
  [" Anna@Example.ORG ", "anna@example.org"],
  ["anna+shop@example.org", "anna@example.org"],
  ["a.n.na@example.org", "a.n.na@example.org"],
  ["A.n.na+x+y@GoogleMail.com", "anna@gmail.com"],
])("%s is read in the mailbox %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
