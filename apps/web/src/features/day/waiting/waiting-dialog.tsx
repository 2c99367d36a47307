import type { Wish } from "@rendezvous/contract/booking/wish";
import { type Day, minuteOfDate, minuteOfDay, type Weekday, WEEKDAYS } from "@rendezvous/domain/time/instant";
import { formatWallDateTime, parseWallDateTime } from "@rendezvous/domain/time/zone";
import { ALL_TIMES, fitsWish } from "@rendezvous/domain/waiting/fits-wish";
import { partOfDay } from "@rendezvous/domain/waiting/parts-of-day";
import type { WaitingPhrases } from "@rendezvous/phrases/catalogues";
import { formatDayAtTime, formatDayWithYear, formatTime } from "@rendezvous/phrases/format-date";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { MoreButton } from "../../../components/more-button.tsx";
import { Names } from "../../../components/names.tsx";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { ConfirmDialog } from "../../ground/group/confirm-dialog.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { PhoneLink } from "../../ground/group/phone-link.tsx";
import { PlacesNote } from "../../visit/classes/places-note.tsx";
import { fillGap, freeTimesOf, type GapOfDay, wishesOfDay, wishesQueryKey } from "./api.ts";
import styles from "./waiting-dialog.module.css";

/** Who waits for the day, in their order. A free time beside a person books it for them. */
export function WaitingDialog({ day, onClose }: { day: Day; onClose: () => void }) {
  const phrases = useLazyPhrases("waiting");
  const { common } = usePhrases();
  const { more } = useProPhrases("ficheTable");
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const list = useRef<HTMLOListElement>(null);
  const pages = useInfiniteQuery(wishesOfDay(group.id, day));
  const { data, error } = pages;
  const wishes = data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <QuestionDialog
      title={`${phrases.title}, ${formatDayWithYear(day, dateLocale)}`}
      onClose={onClose}
      dismiss={common.close}
    >
      <CallFailure failure={error} />
      {data === undefined && error === null && <Loading />}
      {data?.pages[0]?.count === 0 && <p>{phrases.none}</p>}
      <ol ref={list} className={styles.list}>
        {wishes.map((wish) => (
          <WaitingPerson key={wish.id} wish={wish} all={wishes} day={day} />
        ))}
      </ol>
      <MoreButton list={list} pages={pages}>
        {more}
      </MoreButton>
    </QuestionDialog>
  );
}

/** One person: what they wish, and what the professional can do for them. */
function WaitingPerson({ wish, all, day }: { wish: Wish; all: readonly Wish[]; day: Day }) {
  const phrases = useLazyPhrases("waiting");
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const name = nameOf(wish);
  const refresh = () => queryClient.invalidateQueries({ queryKey: wishesQueryKey(group.id) });
  const path = { id: group.id, wishId: wish.id };
  const filling = useMutation({
    mutationFn: (slot: GapOfDay) => fillGap(group.id, wish.id, slot),
    onSuccess: (_, slot) =>
      notify("success", phrases.filled({ name, time: formatTime(slot.start, dateLocale) })),
    onSettled: refresh,
  });
  const ordering = useMutation({
    mutationFn: () =>
      callApi("PATCH /groups/{id}/wishes/{wishId}", { path, body: { wish: { first: !wish.first } } }),
    onSettled: refresh,
  });
  const removing = useMutation({
    mutationFn: () => callApi("DELETE /groups/{id}/wishes/{wishId}", { path }),
    onSettled: refresh,
  });
  const [isRemoving, setRemoving] = useState(false);
  const isBusy = filling.isPending || ordering.isPending || removing.isPending;
  const failure = filling.error ?? ordering.error;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <PhoneLink phone={wish.firstphone} look="plain" />
        <span>
          <Names names={wish.interventions} />
        </span>
        {wish.places && <PlacesNote places={wish.places} />}
      </div>
      <p className={styles.quiet}>{useWishText(wish)}</p>
      <FreeTimes
        wish={wish}
        all={all}
        day={day}
        name={name}
        isBusy={isBusy}
        onFill={(slot) => filling.mutate(slot)}
      />
      {!isBusy && <CallFailure failure={failure} />}
      <div className={styles.times}>
        <Button look="plain" isBusy={isBusy} onClick={() => ordering.mutate()}>
          {wish.first ? phrases.inTurn : phrases.goFirst} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button look="plain" isBusy={isBusy} onClick={() => setRemoving(true)}>
          {phrases.remove} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={phrases.removeTitle({ name })}
          text={phrases.removeText}
          confirm={phrases.remove}
          failure={removing.error}
          isBusy={removing.isPending}
          onConfirm={() => removing.mutate()}
          onClose={() => {
            setRemoving(false);
            removing.reset();
          }}
        />
      )}
    </li>
  );
}

