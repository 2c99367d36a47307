import { OWN_SEGMENTS } from "@rendezvous/contract/own-segments";
import { expect, test } from "vitest";
import { createAppRouter } from "./router.tsx";

test("no group can have the name of a screen", () => {
  const screens = Object.keys(createAppRouter().routesByPath).map((path) => path.split("/")[1] ?? "");
  const own = new Set(screens.filter((segment) => /^[^$]/.test(segment)));
  expect([...own].sort()).toEqual(["disconnected", "inactive", "not_found", "set_password"]);
  for (const segment of own) expect(OWN_SEGMENTS).toContain(segment);
});
