import { isStepName } from "@rendezvous/domain/sequence/model";
import { previousStep } from "@rendezvous/domain/sequence/steps";
import { ArrowLeft } from "lucide-react";
import { buttonClass } from "../../../components/button.tsx";
import { Link, useQueryText } from "../../../lib/navigation.tsx";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { withoutParameters } from "../../../lib/page/without-parameters.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { bookAddress, toHome, toStep } from "../../ground/group/paths.ts";
import { forgetStoredBooking } from "./booking-store.ts";
import { useChoices, useCurrentStep } from "./use-choices.ts";

/**
 * Links to the previous step. On the confirmation it begins a new booking; on the first step it leads to the home page, if the
 * visitor came from there.
 */
export function BackLink() {
  const { common } = usePhrases();
  const { group } = useLoadedGroup();
  const { config, sequence } = useChoices();
  const query = useQueryText();
  const step = useCurrentStep();
  if (config.needsLogin || step === undefined || !isStepName(step)) return null;
  const words = (
    <>
      <ArrowLeft size={18} aria-hidden="true" />
      {common.back}
    </>
  );
  if (step === "confirm")
    return (
      // A page load, so that nothing of the finished booking stays in memory.
      <a
        className={buttonClass("plain")}
        href={bookAddress(
          group.urlname,
          withoutParameters(query, ["token", "from_mail", "veventKey", "will_come"]),
        )}
        onClick={() => forgetStoredBooking(group.urlname, false)}
      >
        {words}
      </a>
    );
  const before = previousStep(config, sequence, step);
  if (before === null && !sequence.isFromHome) return null;
  const back = before === null ? toHome(group.urlname) : toStep(group.urlname, before);
  return (
    <Link className={buttonClass("plain")} {...back}>
      {words}
    </Link>
  );
}
