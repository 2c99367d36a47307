import { isStepName } from "@rendezvous/domain/sequence/model";
import { CalendarPlus, House } from "lucide-react";
import { buttonClass } from "../../components/button.tsx";
import { BackLink } from "../../features/visit/booking/back-link.tsx";
import { useChoices, useCurrentStep } from "../../features/visit/booking/use-choices.ts";
import { useLoadedGroup } from "../../features/ground/group/page-data.ts";
import { usePhrases } from "../../lib/phrases/phrases.ts";
import styles from "./frame-actions.module.css";
import { useSession } from "../../features/ground/session/session-store.ts";
import { useWebsite } from "../../features/visit/website/use-website.ts";
import { isHomePath, toBookingStart, toHome } from "../../features/ground/group/paths.ts";
import { Link, useLocation } from "../../lib/navigation.tsx";

/** In the header: the link to the home page, then "back" inside a booking and "book" on every other screen. */
export function FrameActions() {
  return (
    <>
      <HomeLink />
      <BookingActions />
    </>
  );
}

/** Shown neither to professionals nor on the home page itself. */
function HomeLink() {
  const phrases = usePhrases();
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const website = useWebsite();
  const { pathname } = useLocation();
  if (website === null || isHomePath(pathname) || session?.type === "pro") return null;
  return (
    <Link className={`${buttonClass("plain")} ${styles.home}`} {...toHome(group.urlname)}>
      <House size={18} aria-hidden="true" />
      <span className={styles.word}>{phrases.common.home}</span>
    </Link>
  );
}

/** On a step of a booking the link back, elsewhere the link to a booking. */
function BookingActions() {
  const phrases = usePhrases();
  const { group } = useLoadedGroup();
  const { config } = useChoices();
  const step = useCurrentStep();
  if (step !== undefined && isStepName(step)) return <BackLink />;
  if (config.needsLogin) return null;
  return (
    <Link className={buttonClass("plain")} {...toBookingStart(group.urlname)}>
      <CalendarPlus size={18} aria-hidden="true" />
      <span className={styles.word}>{phrases.common.book}</span>
    </Link>
  );
}
