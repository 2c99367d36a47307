import "../tokens.css";
import "../base.css";
import type { Website } from "@rendezvous/contract/catalogue/catalogue";
import type { Group } from "@rendezvous/contract/catalogue/group";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { useLoadedGroup } from "../../features/ground/group/page-data.ts";
import { aService } from "../../features/ground/group/testing/catalogue-records.ts";
import { type Situation, startInGroup } from "../../features/ground/group/testing/start-in-group.tsx";
import {
  type GroupSession,
  sessionStoreOf,
  startSession,
} from "../../features/ground/session/session-store.ts";
import { aMembership, aSession } from "../../features/ground/session/testing/a-session.ts";
import { SessionGroupProvider } from "./group-layout.tsx";

const HOME = { show: true } as Website;
const PLACE = { address: "6 rue des Tilleuls", zipcode: "35000", city: "Rennes", lat: 48.1, lng: -1.7 };

function Framed() {
  return (
    <SessionGroupProvider loaded={useLoadedGroup()}>
      <h1 tabIndex={-1}>A screen</h1>
    </SessionGroupProvider>
  );
}

async function open(situation: Situation & { width?: number; session?: Partial<GroupSession> } = {}) {
  const { width = 1280, session, catalogue, group, ...rest } = situation;
  await page.viewport(width, 800);
  if (session) startSession("practice", aSession(session));
  const started = await startInGroup(<Framed />, {
    address: "/practice/login",
    group: { ...PLACE, ...group },
    catalogue: { interventions: [aService(1, "Check"), aService(2, "Care")], ...catalogue },
    isLogged: session !== undefined,
    answer: ({ path }) => (path.includes("sessions/current") ? { pro: null, account: {} } : undefined),
    ...rest,
  });
  await expect.element(page.getByRole("heading", { name: "A screen" })).toBeVisible();
  return started;
}

const banner = page.getByRole("banner");
const footer = page.getByRole("contentinfo");
const addressBar = page.getByRole("region", { name: "Address" });
/** Returns the controls of the header, from left to right. */
const offered = () =>
  [...document.querySelectorAll("header a, header button, header select")].map(
    (one) => one.getAttribute("aria-label") ?? one.closest("label")?.textContent ?? one.textContent,
  );

describe("the header", () => {
  test("of a visitor has the logo, the way home, booking, the map, the login and the languages", async () => {
    await open({ group: { has_minisite: true }, catalogue: { website: HOME } });
    expect(offered()).toEqual([
      "Practice of the Lilacs",
      "Home",
      "Book an appointment",
      "See on the map",
      "Log in",
      expect.stringContaining("Français"),
    ]);
    const brand = banner.getByRole("link", { name: "Practice of the Lilacs" });
    await expect.element(brand).toHaveAttribute("href", "/practice");
    expect(banner.getByRole("link", { name: "Home" }).element()).toHaveProperty("pathname", "/practice/home");
  });

  test("of a professional has no way home", async () => {
    await open({
      group: { has_minisite: true },
      catalogue: { website: HOME },
      session: { type: "pro" },
    });
    expect(offered()).not.toContain("Home");
    expect(offered()).toContain("Book an appointment");
  });

  test.each([
    ["a group without a minisite", {}, { website: HOME }],
    ["a minisite that is not shown", { has_minisite: true }, { website: { show: false } as Website }],
  ])("has no way home for %s", async (_of, group, catalogue) => {
    await open({ group, catalogue });
    expect(offered()).not.toContain("Home");
  });

  test.each<[string, Partial<Group>, string]>([
    ["no street", { address: "" }, "/practice/login"],
    ["no postcode", { zipcode: "" }, "/practice/login"],
    ["no town", { city: "" }, "/practice/login"],
    ["no point on the map", { lat: null, lng: null }, "/practice/login"],
    ["the map opened already", {}, "/practice/map"],
  ])("has no map button with %s", async (_why, group, address) => {
    await open({ group, address });
    expect(offered()).not.toContain("See on the map");
  });

  test.each([
    [889, 1],
    [890, 30],
  ])("at %i pixels shows the login's words on at least %i of them", async (width, least) => {
    await open({ width });
    const login = banner.getByRole("link", { name: "Log in" });
    const word = login.element().querySelector("span")?.getBoundingClientRect().width ?? 0;
    if (least === 1) expect(word).toBe(1);
    else expect(word).toBeGreaterThan(least);
  });

  test("has no language switch where there is one language", async () => {
    await open({ group: { enabled_locales: "en" } });
    await expect.element(banner.getByRole("combobox")).not.toBeInTheDocument();
  });

  test("where clients log in elsewhere only, leads a visitor nowhere but to the map", async () => {
    await open({
      group: { sso_login_only: true, has_minisite: true },
      catalogue: { website: HOME },
      address: "/practice/book/login",
    });
    expect(offered().slice(0, -1)).toEqual(["Home", "See on the map"]);
    await expect.element(banner.getByText("Practice of the Lilacs")).toBeVisible();
  });

  test("has no logo where the link says so", async () => {
    await open({ group: { logo_key: "logo.svg" }, address: "/practice/login?nologo=T" });
    expect(banner.element().querySelector("img")).toBeNull();
    await expect.element(banner.getByText("Practice of the Lilacs")).toBeVisible();
  });

  test("is left out with the address bar where the link says so", async () => {
    await open({ address: "/practice/login?noheader=1" });
    await expect.element(banner).not.toBeInTheDocument();
    await expect.element(addressBar).not.toBeInTheDocument();
  });
});

