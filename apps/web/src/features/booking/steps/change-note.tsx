import { changeInProgress } from "@rendezvous/domain/sequence/change";
import { resolveItem } from "@rendezvous/domain/sequence/resolve-item";
import { reachableStep } from "@rendezvous/domain/sequence/steps";
import { Undo2 } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { usePhrases } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { toStep } from "../../group/paths.ts";
import { useBookingStore } from "../booking-store.ts";
import { useChoices } from "../use-choices.ts";
import styles from "./change-note.module.css";
import { useNavigate } from "../../../lib/navigation.tsx";

/** Which of several appointments is being chosen, or instead of which; and the way back to the times without it. */
export function ChangeNote() {
  const phrases = usePhrases().change;
  const { group } = useKnownGroup();
  const { config, sequence, chosen } = useChoices();
  const store = useBookingStore();
  const navigate = useNavigate();
  const change = changeInProgress(sequence);
  const nameOf = (item: { intervention_id: number | null; pack_id: number | null }) =>
    config.catalogue.interventions.find((one) => one.id === item.intervention_id)?.publicname ??
    config.catalogue.packs.find((one) => one.id === item.pack_id)?.publicname ??
    "";
  const position = sequence.active + 1;
  const present = chosen.find((one) => one.index === sequence.active);
  const replacedName =
    change?.kind === "replacing"
      ? nameOf(resolveItem(config, { ...sequence, items: sequence.before_change ?? [] }, change.index))
      : "";
  const presentName = present ? nameOf(present) : "";
  const isInstead = replacedName !== "" && (presentName === "" || presentName === replacedName);

  function giveUp() {
    store.getState().dispatch({ type: "give_up_change" });
    const after = store.getState();
    navigate(toStep(group.urlname, reachableStep(after.config, after.sequence, "slots")));
    // Its button is gone, and the step may stay the same.
    document.querySelector("h1")?.focus({ preventScroll: true });
  }
  function which() {
    if (isInstead) return phrases.insteadOf({ name: replacedName });
    if (presentName === "") return phrases.adding({ position });
    return sequence.items.length > 1 ? phrases.about({ position, name: presentName }) : presentName;
  }
  return (
    <div className={styles.note}>
      <p className={styles.which}>{which()}</p>
      {change !== null && (
        <Button look="plain" onClick={giveUp}>
          <Undo2 size={18} aria-hidden="true" />
          {replacedName === "" ? phrases.giveUp : phrases.keep({ name: replacedName })}
        </Button>
      )}
    </div>
  );
}
