import { isStepName } from "@rendezvous/domain/sequence/model";
import { previousStep } from "@rendezvous/domain/sequence/steps";
import { ArrowLeft, CalendarPlus } from "lucide-react";
import { buttonClass } from "../../components/button.tsx";
import { forgetStoredBooking } from "../../features/booking/booking-store.ts";
import { useChoices } from "../../features/booking/use-choices.ts";
import { useKnownGroup } from "../../features/group/first-data.ts";
import { usePhrases } from "../../lib/phrases.ts";
import { withoutParameters } from "../../lib/without-parameters.ts";
import styles from "./frame-actions.module.css";
import { groupAddress, toGroup, toStep, stepIn } from "../../features/group/paths.ts";
import { Link, useLocation, useQueryText } from "../../lib/navigation.tsx";

/** In the header: back inside a booking, "book" everywhere else. From confirm, back is the first step anew. */
export function FrameActions() {
  const phrases = usePhrases();
  const { group } = useKnownGroup();
  const { config, sequence } = useChoices();
  const query = useQueryText();
  const step = stepIn(useLocation().pathname);
  if (config.needsLogin) return null;
  if (step === undefined || !isStepName(step))
    return (
      <Link className={buttonClass("plain")} {...toGroup(group.urlname)}>
        <CalendarPlus size={18} aria-hidden="true" />
        <span className={styles.word}>{phrases.common.book}</span>
      </Link>
    );
  if (step === "confirm")
    return (
      // A page of its own: nothing of what was booked remains.
      <a
        className={buttonClass("plain")}
        href={groupAddress(group.urlname, withoutParameters(query, ["token", "from_mail", "veventKey"]))}
        onClick={() => forgetStoredBooking(group.urlname, false)}
      >
        <ArrowLeft size={18} aria-hidden="true" />
        <span className={styles.word}>{phrases.common.back}</span>
      </a>
    );
  const before = previousStep(config, sequence, step);
  if (before === null) return null;
  return (
    <Link className={buttonClass("plain")} {...toStep(group.urlname, before)}>
      <ArrowLeft size={18} aria-hidden="true" />
      <span className={styles.word}>{phrases.common.back}</span>
    </Link>
  );
}
