import "../../../app/tokens.css";
import "../../../app/base.css";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { PositionField } from "./position-field.tsx";

const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

function Position() {
  const [[lat, lng], setPosition] = useState<readonly [unknown, unknown]>([null, null]);
  return (
    <main>
      <h1>Place</h1>
      <PositionField id="p" lat={lat} lng={lng} onChange={(...next) => setPosition(next)} />
      <output>{JSON.stringify([lat, lng])}</output>
    </main>
  );
}

const stored = () => JSON.parse(document.querySelector("output")?.textContent ?? "null");

test("where there are maps, a click takes the place, and the field says it", async () => {
  await page.viewport(800, 900);
  const mapTiles = { url: `${PIXEL}#{z}/{x}/{y}`, attribution: "© Example" };
  await startInGroup(<Position />, { pageData: { mapTiles } });
  const position = page.getByRole("textbox", { name: "Position on the map" });
  await expect.element(position).toHaveAccessibleDescription(/click on the map/);
  const map = page.getByRole("region", { name: "Map of the area" });
  await expect.element(map).toBeVisible();
  expect(document.querySelector(".leaflet-marker-icon")).toBeNull();
  await map.click({ position: { x: 60, y: 60 } });
  await expect.poll(() => stored()).toEqual([expect.any(Number), expect.any(Number)]);
  await expect.poll(() => document.querySelector(".leaflet-marker-icon")).not.toBeNull();
  const [lat, lng] = stored();
  await expect.element(position).toHaveValue(`${lat}, ${lng}`);
  expect(await accessibilityFaults()).toEqual([]);
  await position.fill("");
  await expect.poll(() => stored()).toEqual([null, null]);
});

test("what is typed stays as it is typed, and is read as soon as it is a position", async () => {
  await startInGroup(<Position />);
  const position = page.getByRole("textbox", { name: "Position on the map" });
  await expect.element(position).toHaveAccessibleDescription(/(?<!click on the map.)$/);
  await position.click();
  await position.fill("48.85, 2.");
  await position.fill("48.85, 2.35");
  await expect.poll(() => stored()).toEqual([48.85, 2.35]);
  await position.fill("4 rue des Carmes");
  await page.getByRole("heading").click();
  await expect.element(position).toHaveAccessibleDescription(/no position in this text/);
  expect(stored()).toEqual(["4 rue des Carmes", null]);
});
