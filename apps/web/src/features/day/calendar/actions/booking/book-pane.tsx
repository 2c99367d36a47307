import type { Intervention } from "@rendezvous/contract/catalogue";
import { veventFields } from "@rendezvous/domain/form/form-for-viewer";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../../../components/button.tsx";
import { Notice } from "../../../../../components/notice.tsx";
import { now } from "../../../../../lib/clock.ts";
import { useCalendarActionsPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../../../lib/use-single-flight-mutation.ts";
import { FieldFrame } from "../../../../ground/form/field-frame.tsx";
import field from "../../../../ground/form/field.module.css";
import { focusField } from "../../../../ground/form/focus-field.ts";
import { Questions } from "../../../../ground/form/questions.tsx";
import { useForm } from "../../../../ground/form/use-form.ts";
import { useLoadedGroup } from "../../../../ground/group/first-data.ts";
import { offeredCatalogue } from "../../../../ground/group/offered-catalogue.ts";
import { useFormViewer } from "../../../../ground/session/use-form-viewer.ts";
import { focusBlock } from "../../grid/focus-block.ts";
import type { GridColumn } from "../../grid/grid-columns.ts";
import { SidePane } from "../../side-pane.tsx";
import styles from "../action-form.module.css";
import { ClientChoice, NewClient } from "./client-choice.tsx";
import type { Draft, UsedDrafts } from "../drafts.ts";
import { firstFreeOn } from "./first-free.ts";
import { FormEnd } from "../form-end.tsx";
import { formatPlace, PlaceFields, toTypedPlace, type TypedPlace } from "../place-fields.tsx";
import { type Beyond, RefusedNotice } from "./refused-notice.tsx";
import { servicesOn } from "./services-on.ts";
import { TakenDates } from "./taken-dates.tsx";
import { TellChoice } from "../tell-choice.tsx";
import type { Actions } from "../use-actions.ts";
import { useManagedPlaces } from "../closing/use-managed-places.ts";
import { MAX_TIMES, placeKey, useRepeats } from "./use-repeats.ts";

interface Props {
  draft: Draft;
  drafts: UsedDrafts;
  actions: Actions;
  /** The columns of the day or the week, in which a time is proposed. */
  columns: readonly GridColumn[];
  /** Blocks or opens the place instead of booking it. */
  onHours: (what: "block" | "open", place: TypedPlace) => void;
  onClose: () => void;
}

/** Books an appointment beside the day, for an existing or a new client. An unfinished booking stays until it is discarded. */
export function BookPane({ draft, drafts, actions, columns, onHours, onClose }: Props) {
  const phrases = useCalendarActionsPhrases();
  const { book, hours } = phrases;
  const isManaged = useManagedPlaces().length > 0;
  const { group, catalogue } = useLoadedGroup();
  const viewer = useFormViewer();
  const dateLocale = useDateLocale();
  const [isAdding, setAdding] = useState(false);
  const [searched, setSearched] = useState("");
  const change = (next: Partial<Draft>) => drafts.change(draft.id, next);
  const fields = useMemo(
    () => veventFields(catalogue.forms.Vevent, group, viewer),
    [catalogue, group, viewer],
  );
  const form = useForm({
    of: String(draft.id),
    prefix: "vevent",
    fields,
    stored: {},
    typed: draft.vevent,
    onAnswer: (answer) => change({ vevent: { ...draft.vevent, ...answer } }),
  });
  const { calendars, interventions } = offeredCatalogue(catalogue);
  const { ficheId, interventionId, place } = draft;
  const services = servicesOn(interventions, place.calendarId);
  const elsewhere = interventions.filter((one) => !one.only_package && !services.includes(one));
  const choosePlace = (next: TypedPlace, serviceId: number | null) => {
    const isTimeProposed = draft.isTimeProposed && next.day === place.day && next.time === place.time;
    const minutes = interventions.find(({ id }) => id === serviceId)?.length ?? 0;
    const free = isTimeProposed ? firstFreeOn(columns, next.calendarId, minuteOf(now()), minutes) : null;
    change({
      place: free === null ? next : toTypedPlace(group.timezone, free, next.calendarId),
      isTimeProposed,
      interventionId: serviceId,
    });
  };
  const chooseService = (id: number | null) => {
    const service = elsewhere.find((one) => one.id === id);
    const other = service && calendars.find((one) => service.calendar_ids?.includes(one.id));
    choosePlace({ ...place, calendarId: other?.id ?? place.calendarId }, id);
  };
  const repeats = useRepeats(draft);
  const { remaining } = draft;
  const taken = (repeats ?? []).filter(({ isFree }) => !isFree || remaining !== null);
  const isDecided = taken.every((one) => placeKey(one.place) in draft.instead);
  const isTimed = place.day !== "" && place.time !== "";
  const isReady = isTimed && ficheId !== null && interventionId !== null && repeats !== null && isDecided;
  const booking = useSingleFlightMutation({
    mutationFn: async (beyond: Beyond) => {
      const checked = form.check();
      if (ficheId === null || interventionId === null || !checked.ok) return;
      const chosen = (repeats ?? []).flatMap((one) => {
        const other = taken.includes(one) ? draft.instead[placeKey(one.place)] : one.place;
        return other ? [other] : [];
      });
      const places = remaining === null ? [place, ...chosen] : chosen;
      if (places.length === 0) return drafts.drop(draft.id);
      const leftOut = taken.map((one) => one.place).filter((one) => draft.instead[placeKey(one)] === null);
      const booking = { ...draft, ficheId, interventionId, vevent: checked.values, places, leftOut };
      const { about, refused } = await actions.book(booking, beyond);
      if (refused.length > 0) return change({ remaining: refused, instead: {} });
      drafts.drop(draft.id);
      focusBlock(about);
    },
  });
  function submit() {
    form.dispatch({ type: "submit" });
    const missing = form.questions.find(({ fault }) => fault !== null);
    if (isReady && missing) focusField(missing.id);
    else if (isReady) booking.mutate({});
  }
  return (
    <SidePane
      heading={book.heading}
      part={String(isAdding)}
      onClose={onClose}
      onEscape={() => (isAdding ? setAdding(false) : onClose())}
    >
      {isAdding ? (
        <NewClient
          searched={searched}
          onBack={() => setAdding(false)}
          onChosen={(id) => {
            change({ ficheId: id });
            setAdding(false);
          }}
        />
      ) : (
        <div className={styles.form}>
          <ClientChoice
            ficheId={ficheId}
            searched={searched}
            onTyped={setSearched}
            onChoose={(id) => {
              flushSync(() => change({ ficheId: id }));
              focusField(id === null ? "book-client" : "book-service");
            }}
            onAdd={() => setAdding(true)}
          />
          <FieldFrame id="book-service" label={book.service} isRequired={false} hint="" error={null}>
            <select
              id="book-service"
              className={field.input}
              value={interventionId ?? ""}
              onChange={(event) => chooseService(Number(event.target.value) || null)}
            >
              <option value="">{book.choose}</option>
              {services.map(toOption)}
              {remaining === null && elsewhere.length > 0 && (
                <optgroup label={book.elsewhere}>{elsewhere.map(toOption)}</optgroup>
              )}
            </select>
          </FieldFrame>
          {remaining === null && (
            <PlaceFields
              id="book"
              place={place}
              interventionId={null}
              onChange={(next) => {
                const isDone = servicesOn(services, next.calendarId).some(({ id }) => id === interventionId);
                choosePlace(next, isDone ? interventionId : null);
              }}
            />
          )}
          <FieldFrame id="book-length" label={phrases.minutes} isRequired={false} hint="" error={null}>
            <input
              id="book-length"
              className={field.input}
              type="number"
              min={1}
              max={1440}
              placeholder={String(services.find(({ id }) => id === interventionId)?.length ?? "")}
              value={draft.length ?? ""}
              onChange={({ target }) => change({ length: Math.floor(target.valueAsNumber) || null })}
            />
          </FieldFrame>
          {remaining === null && (
            <FieldFrame id="book-times" label={book.times} isRequired={false} hint="" error={null}>
              <input
                id="book-times"
                className={field.input}
                type="number"
                min={1}
                max={MAX_TIMES}
                value={draft.times}
                onChange={({ target }) =>
                  change({ times: Math.min(MAX_TIMES, Math.max(1, Math.floor(target.valueAsNumber) || 1)) })
                }
              />
            </FieldFrame>
          )}
          {remaining !== null && (
            <Notice look="problem">
              {book.notBooked({ when: remaining.map((one) => formatPlace(one, dateLocale)).join(" · ") })}
            </Notice>
          )}
          <TakenDates repeats={taken} instead={draft.instead} onChange={(instead) => change({ instead })} />
          <Questions questions={form.questions} dispatch={form.dispatch} title={null} />
          <FieldFrame id="book-note" label={phrases.note} isRequired={false} hint="" error={null}>
            <textarea
              id="book-note"
              className={field.input}
              rows={2}
              maxLength={2000}
              value={draft.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          </FieldFrame>
          {ficheId !== null && (
            <TellChoice
              ficheId={ficheId}
              mail="booked"
              value={draft.tell}
              onChange={(tell) => change({ tell })}
            />
          )}
          {isManaged && (
            <div className={styles.buttons}>
              <Button onClick={() => onHours("block", place)}>{hours.block}</Button>
              <Button onClick={() => onHours("open", place)}>{hours.open}</Button>
            </div>
          )}
          <FormEnd
            notice={!booking.isPending && <RefusedNotice failure={booking.error} onGoOn={booking.mutate} />}
          >
            <Button look="main" aria-disabled={!isReady} isBusy={booking.isPending} onClick={submit}>
              {book.book}
            </Button>
            {!isReady && <p className={styles.quiet}>{isDecided ? book.missing : book.missingDates}</p>}
          </FormEnd>
        </div>
      )}
    </SidePane>
  );
}

function toOption({ id, lang, publicname }: Intervention) {
  return (
    <option key={id} value={id} lang={lang}>
      {publicname}
    </option>
  );
}
