import { Suspense, useState } from "react";
import { flushSync } from "react-dom";
import type { Intervention } from "@rendezvous/contract/catalogue/catalogue";
import { Button } from "../../../../../components/button.tsx";
import { Notice } from "../../../../../components/notice.tsx";
import { lazyComponent } from "../../../../../lib/load-once.ts";
import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../../../lib/phrases/phrases.ts";
import { TextArea, TextField } from "../../../../../components/fields/text-field.tsx";
import { useLoadedGroup } from "../../../../ground/group/page-data.ts";
import { PlacesFields } from "../../../../visit/classes/places-fields.tsx";
import { focusField } from "../../../../ground/form/focus-field.ts";
import { Questions } from "../../../../ground/form/questions.tsx";
import type { GridColumn } from "../../grid/grid-columns.ts";
import { SidePane } from "../../side-pane.tsx";
import styles from "../action-form.module.css";
import { useManagedPlaces } from "../closing/use-managed-places.ts";
import type { PendingBooking, UsePendingBookingsResult } from "../use-pending-bookings.ts";
import { FormFooter } from "../form-footer.tsx";
import { LengthField } from "../length-field.tsx";
import { formatPlace, PlaceFields, type TypedPlace } from "../place-fields.tsx";
import { NotifyChoice } from "../notify-choice.tsx";
import type { UseAppointmentActionsResult } from "../use-appointment-actions.ts";
import { ClientChoice, NewClient } from "./client-choice.tsx";
import { RefusedNotice } from "./refused-notice.tsx";
import { type UseBookingResult, useBooking } from "./use-booking.ts";
import { MAX_WEEKLY_DATES, placeKey, type WeeklyRepeat } from "./use-repeats.ts";
import { useServiceChoice, type ServiceChoice } from "./use-service-choice.ts";
import { SelectField } from "../../../../../components/fields/select-field.tsx";

const PutOnListButton = lazyComponent(
  async () => (await import("../../../waiting/put-on-list-button.tsx")).PutOnListButton,
);

interface Props {
  draft: PendingBooking;
  drafts: UsePendingBookingsResult;
  actions: UseAppointmentActionsResult;
  /** The shown columns of the day or week; the proposed time is in one of them. */
  columns: readonly GridColumn[];
  /** Blocks or opens the place instead of booking it. */
  onHours: (what: "block" | "open", place: TypedPlace) => void;
  onClose: () => void;
}

/** Books an appointment beside the day, for an existing or a new client. An unfinished booking stays until it is discarded. */
export function BookPane({ draft, drafts, actions, columns, onHours, onClose }: Props) {
  const { book, hours } = useProPhrases("calendarActions");
  const { has_waiting_list: hasWaitingList } = useLoadedGroup().group;
  const isManaged = useManagedPlaces().length > 0;
  const [part, setPart] = useState<"booking" | "newClient">("booking");
  const [searched, setSearched] = useState("");
  const booking = useBooking(draft, drafts, actions);
  const { change } = booking;
  const toBooking = () => setPart("booking");
  const { ficheId, interventionId, place } = draft;
  const wish = ficheId !== null &&
    interventionId !== null && {
      fiche: { id: ficheId },
      intervention_ids: [interventionId],
      calendar_id: [place.calendarId],
    };
  return (
    <SidePane
      heading={book.heading}
      part={part}
      onClose={onClose}
      onEscape={part === "newClient" ? toBooking : onClose}
    >
      {part === "newClient" ? (
        <NewClient
          searched={searched}
          onBack={toBooking}
          onChosen={(id) => {
            change({ ficheId: id });
            toBooking();
          }}
        />
      ) : (
        <div className={styles.form}>
          <ClientChoice
            ficheId={draft.ficheId}
            searched={searched}
            onTyped={setSearched}
            onChoose={(id) => {
              flushSync(() => change({ ficheId: id }));
              focusField(id === null ? "book-client" : "book-service");
            }}
            onAdd={() => setPart("newClient")}
          />
          <AppointmentFields draft={draft} columns={columns} booking={booking} />
          <div className={styles.buttons}>
            {isManaged && (
              <>
                <Button onClick={() => onHours("block", draft.place)}>{hours.block}</Button>
                <Button onClick={() => onHours("open", draft.place)}>{hours.open}</Button>
              </>
            )}
            {hasWaitingList && wish && (
              <Suspense fallback={null}>
                <PutOnListButton wish={wish} onDone={() => drafts.drop(draft.id)} />
              </Suspense>
            )}
          </div>
          <BookButton {...booking} />
        </div>
      )}
    </SidePane>
  );
}

