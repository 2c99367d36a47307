import { addableServices, mayAddAppointment } from "@rendezvous/domain/sequence/add-appointment";
import { type StepName, choiceSteps } from "@rendezvous/domain/sequence/model";
import { reachableStep } from "@rendezvous/domain/sequence/steps";
import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { announce } from "../../../../lib/announce.ts";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toStep } from "../../../ground/group/paths.ts";
import { useBookingStore } from "../booking-store.ts";
import { useChoices } from "../use-choices.ts";
import { useInterventionFacts } from "../use-intervention-facts.ts";
import styles from "./add-appointment.module.css";
import { SUMMARY_HEADING_ID } from "./chosen-list.tsx";
import { useNavigate } from "../../../../lib/navigation.tsx";

/** Returns a function that starts the steps again for another appointment; null while none may be added. */
function useAdd(): (() => void) | null {
  const { group } = useLoadedGroup();
  const { config, sequence } = useChoices();
  const store = useBookingStore();
  const navigate = useNavigate();
  const isAdding = sequence.active === sequence.items.length;
  if (isAdding || !mayAddAppointment(config, sequence)) return null;
  return () => {
    store.getState().dispatch({ type: "add_item" });
    const { config: steps, sequence: after } = store.getState();
    const [first] = choiceSteps(steps);
    if (first) navigate(toStep(group.urlname, reachableStep(steps, after, first.name)));
  };
}

/** Shown beside the closed summary, so that visitors notice it before they choose a time. */
export function AddAnotherButton() {
  const phrases = usePhrases().summary;
  const add = useAdd();
  if (add === null) return null;
  return (
    <Button look="plain" onClick={add}>
      <Plus size={18} aria-hidden="true" />
      {phrases.addAnother}
    </Button>
  );
}

/**
 * Adds an appointment, while that is allowed. In a group with categories it is a menu of categories and their services; otherwise
 * a button that starts the steps again.
 */
export function AddAppointment({ current }: { current: StepName }) {
  const phrases = usePhrases().summary;
  const { config } = useChoices();
  const add = useAdd();
  if (add === null) return null;
  if (choiceSteps(config).some((step) => step.name === "interventionset_ids"))
    return <AddMenu current={current} />;
  return (
    <Button className={styles.add} isWide onClick={add}>
      <Plus size={18} aria-hidden="true" />
      {phrases.add}
    </Button>
  );
}

function AddMenu({ current }: { current: StepName }) {
  const screen = usePhrases();
  const phrases = screen.summary;
  const { group } = useLoadedGroup();
  const { config, sequence } = useChoices();
  const store = useBookingStore();
  const navigate = useNavigate();
  const [setId, setSetId] = useState<number | null>(null);
  const selectId = useId();
  const menu = useRef<HTMLDetailsElement>(null);
  const { interventionsets, interventions, packs } = config.catalogue;
  const offered = addableServices(config, sequence, setId);
  const choices = [
    ...interventions
      .filter((one) => offered.intervention_ids.includes(one.id))
      .map((one) => ({
        key: `i${one.id}`,
        offer: one,
        name: one.publicname,
        lang: one.lang,
        intervention_id: one.id,
        pack_id: null,
      })),
    ...packs
      .filter((one) => offered.pack_ids.includes(one.id))
      .map((one) => ({
        key: `p${one.id}`,
        offer: one,
        name: one.publicname,
        lang: one.lang,
        intervention_id: null,
        pack_id: one.id,
      })),
  ];

  function append({ name, intervention_id, pack_id }: (typeof choices)[number]) {
    store.getState().dispatch({ type: "append_item", item: { intervention_id, pack_id } });
    announce(phrases.added({ name }));
    menu.current?.removeAttribute("open");
    const after = store.getState();
    // The menu disappears when no more appointments may be added.
    if (mayAddAppointment(after.config, after.sequence)) menu.current?.querySelector("summary")?.focus();
    else document.getElementById(SUMMARY_HEADING_ID)?.focus();
    const next = reachableStep(after.config, after.sequence, "slots");
    if (next !== current) navigate(toStep(group.urlname, next));
  }
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.open}>
        <Plus size={18} aria-hidden="true" />
        {phrases.add}
      </summary>
      <label className={styles.label} htmlFor={selectId}>
        {screen.steps.interventionset_ids}
      </label>
      <select
        id={selectId}
        className={styles.select}
        value={setId ?? ""}
        onChange={(event) => setSetId(event.target.value === "" ? null : Number(event.target.value))}
      >
        <option value="">{phrases.everyCategory}</option>
        {interventionsets.map((set) => (
          <option key={set.id} value={set.id} lang={set.lang}>
            {set.publicname}
          </option>
        ))}
      </select>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.key}>
            <Button look="plain" className={styles.choice} lang={choice.lang} onClick={() => append(choice)}>
              <Plus size={16} aria-hidden="true" />
              {choice.name}
            </Button>
            <OfferFacts offer={choice.offer} />
          </li>
        ))}
      </ul>
      {choices.length === 0 && <p className={styles.none}>{screen.interventions.none}</p>}
    </details>
  );
}

/** The length and price of a service. */
function OfferFacts({ offer }: { offer: Parameters<typeof useInterventionFacts>[0] }) {
  const facts = useInterventionFacts(offer);
  return facts === "" ? null : <span className={styles.facts}>{facts}</span>;
}
