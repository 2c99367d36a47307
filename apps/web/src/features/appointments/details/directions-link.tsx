import type { Appointment } from "@rendezvous/contract/appointment";
import { Navigation } from "lucide-react";
import { buttonClass, type ButtonLook } from "../../../components/button.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { directionsLink } from "@rendezvous/domain/appointment/map-link";
import { usePhrases } from "../../../lib/phrases.ts";
import { useAppointmentPhrases } from "../../../lib/lazy-phrases.ts";

/** The way there; nothing for a video call or without an address. */
export function DirectionsLink({ appointment, look }: { appointment: Appointment; look: ButtonLook }) {
  const { common } = usePhrases();
  const texts = useAppointmentPhrases().confirm;
  const { address, videoconference } = appointment;
  if (videoconference || address === null) return null;
  return (
    <a
      className={buttonClass(look)}
      href={directionsLink(address.address, address.lat, address.lng)}
      target="_blank"
      rel="noreferrer"
    >
      <Navigation size={18} aria-hidden="true" />
      {texts.directions} <VisuallyHidden>{common.newWindow}</VisuallyHidden>
    </a>
  );
}