/** Returns when the person can come, with whom, and until when a time is kept for them. */
function useWishText({ days, times, calendars, appointment, offer }: Wish): string {
  const phrases = useLazyPhrases("waiting");
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const parts = [
    calendars.map((one) => one.name).join(", "),
    days.map((day) => nameOfWeekday(day, dateLocale)).join(", "),
    times.map((time) => nameOfTime(time, phrases)).join(", "),
    appointment ? phrases.earlierThan({ when: formatDayAtTime(appointment.start, dateLocale) }) : "",
    offer
      ? phrases.offeredUntil({ time: formatTime(wallOf(offer.expires_at, group.timezone), dateLocale) })
      : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

function nameOfTime(time: Wish["times"][number], phrases: WaitingPhrases): string {
  const part = partOfDay(time);
  return part === undefined ? `${time.from}–${time.to}` : phrases[part];
}

function wallOf(instant: string, timezone: string): string {
  return formatWallDateTime(timezone, minuteOfDate(new Date(instant)));
}

/** 1 January 2024 was a Monday. */
function nameOfWeekday(day: Weekday, dateLocale: string): string {
  const date = new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day)));
  return new Intl.DateTimeFormat(dateLocale, { weekday: "short", timeZone: "UTC" }).format(date);
}

function nameOf({ firstname, lastname }: Wish): string {
  return `${firstname} ${lastname}`.trim();
}

interface FreeTimesProps {
  wish: Wish;
  /** Everybody who waits. */
  all: readonly Wish[];
  day: Day;
  name: string;
  isBusy: boolean;
  onFill: (slot: GapOfDay) => void;
}

/** The times of the day that suit the person, as buttons: free ones, and those that are kept for others. */
function FreeTimes({ wish, all, day, name, isBusy, onFill }: FreeTimesProps) {
  const phrases = useLazyPhrases("waiting");
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const { data: slots } = useQuery(freeTimesOf(group.id, day, wish));
  if (slots === undefined) return null;
  const { offer } = wish;
  const isOffered = offer?.start.startsWith(day) ?? false;
  const suitable: GapOfDay[] = [
    ...(offer && isOffered ? [{ ...offer, calendar_ids: [offer.calendar.id] }] : []),
    ...slots.filter((slot) => slot.start !== offer?.start && suits(wish, slot, group.timezone)),
    ...keptForOthers(wish, all).filter(
      (gap) => gap.start.startsWith(day) && suits(wish, gap, group.timezone),
    ),
  ];
  if (suitable.length === 0) return <p className={styles.quiet}>{phrases.noFree}</p>;
  return (
    <fieldset className={styles.times} aria-label={phrases.free({ name })}>
      {suitable.map((slot) => (
        <Button key={`${slot.start_at} ${slot.keptFor?.id}`} isBusy={isBusy} onClick={() => onFill(slot)}>
          {slot.keptFor
            ? phrases.keptFor({ time: formatTime(slot.start, dateLocale), name: nameOf(slot.keptFor) })
            : formatTime(slot.start, dateLocale)}
        </Button>
      ))}
    </fieldset>
  );
}

/** Returns the times that are kept for others who wish the same services. */
function keptForOthers(wish: Wish, all: readonly Wish[]): GapOfDay[] {
  return all.flatMap((other) =>
    other.offer && other.id !== wish.id && servicesOf(other) === servicesOf(wish)
      ? [{ ...other.offer, calendar_ids: [other.offer.calendar.id], keptFor: other }]
      : [],
  );
}

function servicesOf({ pack_ids, intervention_ids, places }: Wish): string {
  return JSON.stringify([pack_ids, intervention_ids, places]);
}

function suits(
  { first_day, last_day, days, times, appointment }: Wish,
  slot: GapOfDay,
  timezone: string,
): boolean {
  const start = parseWallDateTime(timezone, slot.start) ?? 0;
  const when = {
    first_day,
    last_day,
    days: days.length === 0 ? WEEKDAYS : days,
    times: times.length === 0 ? ALL_TIMES : times.flatMap(({ from, to }) => [toMinute(from), toMinute(to)]),
    moves_from: appointment && parseWallDateTime(timezone, appointment.start),
    offered: [],
  };
  return fitsWish(when, start, timezone);
}

function toMinute(time: string): number {
  return minuteOfDay(time) ?? 0;
}