describe("the address bar", () => {
  test("names the group, street, postcode, town and the map, and can be closed for the tab", async () => {
    await open();
    await expect
      .element(addressBar)
      .toHaveTextContent("Practice of the Lilacs 6 rue des Tilleuls, 35000 Rennes See on the map");
    const map = addressBar.getByRole("link", { name: "See on the map" });
    expect(map.element()).toHaveProperty("pathname", "/practice/map");
    await addressBar.getByRole("button", { name: "Hide the address" }).click();
    await expect.element(addressBar).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: "A screen" })).toHaveFocus();
  });

  test.each<[string, Situation]>([
    ["without an address", { group: { address: "", zipcode: "", city: "" } }],
    ["on the map, which has it", { address: "/practice/map" }],
  ])("is not there %s", async (_, situation) => {
    await open(situation);
    await expect.element(addressBar).not.toBeInTheDocument();
  });
});

describe("the footer", () => {
  test("says since when, until this year", async () => {
    await open();
    expect(footer.element().textContent).toContain(`© 2006–${new Date().getFullYear()}`);
  });

  test("is left out where the link says so", async () => {
    await open({ address: "/practice/login?nofooter=t" });
    await expect.element(footer).not.toBeInTheDocument();
  });

  test.each([
    ["is the partner's after a login there", "sso", true, false],
    ["is ours before", "sso", false, true],
    ["is ours for every other provider", "default", true, true],
  ] as const)("%s", async (_, deployment, sso_logged, isShown) => {
    await open({ group: { deployment }, session: { sso_logged } });
    expect(footer.query() !== null).toBe(isShown);
  });
});

test("what an owner has changed of a professional meanwhile counts from the next time the page is opened", async () => {
  const membership = aMembership("owner");
  let present = [{ ...membership, role: "call_centre", call_center: true, calendars: [7] }];
  await open({
    session: { type: "pro", groups: [membership] },
    answer: ({ path }) =>
      path.includes("sessions/current")
        ? { pro: { call_center: true }, account: null, needPasswordChange: false, groups: present }
        : // The catalogue of a call centre.
          { records: [] },
  });
  const { getState } = sessionStoreOf("practice");
  await expect.poll(() => getState().session?.groups).toEqual(present);
  expect(getState().session).toMatchObject({ isCallCentre: true, needPasswordChange: false });
  // The check also runs when its tab becomes visible again.
  present = [{ ...membership, role: "pro", call_center: false, calendars: [8] }];
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => getState().session?.groups).toEqual(present);
});
