import { changeInProgress } from "@rendezvous/domain/sequence/change";
import { resolveItem } from "@rendezvous/domain/sequence/resolve-item";
import { reachableStep } from "@rendezvous/domain/sequence/steps";
import { Undo2 } from "lucide-react";
import { Button } from "../../../../components/button.tsx";
import { SentenceWithNames } from "../../../../components/names.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toStep } from "../../../ground/group/paths.ts";
import { toNameInLanguage } from "../../../ground/group/to-name-in-language.ts";
import { useBookingStore } from "../booking-store.ts";
import { useChoices } from "../use-choices.ts";
import styles from "./change-note.module.css";
import { useNavigate } from "../../../../lib/navigation.tsx";

/** Says which of several appointments is being chosen or replaced; its link cancels the change and leads back to the times. */
export function ChangeNote() {
  const phrases = usePhrases().change;
  const { group } = useLoadedGroup();
  const { config, sequence, chosen } = useChoices();
  const store = useBookingStore();
  const navigate = useNavigate();
  const change = changeInProgress(sequence);
  const serviceOf = (item: { intervention_id: number | null; pack_id: number | null }) =>
    config.catalogue.interventions.find((one) => one.id === item.intervention_id) ??
    config.catalogue.packs.find((one) => one.id === item.pack_id);
  const position = sequence.active + 1;
  const present = chosen.find((one) => one.index === sequence.active);
  const replaced =
    change?.kind === "replacing"
      ? serviceOf(resolveItem(config, { ...sequence, items: sequence.before_change ?? [] }, change.index))
      : undefined;
  const replacedName = replaced?.publicname ?? "";
  const service = present && serviceOf(present);
  const presentName = service?.publicname ?? "";
  const isInstead = replacedName !== "" && (presentName === "" || presentName === replacedName);

  function giveUp() {
    store.getState().dispatch({ type: "give_up_change" });
    const after = store.getState();
    navigate(toStep(group.urlname, reachableStep(after.config, after.sequence, "slots")));
    // The pressed button is removed, and the step may stay the same, so the title takes the focus.
    document.querySelector("h1")?.focus({ preventScroll: true });
  }
  function which() {
    if (isInstead)
      return <SentenceWithNames names={[toNameInLanguage(replaced)]} sentence={phrases.insteadOf} />;
    if (presentName === "") return phrases.adding({ position });
    const isOneOfSeveral = sequence.items.length > 1;
    return (
      <SentenceWithNames
        names={[toNameInLanguage(service)]}
        sentence={({ name }) => (isOneOfSeveral ? phrases.about({ position, name }) : name)}
      />
    );
  }
  return (
    <div className={styles.note}>
      <p className={styles.which}>{which()}</p>
      {change !== null && (
        <Button look="plain" onClick={giveUp}>
          <Undo2 size={18} aria-hidden="true" />
          {replacedName === "" ? (
            phrases.giveUp
          ) : (
            <SentenceWithNames names={[toNameInLanguage(replaced)]} sentence={phrases.keep} />
          )}
        </Button>
      )}
    </div>
  );
}
