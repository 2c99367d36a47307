import { expect, test } from "vitest";
import { readMailedLink } from "./mailed-link.ts";

test.each([
  ["from_mail=1&locale=fr&validation_key=k1", "activation", "k1", ""],
  ["validation_key=k2&temp_email=new%40example.org", "emailChange", "k2", "new@example.org"],
  ["oubliKey=k3", "reset", "k3", ""],
  ["from_mail=1&invitation=k6", "invitation", "k6", ""],
  ["from_mail=1&invitation=k7&founder=1", "founder", "k7", ""],
  ["ficheKey=k4", "fiche", "k4", ""],
  ["ficheKey=k5&temp_email=new%40example.org", "ficheEmail", "k5", "new@example.org"],
])("%s is read as what its mail is about: %s", (query, kind, key, temp_email) => {
  expect(readMailedLink(query)).toEqual({ kind, key, temp_email });
});

test.each(["", "from_mail=1&locale=fr", "validation_key=", "temp_email=new%40example.org"])(
  "%j is no such link",
  (query) => expect(readMailedLink(query)).toBeNull(),
);
