import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { Navigation } from "lucide-react";
import { directionsLink } from "@rendezvous/domain/appointment/map-link";
import { buttonClass, type ButtonLook } from "../../../../components/button.tsx";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import { Link } from "../../../../lib/navigation.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toMap } from "../../../ground/group/paths.ts";

/** A link to the place; nothing for a video call or without an address. */
export function DirectionsLink({ appointment, look }: { appointment: Appointment; look: ButtonLook }) {
  const { common } = usePhrases();
  const texts = useLazyPhrases("appointment").confirm;
  const { group, catalogue } = useLoadedGroup();
  const { address, videoconference, calendar_id } = appointment;
  if (videoconference || address === null) return null;
  const calendar = catalogue.calendars.find(({ id }) => id === calendar_id);
  if (calendar !== undefined)
    return (
      <Link
        className={buttonClass(look)}
        {...toMap(group.urlname, calendar.address === null ? null : calendar_id)}
      >
        <Navigation size={18} aria-hidden="true" />
        {texts.directions}
      </Link>
    );
  // The product's map does not show calendars that are no longer offered, so the link opens another map.
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
