import { expect, test } from "vitest";
import { EDITED_MARKUP, MARKUP_TAGS } from "./markup.ts";

test("the editor writes nothing that is not allowed", () => {
  expect(
    Object.keys(EDITED_MARKUP).filter((tag) => !(MARKUP_TAGS as readonly string[]).includes(tag)),
  ).toEqual([]);
});
