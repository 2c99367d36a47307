import { expect, test } from "vitest";
import { foldPhone } from "./fold-phone.ts";

test.each(["06 12 34 56 78", "+33 6 12 34 56 78", "0033612345678", "06.12.34.56.78"])(
  "%s is one number",
  (phone) => {
    expect(foldPhone(phone)).toBe("12345678");
  },
);

test("eight digits tell one, seven do not", () => {
  expect(foldPhone("12 34 56 78")).toBe("12345678");
  expect(foldPhone("2345678")).toBe("");
});

test("too few digits identify no person", () => {
  expect(foldPhone("15")).toBe("");
  expect(foldPhone("")).toBe("");
});
