import "../../../app/tokens.css";
import "../../../app/base.css";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import type { NewGroup } from "./api.ts";
import { NewGroupPage } from "./new-group-page.tsx";
import { timeField, typeTime } from "../../../components/testing/time-field.ts";

afterEach(() => vi.restoreAllMocks());

const openinghours = [{ days: ["mo", "tu"], from: "09:00", to: "18:00" }];
const cut = { externid: "cut", name: "Cut", length: 30, price: 2500 };
const TRADES = [
  {
    trade: "hair_salon",
    calendar_name: "Chair",
    openinghours,
    interventions: [cut, { externid: "colour", name: "Colour", length: 60, price: null }],
  },
  {
    trade: "dental_practice",
    calendar_name: "Dentist",
    openinghours: [],
    interventions: [{ externid: "scaling", name: "Scaling", length: 20, price: 4500 }],
  },
  { trade: "empty", calendar_name: "Calendar", openinghours: [], interventions: [] },
];

async function start({ width = 1280, refusals = 0 } = {}) {
  await page.viewport(width, 900);
  const sent: NewGroup[] = [];
  await startInGroup(
    <main>
      <NewGroupPage />
    </main>,
    {
      address: "/new",
      answer: ({ method, body }) => {
        if (method === "GET") return { trades: TRADES };
        sent.push(body as NewGroup);
        const errors = ["bad_request"];
        return sent.length <= refusals
          ? Response.json({ message: errors[0], messages: { errors } }, { status: 400 })
          : { group: { urlname: "salon" } };
      },
    },
  );
  await page.getByLabelText("Country").selectOptions("France");
  return sent;
}

const text = (name: string) => page.getByRole("textbox", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const trade = (name: string) => page.getByRole("radio", { name });
const hours = (label: string) => timeField(label).getByRole("spinbutton").first();
const names = () =>
  text("Service")
    .elements()
    .map((one) => (one as HTMLInputElement).value);

test.each([320, 1280])(
  "what is missing is said at its field, one after the other, without barriers at %i pixels",
  async (width) => {
    const sent = await start({ width });
    await button("Create my page").click();
    const name = text("Name of your organisation");
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription(/Name of your organisation/);
    await expect.element(name).toBeInvalid();
    expect(await accessibilityFaults()).toEqual([]);
    await name.fill("Salon Rose");
    await text("Your email address").fill("rose@");
    await button("Create my page").click();
    await expect.element(name).toBeValid();
    await expect.element(text("Your email address")).toHaveFocus();
    await expect.element(text("Your email address")).toBeInvalid();
    expect(await accessibilityFaults()).toEqual([]);
    expect(sent).toEqual([]);
  },
);

test("every fault of hours and services is said at its field at once, nothing is left out or made up, and it all stays", async () => {
  const sent = await start();
  await text("Name of your organisation").fill("Salon Rose");
  await text("Your email address").fill("rose@example.org");
  await typeTime(timeField("Monday: from"), "18:00");
  await typeTime(timeField("Monday: until"), "09:00");
  await typeTime(timeField("Tuesday: until"), "");
  await text("Service").first().fill("");
  await text("Minutes – Colour").fill("0");
  await text("Price – Colour").fill("20 euro");
  await text("Postcode").fill("abc!!");
  await button("Add a service").click();
  await button("Create my page").click();
  await expect.element(text("Postcode")).toHaveFocus();
  const faulty = [hours("Monday: from"), hours("Tuesday: until"), text("Service").first(), text("Postcode")];
  for (const one of [...faulty, text("Minutes – Colour"), text("Price – Colour")])
    await expect.element(one).toBeInvalid();
  await expect.element(hours("Tuesday: from")).toBeValid();
  await expect
    .element(hours("Monday: from"))
    .toHaveAccessibleDescription(/The end has to come after the start\.$/);
  await expect.element(text("Price – Colour")).toHaveAccessibleDescription(/Only the amount, such as 25\.50/);
  await expect.element(text("Postcode")).toHaveAccessibleDescription(/digits/);
  await expect.element(text("Minutes – Colour")).toHaveAccessibleDescription(/Minutes – .*1/);
  expect(await accessibilityFaults()).toEqual([]);
  expect(sent).toEqual([]);

  await text("Postcode").fill("1012 AB");
  await typeTime(timeField("Monday: until"), "19:00");
  await typeTime(timeField("Tuesday: until"), "17:30");
  await text("Service").first().fill("Cut");
  await text("Minutes – Colour").fill("90");
  await text("Price – Colour").fill("20,5");
  await button("Create my page").click();
  await expect
    .poll(() => sent.at(-1)?.group.interventions)
    .toMatchObject([
      { externid: "cut", name: "Cut" },
      { externid: "colour", length: 90, price: 2050 },
    ]);
});

test("a phone number that is none is said with the other faults, at its field, and can be mended", async () => {
  const sent = await start();
  await text("Phone").fill("ask for Rose");
  await button("Create my page").click();
  await expect.element(text("Name of your organisation")).toHaveFocus();
  await expect.element(text("Phone")).toHaveAccessibleDescription(/phone number/);
  await text("Name of your organisation").fill("Salon Rose");
  await text("Your email address").fill("rose@example.org");
  await button("Create my page").click();
  await expect.element(text("Phone")).toHaveFocus();
  expect(sent).toEqual([]);
  await text("Phone").fill("02 40 11 22 33");
  await button("Create my page").click();
  await expect.element(page.getByRole("heading")).toHaveTextContent("Check your inbox");
});

test("the time zone is the country's where it has one, and asked where the browser's is in none of its", async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...Intl.DateTimeFormat().resolvedOptions(),
    timeZone: "UTC",
  });
  const sent = await start();
  const zone = page.getByRole("combobox", { name: "Time zone" });
  await expect.element(zone).toHaveValue("Europe/Paris");
  await text("Name of your organisation").fill("Salão Rosa");
  await text("Your email address").fill("rosa@example.org");
  await page.getByLabelText("Country").selectOptions("Portugal");
  await expect.element(zone).toHaveValue("");
  await button("Create my page").click();
  await expect.element(zone).toHaveFocus();
  await expect.element(zone).toHaveAccessibleDescription(/Time zone/);
  expect(await accessibilityFaults()).toEqual([]);
  expect(sent).toEqual([]);
  await zone.selectOptions("Europe/Lisbon");
  await page.getByLabelText("Country").selectOptions("Italy");
  await expect.element(zone).toHaveValue("Europe/Rome");
  await button("Create my page").click();
  await expect.poll(() => sent.at(-1)?.group.timezone).toBe("Europe/Rome");
});