/** The fields that describe the appointment; once a part of a series is booked, only those for its refused dates. */
function AppointmentFields({
  draft,
  columns,
  booking,
}: Pick<Props, "draft" | "columns"> & { booking: UseBookingResult }) {
  const { book, note } = useProPhrases("calendarActions");
  const dateLocale = useDateLocale();
  const { form, taken, change } = booking;
  const choice = useServiceChoice(draft, columns, change);
  const { remaining } = draft;
  const { catalogue } = useLoadedGroup();
  const most = catalogue.classes.find(({ id }) => id === draft.place.calendarId)?.max_places ?? 1;
  return (
    <>
      <ServiceField draft={draft} choice={choice} />
      {remaining === null && (
        <PlaceFields id="book" place={draft.place} interventionId={null} onChange={choice.choosePlace} />
      )}
      {most > 1 && (
        <PlacesFields
          most={most}
          places={Math.min(draft.count, most)}
          guests={draft.guests}
          onPlaces={(count) => change({ count })}
          onGuests={(guests) => change({ guests })}
        />
      )}
      <LengthField
        id="book-length"
        value={draft.length ?? ""}
        usual={choice.usualLength}
        onChange={(value) => change({ length: Math.floor(Number(value)) || null })}
      />
      {remaining === null ? (
        <TextField
          label={book.times}
          type="number"
          min={1}
          max={MAX_WEEKLY_DATES}
          value={draft.times}
          onChange={(times) =>
            change({ times: Math.min(MAX_WEEKLY_DATES, Math.max(1, Math.floor(Number(times)) || 1)) })
          }
        />
      ) : (
        <Notice look="problem">
          {book.notBooked({ when: remaining.map((one) => formatPlace(one, dateLocale)).join(" · ") })}
        </Notice>
      )}
      <TakenDates repeats={taken} instead={draft.instead} onChange={(instead) => change({ instead })} />
      <Questions questions={form.questions} dispatch={form.dispatch} title={null} />
      <TextArea
        label={note}
        rows={2}
        maxLength={2000}
        value={draft.note}
        onChange={(text) => change({ note: text })}
      />
      {draft.ficheId !== null && (
        <NotifyChoice
          ficheId={draft.ficheId}
          mail="booked"
          value={draft.tell}
          onChange={(tell) => change({ tell })}
        />
      )}
    </>
  );
}

/** Books the appointment, or says what is missing or why it was refused. */
function BookButton({ sending, isReady, isDecided, submit }: UseBookingResult) {
  const { book } = useProPhrases("calendarActions");
  return (
    <FormFooter
      notice={!sending.isPending && <RefusedNotice failure={sending.error} onGoOn={sending.mutate} />}
    >
      <Button look="main" aria-disabled={!isReady} isBusy={sending.isPending} onClick={submit}>
        {book.book}
      </Button>
      {!isReady && <p className={styles.quiet}>{isDecided ? book.missing : book.missingDates}</p>}
    </FormFooter>
  );
}

/** Chooses a service of the calendar, or of another one unless the place is fixed. */
function ServiceField({ draft, choice }: { draft: PendingBooking; choice: ServiceChoice }) {
  const { book } = useProPhrases("calendarActions");
  return (
    <SelectField
      id="book-service"
      label={book.service}
      none={book.choose}
      value={draft.interventionId ?? ""}
      onChange={(id) => choice.chooseService(Number(id) || null)}
    >
      {choice.services.map(toOption)}
      {draft.remaining === null && choice.elsewhere.length > 0 && (
        <optgroup label={book.elsewhere}>{choice.elsewhere.map(toOption)}</optgroup>
      )}
    </SelectField>
  );
}

function toOption({ id, lang, publicname }: Intervention) {
  return (
    <option key={id} value={id} lang={lang}>
      {publicname}
    </option>
  );
}

interface TakenDatesProps {
  repeats: readonly WeeklyRepeat[];
  instead: PendingBooking["instead"];
  onChange: (instead: PendingBooking["instead"]) => void;
}

const LEFT_OUT = "out";

/** Shows each date of a series that cannot be booked as it is, with a choice of another time for it, or none. */
function TakenDates({ repeats, instead, onChange }: TakenDatesProps) {
  const { book } = useProPhrases("calendarActions");
  const dateLocale = useDateLocale();
  return repeats.map(({ place, others }) => {
    const key = placeKey(place);
    const chosen = instead[key];
    const offered =
      chosen && !others.some((one) => placeKey(one) === placeKey(chosen)) ? [chosen, ...others] : others;
    return (
      <SelectField
        key={key}
        label={book.notFree({ when: formatPlace(place, dateLocale) })}
        none={book.choose}
        options={[
          ...offered.map((one) => [placeKey(one), formatPlace(one, dateLocale)] as const),
          [LEFT_OUT, book.leaveOut],
        ]}
        value={chosen === null ? LEFT_OUT : chosen ? placeKey(chosen) : ""}
        onChange={(value) => {
          const { [key]: _, ...rest } = instead;
          const other = offered.find((one) => placeKey(one) === value);
          onChange(value === "" ? rest : { ...rest, [key]: other ?? null });
        }}
      />
    );
  });
}
