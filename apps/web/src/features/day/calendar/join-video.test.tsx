import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { appointmentIn } from "../../visit/appointments/list/testing/appointment-in.ts";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { JoinVideo } from "./join-video.tsx";

const VIDEO = {
  ...appointmentIn(-5),
  videoconference: true,
  video_credentials: { room: "practice-17" },
};

test("a professional joins the meeting where the appointment is shown", async () => {
  await startInGroup(<JoinVideo appointment={VIDEO} />);
  await expect
    .element(page.getByRole("link"))
    .toHaveAttribute("href", "https://meet.example.org/practice-17");
});

test.each([
  ["without a host", VIDEO, ""],
  ["of an appointment that is cancelled", { ...VIDEO, deleted: true }, "meet.example.org"],
  ["of a visit in person", { ...VIDEO, videoconference: false }, "meet.example.org"],
] as const)("there is nothing to join %s", async (_title, appointment, meetingHost) => {
  await startInGroup(
    <p>
      Here
      <JoinVideo appointment={appointment} />
    </p>,
    { pageData: { meetingHost } },
  );
  await expect.element(page.getByText("Here")).toBeVisible();
  expect(page.getByText("Here").element().children).toHaveLength(0);
});