test("prices are proposed in round sums of the country's money, and what was typed stays", async () => {
  await start();
  await page.getByLabelText("Country").selectOptions("Germany");
  await expect.element(text("Price – Cut")).toHaveValue("25");
  await expect.element(text("Price – Cut")).toHaveAccessibleDescription(/€/);
  await page.getByLabelText("Country").selectOptions("Hungary");
  await expect.element(text("Price – Cut")).toHaveValue("9000");
  await expect.element(text("Price – Cut")).toHaveAccessibleDescription(/HUF/);
  await text("Price – Colour").fill("18000");
  await page.getByLabelText("Country").selectOptions("Poland");
  await expect.element(text("Price – Cut")).toHaveValue("100");
  await expect.element(text("Price – Colour")).toHaveValue("18000");
});

test("a trade brings its services and hours, and who looks at another one finds again what they typed", async () => {
  await start();
  await expect.poll(names).toEqual(["Cut", "Colour"]);
  await expect.element(timeField("Monday: from")).toMatchTextContent(/09:00/);
  await text("Name of your organisation").fill("Salon Rose");
  await text("Price – Cut").fill("27,50");
  await button("Remove Colour").click();
  await button("Add a service").click();
  await text("Service").last().fill("Beard");
  await typeTime(timeField("Monday: from"), "10:00");

  await trade("Dental practice").click();
  await expect.poll(names).toEqual(["Scaling"]);
  // Hours of single services come from the trade's template.
  await expect.element(timeField("Monday: from")).not.toBeInTheDocument();
  await trade("Something else").click();
  await expect.poll(names).toEqual([]);
  await expect.element(timeField("Monday: from")).not.toMatchTextContent(/\d/);

  await trade("Hair salon").click();
  await expect.poll(names).toEqual(["Cut", "Beard"]);
  await expect.element(text("Price – Cut")).toHaveValue("27,50");
  await expect.element(timeField("Monday: from")).toMatchTextContent(/10:00/);
  await expect.element(text("Name of your organisation")).toHaveValue("Salon Rose");
});

test("what is refused keeps what was typed; then the mailbox is to be looked into", async () => {
  const sent = await start({ refusals: 1 });
  await text("Name of your organisation").fill("Salon Rose");
  await text("Your email address").fill(" Rose@Example.org ");
  await text("Price – Cut").fill("27,50");
  const people = page.getByLabelText("How many people take appointments?");
  await expect.element(people).toHaveValue("1");
  await expect.element(people).toHaveAccessibleDescription(/chair/);
  await people.selectOptions("3");
  await expect.element(text("Calendar 3")).toHaveAttribute("placeholder", "Chair 3");
  await text("Calendar 2").fill("Zoé");
  await button("Create my page").click();
  await expect.element(page.getByText(/check the hours and the services/)).toBeVisible();
  await expect.element(text("Price – Cut")).toHaveValue("27,50");
  await button("Create my page").click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Check your inbox" })).toBeVisible();
  await expect.element(page.getByText(/rose@example.org/)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  expect(sent.at(-1)).toMatchObject({
    account: { email: "rose@example.org" },
    group: {
      name: "Salon Rose",
      trade: "hair_salon",
      locale: "en",
      calendar_count: 3,
      calendar_names: ["", "Zoé", ""],
      openinghours: [
        { days: ["mo"], from: "09:00", to: "18:00" },
        { days: ["tu"], from: "09:00", to: "18:00" },
      ],
      interventions: [
        { externid: "cut", name: "Cut", length: 30, price: 2750 },
        { externid: "colour", name: "Colour", length: 60, price: null },
      ],
    },
  });
});

test("who mistyped their address comes back to all they typed, and says who they are", async () => {
  const sent = await start();
  await text("Name of your organisation").fill("Salon Rose");
  await text("Price – Cut").fill("27,50");
  await text("First name").fill("Rose");
  await text("Last name").fill("Martin");
  await text("Your email address").fill("rose@exmaple.org");
  await button("Create my page").click();
  await expect.element(page.getByText(/rose@exmaple.org/)).toBeVisible();
  expect(page.getByRole("textbox").elements()).toEqual([]);
  expect(await accessibilityFaults()).toEqual([]);
  await button("Correct my email address").click();
  await expect.element(text("Your email address")).toHaveFocus();
  await expect.element(text("Price – Cut")).toHaveValue("27,50");
  expect(await accessibilityFaults()).toEqual([]);
  await text("Your email address").fill("rose@example.org");
  await button("Create my page").click();
  await expect.element(page.getByText(/rose@example.org/)).toBeVisible();
  expect(sent.map(({ account }) => account)).toEqual([
    { email: "rose@exmaple.org", firstname: "Rose", lastname: "Martin" },
    { email: "rose@example.org", firstname: "Rose", lastname: "Martin" },
  ]);
});
