import { isStepName } from "@rendezvous/domain/sequence/model";
import { previousStep } from "@rendezvous/domain/sequence/steps";
import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft, CalendarPlus } from "lucide-react";
import { buttonClass } from "../../components/button.tsx";
import { useChoices } from "../../features/booking/use-choices.ts";
import { useKnownGroup } from "../../features/group/first-data.ts";
import { usePhrases } from "../../lib/phrases.ts";
import styles from "./frame-actions.module.css";
import { toGroup, toStep } from "../../features/group/paths.ts";

/** In the header: back inside a booking, "book" everywhere else. Confirm has its own ways on. */
export function FrameActions() {
  const phrases = usePhrases();
  const { group } = useKnownGroup();
  const { config, sequence } = useChoices();
  const { step } = useParams({ strict: false });
  if (config.needsLogin) return null;
  if (step === undefined || !isStepName(step))
    return (
      <Link className={buttonClass("plain")} {...toGroup(group.urlname)}>
        <CalendarPlus size={18} aria-hidden="true" />
        <span className={styles.word}>{phrases.common.book}</span>
      </Link>
    );
  const before = step === "confirm" ? null : previousStep(config, sequence, step);
  if (before === null) return null;
  return (
    <Link className={buttonClass("plain")} {...toStep(group.urlname, before)}>
      <ArrowLeft size={18} aria-hidden="true" />
      <span className={styles.word}>{phrases.common.back}</span>
    </Link>
  );
}
