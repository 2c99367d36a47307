import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { Fiche } from "@rendezvous/contract/booking/fiche";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { notify } from "../../../lib/popups.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useLabelled } from "../../../lib/phrases/use-labelled.ts";
import {
  type Entry,
  appointmentsMovedWith,
  calendarsOfEntry,
  classesOfEntry,
  languageOfEntryName,
  nameOfEntry,
} from "../../visit/appointments/entry.ts";
import { AppointmentLists } from "../../visit/appointments/list/appointment-lists.tsx";
import type { EntryAction } from "../../visit/appointments/list/appointment-menu.tsx";
import { type OpenDialog, ShownDialog } from "../../visit/appointments/list/shown-dialog.tsx";
import { MoveStep } from "../../visit/appointments/move/move-step.tsx";
import { useFormatStart } from "../../visit/appointments/use-format-start.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { FICHES_KEY } from "../../ground/fiche/use-fiches.ts";
import { nameOfFiche } from "../../ground/fiche/name-of-fiche.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useSession } from "../../ground/session/session-store.ts";
import { ClientPasses } from "../passes/client-passes.tsx";
import { GiveVisitBack } from "../passes/give-visit-back.tsx";
import styles from "./search-fiche.module.css";
import { useCancellationText } from "../../visit/appointments/use-cancellation-text.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { callApi } from "../../../lib/call-api.ts";

interface Props {
  fiche: Fiche;
  onRetake: (linked: readonly Appointment[]) => Promise<boolean>;
}

