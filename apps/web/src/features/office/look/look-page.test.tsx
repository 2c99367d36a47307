import "../../../app/tokens.css";
import "../../../app/base.css";
import { Route } from "wouter";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { createSettingsPage } from "../records/settings-page.tsx";
import { timeField, typeTime } from "../../../components/testing/time-field.ts";

const settings = {
  name: "Practice of the Lilacs",
  urlname: "practice",
  locale: "en",
  enabled_locales: "en,fr",
  rules: {},
  apptemplates: {},
  theme: { main: "#ffe066", footer: "#123456" },
  color_scheme: "light",
  logo_key: null,
  has_minisite: false,
  grid_list_mode: { has_calendars_tab: { description: false, image: true, grid_mode: true } },
  version: 3,
};
const website = {
  show: true,
  title: "",
  quick_desc: "",
  keywords: "",
  domain: null,
  image: null,
  file_upload: [
    { url: "a.jpg", alt: "The door" },
    { url: "b.jpg", alt: { en: "The hall", fr: "Le hall" } },
  ],
  highlight: false,
  offer_type: "service",
  highlight_service: null,
  highlight_package: null,
  offer_text: "",
  listing: "intervention",
  listset_ids: [],
  listing_ids: [2],
  package_ids: [],
  openinghours: [],
  map: true,
  contact_info: true,
  website_link: "",
  social_link: false,
  facebook: "",
  twitter: "",
  instagram: "",
  snapchat: "",
  mail: "",
  complement_text: "",
  otherbox: "",
  version: 5,
};
const STORED = { settings, website };
const SERVICES = ["Cut", "Colour", "Care"].map((name, index) => ({
  id: index + 1,
  version: 1,
  deleted: false,
  name,
  publicname: name,
}));

type Form = "look" | "website";

interface Situation {
  language?: "en" | "fr";
  width?: number;
}

async function start(form: Form, { language = "en", width = 1000 }: Situation = {}) {
  await page.viewport(width, 900);
  startSession("practice", aSession({ type: "pro" }));
  const single = form === "look" ? "settings" : "website";
  const server = { sent: [] as object[], previewed: [] as unknown[] };
  const Content = createSettingsPage(form);
  await startInGroup(
    <Route path="/:urlname/manage/:page">
      <main>
        <Content />
      </main>
    </Route>,
    {
      address: `/practice/manage/${form}`,
      language,
      answer: ({ method, path, body }) => {
        const request = path.replace("/api/v3/groups/4/", "");
        if (request === "interventions.records") return { records: SERVICES, next: null };
        if (request.endsWith(".records")) return { records: [], next: null };
        if (request === "images") return { image: { key: "c.jpg" } };
        if (request === "preview") {
          server.previewed.push((body as { changes: unknown }).changes);
          return { group: {}, catalogue: {}, style: "" };
        }
        if (request !== single) return undefined;
        if (method === "GET") return { [single]: STORED[single] };
        const sent = (body as Record<string, object>)[single] ?? {};
        server.sent.push(sent);
        return { [single]: { ...STORED[single], ...sent, version: 9 } };
      },
    },
  );
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  return server;
}

const save = page.getByRole("button", { name: "Save", exact: true });

async function saved(server: { sent: object[] }) {
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  return server.sent;
}

describe.each(["look", "website"] as const)("the page %s", (form) => {
  test.each([
    ["en", 320],
    ["fr", 320],
    ["en", 1000],
    ["fr", 1000],
  ] as const)("is free of barriers in %s at %i pixels", async (language, width) => {
    await start(form, { language, width });
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const label of document.querySelectorAll("label, legend, h2"))
      expect(label.textContent).toMatch(/\p{L}/u);
  });
});

