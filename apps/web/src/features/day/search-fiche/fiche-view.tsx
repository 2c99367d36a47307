import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { Fiche } from "@rendezvous/contract/booking/fiche";
import type { Answers } from "@rendezvous/domain/form/form-state";
import { useEffect, useRef, useState } from "react";
import { visibleFields } from "@rendezvous/domain/form/visible-fields";
import { findLinkedChoice } from "@rendezvous/domain/form/field";
import { answerOf } from "@rendezvous/domain/form/missing-fields";
import { readField } from "@rendezvous/domain/form/read-field";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { Chip } from "../../../components/chip.tsx";
import { Tabs } from "../../../components/tabs.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { FichePanel } from "../../account/account/information/fiche-panel.tsx";
import { describeFiche } from "../../ground/fiche/fiche-search.tsx";
import { nameOfFiche } from "../../ground/fiche/name-of-fiche.ts";
import type { GroupSession } from "../../ground/session/session-store.ts";
import { MetadataList } from "./metadata-list.tsx";
import { MergePart } from "./merge-part.tsx";
import { FicheAppointments } from "./fiche-appointments.tsx";
import { FicheHistoryList } from "./fiche-history-list.tsx";
import { FicheNotes } from "./fiche-notes.tsx";
import styles from "./search-fiche.module.css";
import { SimilarFiches } from "./similar-fiches.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useFicheFields } from "../../ground/fiche/use-fiche-fields.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { FICHES_KEY } from "../../ground/fiche/use-fiches.ts";
import { TextField } from "../../../components/fields/text-field.tsx";

interface Props {
  session: GroupSession;
  fiche: Fiche;
  /** True for a fiche chosen from search results: its name takes the focus, so that screen readers continue there. */
  takesFocus: boolean;
  onRetake: (linked: readonly Appointment[]) => Promise<boolean>;
  onBook: (ficheId: number) => void;
  onOpen: (ficheId: number) => void;
}

/** One client: the personal data, the appointments, the notes, and the history. */
export function FicheView({ session, fiche, takesFocus, onRetake, onBook, onOpen }: Props) {
  const phrases = useProPhrases("record");
  const { common } = usePhrases();
  const dateLocale = useDateLocale();
  const [tab, setTab] = useState("appointments");
  const [typed, setTyped] = useState<Answers>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  const isTyped = Object.keys(typed).length > 0;
  const [isAsking, setAsking] = useState(false);
  const { id, blacklisted = false } = fiche;
  return (
    <section className={styles.part} aria-labelledby="record-name">
      <div className={styles.head}>
        <div>
          <h2 ref={heading} id="record-name" tabIndex={-1} className={styles.name}>
            {nameOfFiche(fiche)} {blacklisted && <Chip>{phrases.blocked}</Chip>}
          </h2>
          <p className={styles.quiet}>
            {[describeFiche(fiche, dateLocale), fiche.externid].filter(Boolean).join("\u2003")}
          </p>
        </div>
        <div className={styles.actions}>
          <Button look="main" onClick={() => onBook(id)}>
            {common.book}
          </Button>
          <Button onClick={() => setAsking(true)}>{blacklisted ? phrases.unblock : phrases.block}</Button>
        </div>
      </div>
      {isAsking && <BlacklistDialog fiche={fiche} onClose={() => setAsking(false)} />}
      <Tabs
        label={phrases.parts}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: "appointments",
            title: phrases.appointments,
            content: <FicheAppointments fiche={fiche} onRetake={onRetake} />,
          },
          {
            id: "details",
            title: phrases.details,
            content: (
              <>
                <SimilarFiches
                  typed={isTyped ? { firstname: fiche.firstname, lastname: fiche.lastname, ...typed } : {}}
                  own={id}
                  onOpen={onOpen}
                />
                <FichePanel
                  key={fiche.updated_at}
                  session={session}
                  id={`pro-${id}`}
                  fiche={fiche}
                  isAdded={false}
                  onTyped={setTyped}
                />
                <ArchivedAnswers fiche={fiche} />
                <MetadataList metadata={fiche.metadata} />
              </>
            ),
          },
          { id: "notes", title: phrases.notes, content: <FicheNotes ficheId={id} /> },
          { id: "history", title: phrases.history, content: <FicheHistoryList ficheId={id} /> },
          { id: "merge", title: phrases.merge, content: <MergePart fiche={fiche} /> },
        ]}
      />
    </section>
  );
}

/** A client's answers to archived questions, and to questions whose condition the present answers no longer meet; read only. */
function ArchivedAnswers({ fiche }: { fiche: Fiche }) {
  const phrases = useProPhrases("record");
  const { group } = useLoadedGroup();
  // The page's data contains no archived questions.
  const { data: forms } = useQuery({
    queryKey: ["catalogue", group.id, "forms"],
    queryFn: ({ signal }) => callApi("GET /groups/{id}/forms", { path: { id: group.id }, signal }),
  });
  const fields = useFicheFields();
  const shown = new Set(visibleFields(fields, fiche).map(({ name }) => name));
  const answers = (forms?.Fiche ?? [])
    .filter(({ name, archived, condition }) => archived === true || (condition && !shown.has(name)))
    .map(readField)
    .flatMap((field) => {
      const answer = answerOf(fiche, field);
      if (answer === null || answer === "") return [];
      const answerText = String(answer);
      const linked = findLinkedChoice(field.choices, answerText);
      const chosen = [linked?.parent.label, linked?.child?.label].filter(Boolean).join(", ");
      const ticked = answer === true ? field.rightLabel || "\u2713" : "\u2013";
      return [{ field, text: typeof answer === "boolean" ? ticked : chosen || answerText }];
    });
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="no-longer-asked">
      <h3 id="no-longer-asked">{phrases.noLongerAsked}</h3>
      <dl className={styles.answers}>
        {answers.map(({ field, text }) => (
          <div key={field.name}>
            <dt lang={field.lang}>{field.label || field.rightLabel || field.name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Asks for the reason before it blocks a client's bookings, or unblocks them. */
function BlacklistDialog({ fiche, onClose }: { fiche: Fiche; onClose: () => void }) {
  const phrases = useProPhrases("record");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState("");
  const isBlocking = fiche.blacklisted !== true;
  const name = nameOfFiche(fiche);
  const saving = useSingleFlightMutation({
    mutationFn: () =>
      callApi("PUT /groups/{id}/fiches/{ficheId}", {
        path: { id: group.id, ficheId: fiche.id },
        body: { fiche: { blacklisted: isBlocking }, reason },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [FICHES_KEY] });
      notify("success", isBlocking ? phrases.blockDone({ name }) : phrases.unblockDone({ name }));
      onClose();
    },
  });
  return (
    <QuestionDialog
      title={isBlocking ? phrases.blockTitle({ name }) : phrases.unblockTitle({ name })}
      onClose={onClose}
      isBusy={saving.isPending}
      actions={
        <Button
          look={isBlocking ? "danger" : "main"}
          isBusy={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {isBlocking ? phrases.block : phrases.unblock}
        </Button>
      }
    >
      <p>{isBlocking ? phrases.blockText : phrases.unblockText}</p>
      <TextField
        label={phrases.reason}
        hint={phrases.reasonHint}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      {!saving.isPending && <CallFailure failure={saving.error} />}
    </QuestionDialog>
  );
}
