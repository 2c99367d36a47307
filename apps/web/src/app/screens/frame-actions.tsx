import { isStepName } from "@rendezvous/domain/sequence/model";
import { previousStep } from "@rendezvous/domain/sequence/steps";
import { ArrowLeft, CalendarPlus, House } from "lucide-react";
import { buttonClass } from "../../components/button.tsx";
import { forgetStoredBooking } from "../../features/booking/booking-store.ts";
import { useChoices } from "../../features/booking/use-choices.ts";
import { useStep } from "../../features/booking/use-step.ts";
import { useKnownGroup } from "../../features/group/first-data.ts";
import { usePhrases } from "../../lib/phrases.ts";
import { withoutParameters } from "../../lib/without-parameters.ts";
import styles from "./frame-actions.module.css";
import { useSession } from "../../features/session/session-store.ts";
import { useWebsite } from "../../features/website/use-website.ts";
import { bookAddress, isHome, toBook, toHome, toStep } from "../../features/group/paths.ts";
import { Link, useLocation, useQueryText } from "../../lib/navigation.tsx";

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
  const { group } = useKnownGroup();
  const { session } = useSession();
  const website = useWebsite();
  const { pathname } = useLocation();
  if (website === null || isHome(pathname) || session?.type === "pro") return null;
  return (
    <Link className={`${buttonClass("plain")} ${styles.home}`} {...toHome(group.urlname)}>
      <House size={18} aria-hidden="true" />
      <span className={styles.word}>{phrases.common.home}</span>
    </Link>
  );
}

/**
 * On the confirmation "back" begins a new booking; on the first step it leads to the home page, if the visitor came
 * from there.
 */
function BookingActions() {
  const phrases = usePhrases();
  const { group } = useKnownGroup();
  const { config, sequence } = useChoices();
  const query = useQueryText();
  const step = useStep();
  if (config.needsLogin) return null;
  if (step === undefined || !isStepName(step))
    return (
      <Link className={buttonClass("plain")} {...toBook(group.urlname)}>
        <CalendarPlus size={18} aria-hidden="true" />
        <span className={styles.word}>{phrases.common.book}</span>
      </Link>
    );
  if (step === "confirm")
    return (
      // A page load, so that nothing of the finished booking stays in memory.
      <a
        className={buttonClass("plain")}
        href={bookAddress(group.urlname, withoutParameters(query, ["token", "from_mail", "veventKey"]))}
        onClick={() => forgetStoredBooking(group.urlname, false)}
      >
        <ArrowLeft size={18} aria-hidden="true" />
        <span className={styles.word}>{phrases.common.back}</span>
      </a>
    );
  const before = previousStep(config, sequence, step);
  if (before === null && !sequence.isFromHome) return null;
  const back = before === null ? toHome(group.urlname) : toStep(group.urlname, before);
  return (
    <Link className={buttonClass("plain")} {...back}>
      <ArrowLeft size={18} aria-hidden="true" />
      <span className={styles.word}>{phrases.common.back}</span>
    </Link>
  );
}