describe("colours", () => {
  const code = page.getByRole("textbox", { name: /Main colour, Colour code/ });

  test("say how they can be read, in words and numbers", async () => {
    await start("look");
    const main = page.getByRole("group", { name: "Main colour" });
    await expect.element(code).toHaveValue("#ffe066");
    await expect.element(main.getByText(/Contrast 1\.\d:1, too low to be read/)).toBeVisible();
    await code.fill("#1d4f91");
    await expect.element(main.getByText(/Contrast \d\.\d:1, easy to read/).first()).toBeVisible();
    const ink = page.getByRole("textbox", { name: /^Text, Colour code/ });
    await ink.fill("#cccccc");
    const text = page.getByRole("group", { name: "Text", exact: true });
    await expect.element(text.getByText(/This colour isn’t used/)).toBeVisible();
  });

  test("are said for light and dark where each visitor has their own", async () => {
    await start("look");
    await page
      .getByRole("combobox", { name: "Light or dark" })
      .selectOptions("As each client’s device has it");
    const main = page.getByRole("group", { name: "Main colour" });
    await expect.element(main.getByText("Text on buttons (dark)")).toBeVisible();
  });

  test("are kept under one name, and what this page does not know stays", async () => {
    const server = await start("look");
    await code.fill("#1d4f91");
    expect(await saved(server)).toEqual([{ theme: { footer: "#123456", primary: "#1d4f91" } }]);
  });

  test("that are none are told at their field, and nothing is sent", async () => {
    const server = await start("look");
    await code.fill("reddish");
    await save.click();
    await expect.element(code).toHaveAttribute("aria-invalid", "true");
    expect(server.sent).toEqual([]);
  });

  test("go back to the standard", async () => {
    const server = await start("look");
    await page
      .getByRole("group", { name: "Main colour" })
      .getByRole("button", { name: "Standard colour" })
      .click();
    expect(await saved(server)).toEqual([{ theme: { footer: "#123456" } }]);
  });
});

test("each list is shown as the group has it, and one is changed without the others", async () => {
  const server = await start("look");
  const calendars = page.getByRole("group", { name: "Calendars" }).first();
  await expect.element(calendars.getByRole("radio", { name: "Grid" })).toBeChecked();
  const services = page.getByRole("group", { name: "Services" }).first();
  await services.getByText("Grid").click();
  await services.getByRole("checkbox", { name: "With descriptions" }).click();
  expect(await saved(server)).toEqual([
    {
      grid_list_mode: {
        ...settings.grid_list_mode,
        has_interventions_tab: { description: false, image: true, grid_mode: true },
      },
    },
  ]);
});

describe("the home page", () => {
  test("has its pictures in order, each with what it shows", async () => {
    const server = await start("website");
    await page
      .getByRole("button", { name: /Picture 2/ })
      .first()
      .click();
    await page
      .getByRole("group", { name: "Picture 2 – What the picture shows" })
      .getByLabelText("English")
      .fill("A door");
    expect(await saved(server)).toEqual([
      { file_upload: [website.file_upload[1], { url: "a.jpg", alt: "A door" }] },
    ]);
  });

  test("lists services in an order of their own", async () => {
    const server = await start("website");
    await page.getByRole("combobox", { name: /Services shown/ }).selectOptions("Cut");
    await page.getByRole("combobox", { name: /Services shown/ }).selectOptions("Care");
    await page.getByRole("button", { name: "Remove – Colour" }).click();
    expect(await saved(server)).toEqual([{ listing_ids: [1, 3] }]);
  });

  test("asks what is highlighted only where something is", async () => {
    const server = await start("website");
    const service = page.getByRole("combobox", { name: "Highlighted service" });
    await expect.element(service).not.toBeInTheDocument();
    await page.getByRole("checkbox", { name: "Highlight something" }).click();
    await service.selectOptions("Colour");
    expect(await saved(server)).toEqual([{ highlight: true, highlight_service: 2 }]);
  });

  test("shows the hours of the calendars, or its own", async () => {
    const server = await start("website");
    await page.getByRole("checkbox", { name: "The same as in the calendars" }).click();
    await page.getByRole("button", { name: "Monday: remove 14:00 – 18:00" }).click();
    await typeTime(timeField("Monday, to"), "13:00");
    const [sent] = (await saved(server)) as { openinghours: unknown[] }[];
    expect(sent?.openinghours).toHaveLength(7);
    expect(sent?.openinghours[0]).toEqual([{ from: "09:00", to: "13:00" }]);
    expect(sent?.openinghours[6]).toEqual([]);
  });
});

/** Returns the request body of the home page's form. */
function typed(fields: object) {
  return [
    { kind: "website", record_id: null, fields: { ...fields, show: true } },
    { kind: "settings", record_id: null, fields: { has_minisite: true } },
  ];
}

test("what is typed is shown in the frame once nobody types, a home page even before it is online", async () => {
  const server = await start("website");
  expect(server.previewed).toEqual([]);
  await page.getByRole("button", { name: "Show the preview" }).click();
  const frame = page.elementLocator(document.body).getByTitle("What your clients see");
  await expect.element(frame).toHaveAttribute("src", "/practice/home?locale=en");
  const title = page.getByRole("group", { name: "Title" }).getByLabelText("English");
  await title.fill("Hello");
  await expect.poll(() => server.previewed).toEqual([typed({}), typed({ title: "Hello" })]);
});
