import { RESERVED_SEGMENTS } from "@rendezvous/contract/catalogue/own-segments";
import { expect, test } from "vitest";
import { SCREENS_WITHOUT_GROUP } from "./routes.tsx";

test("no group can have the name of a screen", () => {
  const own = Object.keys(SCREENS_WITHOUT_GROUP);
  expect(own.sort()).toEqual(["disconnected", "inactive", "new", "not_found", "set_password"]);
  for (const segment of own) expect(RESERVED_SEGMENTS).toContain(segment);
});
