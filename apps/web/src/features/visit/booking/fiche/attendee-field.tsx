import { answersFromSearch } from "@rendezvous/domain/fiche/answers-from-search";
import { MAX_FICHES } from "@rendezvous/domain/account/max-fiches";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useEmbedding } from "../../embedding/embedding.ts";
import { contactTextOf, FicheSearch } from "../../../ground/fiche/fiche-search.tsx";
import { nameOfFiche } from "../../../ground/fiche/name-of-fiche.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { ficheQueryKey } from "../../../ground/fiche/use-fiche.ts";
import { RadioButtons } from "../../../../components/fields/choice-fields.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useBooking } from "../booking-store.ts";
import styles from "./fiche-step.module.css";
import type { Attendee } from "./use-attendee.ts";
import { ATTENDEE_ID } from "./use-fiche-form.ts";

interface Props {
  attendee: Attendee;
  /** Shows the error that no person is chosen. */
  isMissing: boolean;
}

/** Chooses one of the account's people, or a new person; nothing if the account has none. */
export function AttendeeField({ attendee: { fiches, chosen, mayType }, isMissing }: Props) {
  const phrases = useLazyPhrases("fiche").choose;
  const { form } = usePhrases();
  const chooseAttendee = useBooking((booking) => booking.chooseAttendee);
  if (fiches.length === 0) return null;
  const people = fiches.map((fiche) => [fiche.id, nameOfFiche(fiche)] as const);
  return (
    <RadioButtons<number | "new">
      id={ATTENDEE_ID}
      label={phrases.forWhom}
      hint={mayType ? undefined : phrases.full({ count: MAX_FICHES })}
      error={isMissing ? form.selectFicheError : null}
      options={mayType ? [...people, ["new", phrases.someoneElse]] : people}
      isRequired
      value={chosen}
      onChange={chooseAttendee}
    />
  );
}

/**
 * For professionals: chooses one of the group's people, or a new person. A link that contains a caller's phone
 * (`fiche[firstphone]`) starts the search for it.
 */
export function ProAttendeeField({ attendee: { fiche, chosen }, isMissing }: Props) {
  const phrases = useLazyPhrases("fiche");
  const { form } = usePhrases();
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const { draft, chooseAttendee, writeDraft } = useBooking((booking) => booking);
  const caller = useEmbedding().fiche["firstphone"] ?? "";
  const [searched, setSearched] = useState(caller);
  function choose(id: number | "new" | null) {
    chooseAttendee(id);
    // The element that had the focus is removed, so another one takes it.
    requestAnimationFrame(() => document.getElementById(ATTENDEE_ID)?.focus());
  }
  if (chosen !== null)
    return (
      <div className={styles.attendee}>
        <div>
          <p className={styles.name}>{fiche === null ? phrases.search.newPerson : nameOfFiche(fiche)}</p>
          {fiche !== null && <p className={styles.hint}>{contactTextOf(fiche)}</p>}
        </div>
        <Button id={ATTENDEE_ID} onClick={() => choose(null)}>
          {phrases.search.change}
        </Button>
      </div>
    );
  return (
    <div className={styles.questions}>
      <FicheSearch
        id={ATTENDEE_ID}
        error={isMissing ? form.selectFicheError : null}
        none={phrases.search.none}
        start={caller}
        onTyped={setSearched}
        onChoose={(fiche) => {
          queryClient.setQueryData(ficheQueryKey(group.id, fiche.id), fiche);
          choose(fiche.id);
        }}
      />
      <div>
        <Button
          onClick={() => {
            writeDraft("fiche", { ...answersFromSearch(searched), ...draft.fiche });
            choose("new");
          }}
        >
          {phrases.search.newPerson}
        </Button>
      </div>
    </div>
  );
}