/** A client's upcoming appointments and those of the last year, with their actions. */
export function FicheAppointments({ fiche, onRetake }: Props) {
  const texts = useLazyPhrases("appointment").list;
  const { noneInYours } = useProPhrases("record");
  const words = useCancelledPhrases();
  const { group } = useLoadedGroup();
  const { session } = useSession();
  // The professional may not see the appointments of all colleagues.
  const isPartSeen = session?.groups.some(({ id, calendars }) => id === group.id && calendars !== null);
  const queryClient = useQueryClient();
  const formatStart = useFormatStart({ inSentence: true });
  const [shown, setShown] = useState<OpenDialog | null>(null);
  const [moving, setMoving] = useState<Entry | null>(null);
  const queryKey = ["fiche-appointments", group.id, fiche.id];
  const listed = useQuery({
    queryKey,
    queryFn: ({ signal }) => listFicheAppointments(group.id, fiche.id, signal),
    staleTime: 0,
  });
  const refresh = () => void queryClient.invalidateQueries({ queryKey });
  if (listed.data === undefined)
    return listed.error === null ? (
      <Loading />
    ) : (
      <CallFailure failure={listed.error} onRetry={listed.refetch} />
    );

  const { active: appointments = [], cancelled = [] } = Object.groupBy(listed.data, ({ deleted }) =>
    deleted ? "cancelled" : "active",
  );
  function act(action: EntryAction, about: readonly Entry[]) {
    const [entry] = about;
    if (entry === undefined) return;
    if (action === "cancel") return setShown({ kind: "cancel", entries: about });
    if (action === "move") return setMoving(entry);
    if (action !== "retake") return setShown({ kind: action, entry });
    onRetake(entry.appointments)
      .then((isBegun) => !isBegun && setShown({ kind: "retakeError" }))
      .catch((failure: unknown) => setShown({ kind: "failed", failure }));
  }
  if (moving !== null)
    return (
      <MoveStep
        appointments={appointmentsMovedWith(moving, appointments)}
        token={undefined}
        onBack={() => setMoving(null)}
        onMoved={(moved) => {
          const first = moved.find(({ id }) => id === moving.first.id) ?? moved[0];
          if (first !== undefined) notify("success", texts.moved({ when: formatStart(first) }));
          setMoving(null);
          refresh();
        }}
      />
    );
  return (
    <div className={styles.part}>
      {group.sells_passes && <ClientPasses ficheId={fiche.id} />}
      <MissedCounts words={words} appointments={appointments} cancelled={cancelled} />
      {(fiche.missed ?? 0) > 0 && <Forgive ficheId={fiche.id} />}
      <AppointmentLists
        entries={mergePacks(appointments)}
        name={nameOfFiche(fiche)}
        remarkOn={({ first }) => (first.presence ? words.presence[first.presence] : "")}
        none={isPartSeen ? noneInYours({ name: nameOfFiche(fiche) }) : null}
        onAction={act}
        onBegun={refresh}
      />
      <CancelledAppointments words={words} cancelled={cancelled} onChanged={refresh} />
      {shown !== null && (
        <ShownDialog
          shown={shown}
          token={undefined}
          onCancelled={(ids) => {
            notify("success", texts.cancelled(ids.length));
            refresh();
          }}
          onStale={refresh}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}

/** Loads the texts together with the fiche; a later load would hide the fiche meanwhile. */
function useCancelledPhrases() {
  const labelled = useLabelled();
  const { year, cancelled, noShow } = useProPhrases("statistics");
  const { cancelled: heading } = useProPhrases("calendar");
  const { presence } = useProPhrases("calendarActions");
  return { labelled, year, cancelled, noShow, heading, presence, toCancellation: useCancellationText() };
}
type Words = ReturnType<typeof useCancelledPhrases>;

interface CountsProps {
  words: Words;
  /** The appointments of the last year that are not cancelled. */
  appointments: readonly Appointment[];
  cancelled: readonly Appointment[];
}

/** Shows how many appointments of the last year were cancelled, and how many were no-shows; nothing if there are none. */
function MissedCounts({ words, appointments, cancelled }: CountsProps) {
  const missed = appointments.filter(({ presence }) => presence === "no_show");
  const counts = [
    [words.cancelled, mergePacks(cancelled).length],
    [words.noShow, mergePacks(missed).length],
  ] as const;
  const parts = counts.flatMap(([label, count]) =>
    count === 0 ? [] : [words.labelled(label, String(count))],
  );
  if (parts.length === 0) return null;
  return <p>{[words.year, ...parts].join(" \u00b7 ")}</p>;
}

/** Makes the missed appointments no longer count (rule `missed_limit`). */
function Forgive({ ficheId }: { ficheId: number }) {
  const phrases = useProPhrases("record");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const saving = useSingleFlightMutation({
    mutationFn: () =>
      callApi("PUT /groups/{id}/fiches/{ficheId}", {
        path: { id: group.id, ficheId },
        body: { fiche: { missed: 0 } },
      }),
    onSuccess: async () => {
      notify("success", phrases.forgiven);
      await queryClient.invalidateQueries({ queryKey: [FICHES_KEY] });
    },
  });
  return (
    <div>
      <Button isBusy={saving.isPending} onClick={() => saving.mutate()}>
        {phrases.forgive}
      </Button>
      {!saving.isPending && <CallFailure failure={saving.error} />}
    </div>
  );
}

interface CancelledProps {
  words: Words;
  cancelled: readonly Appointment[];
  onChanged: () => void;
}

/** Lists cancelled appointments, latest first: by whom, when and why. */
function CancelledAppointments({ words, cancelled, onChanged }: CancelledProps) {
  const texts = useLazyPhrases("appointment");
  const formatStart = useFormatStart();
  if (cancelled.length === 0) return null;
  return (
    <section className={styles.cancelled} aria-labelledby="cancelled-appointments">
      <h2 id="cancelled-appointments" className={styles.name}>
        {words.heading}
      </h2>
      <ul className={styles.list}>
        {mergePacks(cancelled)
          .toReversed()
          .map((entry) => (
            <li key={entry.id}>
              <s>{formatStart(entry)}</s>
              <span>
                <span lang={languageOfEntryName(entry)}>{nameOfEntry(entry, texts)}</span>
                {[...classesOfEntry(entry), ...calendarsOfEntry(entry)].map(({ id, name, lang }) => (
                  <span key={id} lang={lang}>{`, ${name}`}</span>
                ))}
              </span>
              <span className={styles.quiet}>{words.toCancellation(entry.first).join(" \u00b7 ")}</span>
              {entry.first.cancelled_late && <GiveVisitBack appointment={entry.first} onDone={onChanged} />}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Returns a person's appointments: upcoming ones, and those of the last year; cancelled ones too. */
async function listFicheAppointments(
  groupId: number,
  ficheId: number,
  signal: AbortSignal,
): Promise<Appointment[]> {
  const conditions = [{ field: "deleted", op: "in" as const, value: "0,1" }];
  const query = { group_id: groupId, fiche_id: ficheId, limit_past: 12, conditions };
  const answer = await callApi("GET /appointments", { query, signal });
  return answer.records;
}
