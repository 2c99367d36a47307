import "../../../app/tokens.css";
import "../../../app/base.css";
import { describe, expect, test } from "vitest";
import { accessibilityFaults } from "../../slots/testing/accessibility-faults.ts";
import { appointmentIn, startLists } from "./testing/start-lists.tsx";

const HOUR = 60;
const DAY = 24 * HOUR;

function textsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((one) => one.textContent ?? "");
}

describe("the appointments of somebody", () => {
  test("are those to come, the next one first, then those that were, the latest one first", async () => {
    const names = ["In a week", "Tomorrow", "Yesterday", "Last month"];
    const [week, tomorrow, yesterday, month] = [7 * DAY, DAY, -DAY, -30 * DAY].map((minutes, index) =>
      appointmentIn(minutes, { intervention_name: names[index]! }),
    );
    const { screen } = await startLists([month!, week!, yesterday!, tomorrow!]);
    await expect.element(screen.getByRole("heading", { name: "Upcoming" })).toBeVisible();
    expect(textsOf("section:nth-of-type(1) li p:first-of-type").map((text) => text.split(" 30")[0])).toEqual([
      "Tomorrow",
      "In a week",
    ]);
    expect(textsOf("section:nth-of-type(2) li p:first-of-type").map((text) => text.split(" 30")[0])).toEqual([
      "Yesterday",
      "Last month",
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test("are none: that is said, with the way to a new one", async () => {
    const { screen } = await startLists([], "Léa");
    await expect.element(screen.getByText("No upcoming appointments for Léa.")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Book an appointment" })).toBeVisible();
    expect(textsOf("h2")).toEqual(["Upcoming"]);
  });

  test("of a pack are one, with its services", async () => {
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

describe("several to come", () => {
  test("are cancelled together by their check boxes; one alone needs none", async () => {
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

  test("one alone has no check box", async () => {
    const { screen } = await startLists([appointmentIn(DAY), appointmentIn(-DAY)]);
    await expect.element(screen.getByRole("heading", { name: "Past" })).toBeVisible();
    await expect.element(screen.getByRole("checkbox")).not.toBeInTheDocument();
  });
});

describe("a video conference", () => {
  const video = { videoconference: true, video_credentials: { room: "rdv-7 a" } };

  test("that is hours away can only be waited for", async () => {
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

  test("that has begun stands at the top, to be joined until it ends", async () => {
    const { screen } = await startLists([appointmentIn(-10, video), appointmentIn(DAY)]);
    await expect.element(screen.getByRole("heading", { name: "Right now" })).toBeVisible();
    expect(textsOf("h2")).toEqual(["Right now", "Upcoming", "Past"]);
  });

  test("that has ended says so", async () => {
    const { screen } = await startLists([appointmentIn(-40, video)]);
    await expect.element(screen.getByText("Video call finished")).toBeVisible();
  });
});
