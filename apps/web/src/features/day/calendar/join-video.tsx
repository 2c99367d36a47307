import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { VideoButton } from "../../visit/appointments/list/video-button.tsx";
import { usePageData, useLoadedGroup } from "../../ground/group/page-data.ts";

/** The button that joins the video meeting of an appointment, if the installation has a meeting host. */
export function JoinVideo({ appointment }: { appointment: Appointment }) {
  const { meetingHost } = usePageData();
  const { group } = useLoadedGroup();
  const hasHost = (group.meeting_host ?? meetingHost) !== "";
  if (!hasHost || !appointment.videoconference || appointment.deleted) return null;
  return <VideoButton appointment={appointment} onBegun={() => {}} />;
}
