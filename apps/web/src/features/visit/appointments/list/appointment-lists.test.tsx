import "../../../../app/tokens.css";
import "../../../../app/base.css";
import { describe, expect, test } from "vitest";
import { accessibilityFaults } from "../../slots/testing/accessibility-faults.ts";
import { appointmentIn } from "./testing/appointment-in.ts";
import { startLists } from "./testing/start-lists.tsx";

const HOUR = 60;
const DAY = 24 * HOUR;

function textsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((one) => one.textContent ?? "");
}

describe("the list of appointments", () => {
  test("shows upcoming ones, the next one first, then past ones, the latest one first", async () => {
    const names = ["In a week", "Tomorrow", "Yesterday", "Last month"];
    const [week, tomorrow, yesterday, month] = [7 * DAY, DAY, -DAY, -30 * DAY].map((minutes, index) =>
      appointmentIn(minutes, { intervention_name: names[index]! }),
    );
    const { screen } = await startLists([month!, week!, yesterday!, tomorrow!]);
    await expect.element(screen.getByRole("heading", { name: "Upcoming" })).toBeVisible();
    expect(textsOf("section:nth-of-type(1) li p:nth-of-type(2)").map((text) => text.split(" 30")[0])).toEqual(
      ["Tomorrow", "In a week"],
    );
    expect(textsOf("section:nth-of-type(2) li p:first-of-type").map((text) => text.split(" 30")[0])).toEqual([
      "Yesterday",
      "Last month",
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test("shows five past ones and the others on demand, none of which can be cancelled", async () => {
    const past = Array.from({ length: 9 }, (_, at) => appointmentIn(-(at + 1) * DAY));
    const { screen } = await startLists(past);
    await expect.element(screen.getByRole("heading", { name: "Past" })).toBeVisible();
    expect(screen.getByRole("listitem").elements()).toHaveLength(5);
    await screen.getByRole("button", { name: /4.earlier/ }).click();
    expect(screen.getByRole("listitem").elements()).toHaveLength(9);
    expect(screen.getByRole("checkbox").elements()).toEqual([]);
    await screen
      .getByRole("button", { name: /^Actions for/ })
      .first()
      .click();
    const offered = [...document.querySelectorAll("[popover]:popover-open button")];
    expect(offered.map((one) => one.textContent?.trim())).toEqual(["Details", "Book the same again"]);
  });

  test("says when it is empty, with a link to a new booking", async () => {
    const { screen } = await startLists([], "Léa");
    await expect.element(screen.getByText("No upcoming appointments for Léa.")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Book an appointment" })).toBeVisible();
    expect(textsOf("h2")).toEqual(["Upcoming"]);
  });

  test("shows a pack as one, with its services", async () => {
    const pack = { id: 9, name: "Before a journey", price: 0, length: 60 };
    const first = appointmentIn(DAY, { type: "first", pack, pack_id: 9 });
    const second = appointmentIn(DAY + 30, {
      type: "included",
      parent_id: first.id,
      pack,
      pack_id: 9,
      intervention_name: "Vaccination",
      calendar_name: "Boris",
    });
    const { screen } = await startLists([second, first]);
    await expect.element(screen.getByText("With Anna, Boris")).toBeVisible();
    expect(textsOf("section li h3")).toHaveLength(1);
    expect(textsOf("ol li").map((text) => text.slice(6))).toEqual(["Consultation", "Vaccination"]);
  });
});

describe("an upcoming appointment", () => {
  const address = { address: "6 rue des Tilleuls", lat: 48.1, lng: -1.68 };

  test("has buttons to move it, to find the way and to cancel it", async () => {
    const { screen, actions } = await startLists([appointmentIn(DAY, { address }), appointmentIn(-DAY)]);
    await screen.getByRole("button", { name: /^Move Consultation/ }).click();
    await screen.getByRole("button", { name: /^Cancel Consultation/ }).click();
    expect(actions.map(([action]) => action)).toEqual(["move", "cancel"]);
    await expect.element(screen.getByRole("link", { name: /^Directions/ })).toBeVisible();
    // A past appointment can neither be moved nor cancelled.
    expect(screen.getByRole("button", { name: /^(Move|Cancel)/ }).elements()).toHaveLength(2);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test("that is too near is neither moved nor cancelled here: one calls, and it cannot be selected", async () => {
    const near = appointmentIn(3 * HOUR, { intervention_name: "Check" });
    const { screen } = await startLists([near, appointmentIn(5 * DAY), appointmentIn(6 * DAY)], "", {
      group: { min_cancel_notice: DAY },
    });
    const [first] = screen.getByRole("listitem").elements();
    expect(first!.textContent).toContain("Moving and cancelling online is no longer possible.");
    expect([...first!.querySelectorAll("button, a, input")].map((one) => one.textContent?.trim())).toEqual([
      "Call +33\u00a03\u00a087\u00a000\u00a000\u00a000",
      expect.stringMatching(/^Add to my calendar Check/),
      expect.stringMatching(/^Actions for Check/),
    ]);
    await screen.getByRole("button", { name: /^Actions for Check/ }).click();
    await expect.element(screen.getByRole("button", { name: "Details" })).toBeVisible();
    const offered = [...document.querySelectorAll("[popover]:popover-open button")];
    expect(offered.map((one) => one.textContent?.trim())).toEqual(["Details", "Book the same again"]);
    expect(screen.getByText(/^Move or cancel online until/).elements()).toHaveLength(2);
    expect(screen.getByRole("checkbox").elements()).toHaveLength(2);
  });

  test("whose booking began before is moved only as long as that first one may be, and cancelled longer", async () => {
    const booking = { export_token: "one-booking" };
    const first = appointmentIn(40, booking);
    const second = appointmentIn(70, { ...booking, intervention_name: "Vaccination" });
    const { screen } = await startLists([first, second], "", { group: { min_cancel_notice: 60 } });
    await expect.element(screen.getByRole("button", { name: /^Cancel Vaccination/ })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /^Move/ })).not.toBeInTheDocument();
    await expect.element(screen.getByText(/^Move or cancel online until/)).not.toBeInTheDocument();
  });

  test("says from when on its cancellation is late, and once it is", async () => {
    const [soon, later] = [appointmentIn(3 * HOUR), appointmentIn(5 * DAY)].map((one) => ({
      ...one,
      late_from: new Date(Date.parse(one.start_at) - DAY * 60_000).toISOString(),
    }));
    const { screen } = await startLists([soon!, later!]);
    const [first, second] = screen.getByRole("listitem").elements();
    expect(first!.textContent).toContain("A cancellation now counts as a missed appointment.");
    expect(second!.textContent).toMatch(/A cancellation after .*\sat\s.* counts as a missed appointment\./);
  });

  test("has a menu in reading order, of what has no button of its own", async () => {
    const { screen } = await startLists([
      appointmentIn(DAY),
      appointmentIn(2 * DAY, { address, intervention_name: "Check" }),
    ]);
    await screen.getByRole("button", { name: /^Actions for Check/ }).click();
    const shown = [...document.querySelectorAll("[popover]:popover-open :is(button, a)")];
    expect(shown.map((one) => one.textContent?.trim())).toEqual([
      "Details",
      "Add to my calendar",
      "Book the same again",
    ]);
    const tops = shown.map((one) => one.getBoundingClientRect().top);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(document.activeElement?.textContent).toBe("Details");
  });
});

test("a calendar's picture is shown, and one without a picture leaves no gap", async () => {
  const { screen } = await startLists([appointmentIn(DAY), appointmentIn(2 * DAY, { calendar_id: 99 })]);
  await expect.element(screen.getByRole("heading", { name: "Upcoming" })).toBeVisible();
  const pictures = [...document.querySelectorAll<HTMLImageElement>("li img")];
  expect(pictures.map(({ src, alt }) => [new URL(src).pathname, alt])).toEqual([["/anna-128x128.png", ""]]);
});

describe("several upcoming appointments", () => {
  test("are cancelled together by their check boxes", async () => {
    const booked = [appointmentIn(DAY), appointmentIn(2 * DAY), appointmentIn(3 * DAY)];
    const { screen, actions } = await startLists(booked);
    const boxes = screen.getByRole("checkbox");
    await boxes.nth(0).click();
    await expect.element(screen.getByText("1 appointment selected")).toBeVisible();
    await boxes.nth(2).click();
    await screen.getByRole("button", { name: "Cancel these 2 appointments" }).click();
    expect(actions).toEqual([["cancel", [booked[0]!.id, booked[2]!.id]]]);
    await screen.getByRole("button", { name: "Keep them all" }).click();
    await expect.element(screen.getByText(/selected/)).not.toBeInTheDocument();
  });

  test("a single one has no check box", async () => {
    const { screen } = await startLists([appointmentIn(DAY), appointmentIn(-DAY)]);
    await expect.element(screen.getByRole("heading", { name: "Past" })).toBeVisible();
    await expect.element(screen.getByRole("checkbox")).not.toBeInTheDocument();
  });
});

describe("a video conference", () => {
  const video = { videoconference: true, video_credentials: { room: "rdv-7 a" } };

  test("that begins in hours cannot be joined yet", async () => {
    const { screen } = await startLists([appointmentIn(3 * HOUR, video)]);
    await expect.element(screen.getByRole("button", { name: "Video call to come" })).toBeDisabled();
    await expect.element(screen.getByText(/^You can join from/)).toBeVisible();
  });

  test("that begins in ten minutes can be joined", async () => {
    const { screen } = await startLists([appointmentIn(10, video)]);
    await expect
      .element(screen.getByRole("link", { name: /^Join the video call/ }))
      .toHaveAttribute("href", "https://meet.example.org/rdv-7%20a");
  });

  test("that has begun is shown at the top, and can be joined until it ends", async () => {
    const { screen } = await startLists([appointmentIn(-10, video), appointmentIn(DAY)]);
    await expect.element(screen.getByRole("heading", { name: "Right now" })).toBeVisible();
    expect(textsOf("h2")).toEqual(["Right now", "Upcoming", "Past"]);
  });

  test("that has ended says so", async () => {
    const { screen } = await startLists([appointmentIn(-40, video)]);
    await expect.element(screen.getByText("Video call finished")).toBeVisible();
  });
});

describe("the room of a video conference", () => {
  const soon = [appointmentIn(10, { videoconference: true, video_credentials: { room: "rdv-7" } })];

  test("is on the organisation's own host if it names one", async () => {
    const { screen } = await startLists(soon, "", { group: { meeting_host: "visio.practice.example" } });
    await expect
      .element(screen.getByRole("link", { name: /^Join the video call/ }))
      .toHaveAttribute("href", "https://visio.practice.example/rdv-7");
  });

  test("will be sent by message if no host is set, with the phone number", async () => {
    const { screen } = await startLists(soon, "", { pageData: { meetingHost: "" } });
    await expect.element(screen.getByText(/The link to join the call will be sent to you/)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /Call/ })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /^Join/ })).not.toBeInTheDocument();
  });
});
