import { isFirstStep } from "@rendezvous/domain/sequence/steps";
import { MapPin } from "lucide-react";
import { buttonClass } from "../../components/button.tsx";
import { useChoices, useCurrentStep } from "../../features/visit/booking/use-choices.ts";
import { useLoadedGroup } from "../../features/ground/group/page-data.ts";
import { isMapPath, toMap } from "../../features/ground/group/paths.ts";
import { Link, useLocation } from "../../lib/navigation.tsx";
import { usePhrases } from "../../lib/phrases/phrases.ts";
import styles from "./frame-actions.module.css";

/**
 * A button in the header of a group that has a full address with coordinates. It opens the map of the chosen calendar's place if
 * that differs from the group's.
 */
export function MapButton() {
  const { header } = usePhrases();
  const { group } = useLoadedGroup();
  const { chosen, config } = useChoices();
  const { pathname } = useLocation();
  const step = useCurrentStep();
  const { address, zipcode, city, lat, lng } = group;
  const isWhole = [address, zipcode, city].every((part) => part !== "") && lat !== null && lng !== null;
  if (!isWhole || isMapPath(pathname)) return null;
  const elsewhere = new Set(chosen.flatMap(({ calendar }) => (calendar?.address ? [calendar.id] : [])));
  const [calendarId = null] = elsewhere.size === 1 ? elsewhere : [];
  const isLater = step !== undefined && !isFirstStep(config, step) && step !== "confirm";
  return (
    <Link
      className={`${buttonClass("plain")} ${isLater ? styles.later : ""}`}
      aria-label={header.map}
      {...toMap(group.urlname, calendarId)}
    >
      <MapPin size={18} aria-hidden="true" />
    </Link>
  );
}
