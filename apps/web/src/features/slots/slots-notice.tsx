import { formatDayAndTime } from "@rendezvous/phrases/format-date";
import { ArrowRight, CalendarX2, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { failureText, useWaitText, useWording } from "../../lib/phrases.ts";
import { PhoneLink } from "../group/phone-link.tsx";
import styles from "./slots-notice.module.css";
import type { SlotWords } from "./slot-words.ts";

interface NoticeProps {
  readonly words: SlotWords;
}

/** Nothing in the days shown, with the way to the next free time. */
export function NothingInWindow({
  title,
  words: { phrases, dateLocale },
  nextFree,
  onJump,
}: NoticeProps & { title: string; nextFree: string | null | undefined; onJump: (day: string) => void }) {
  return (
    <Notice title={title}>
      {nextFree && (
        <button
          type="button"
          data-way-on
          className={styles.jump}
          onClick={() => onJump(nextFree.slice(0, 10))}
        >
          <span className={styles.jumpLabel}>{phrases.slots.next}</span>{" "}
          <span className={styles.jumpTime}>{formatDayAndTime(nextFree, dateLocale)}</span>
          <ArrowRight aria-hidden size={20} />
        </button>
      )}
    </Notice>
  );
}

/** Nothing at all: the phone is the way on. */
export function NothingAtAll({ words: { phrases }, phone }: NoticeProps & { phone: string }) {
  return (
    <Notice title={phrases.slots.noneAtAll}>
      <p>{phone === "" ? phrases.slots.noneAtAllLater : phrases.slots.noneAtAllCall}</p>
      <PhoneLink phone={phone} />
    </Notice>
  );
}

/** No time with a promotion: there may be others. */
export function NothingPromoted({ words: { phrases }, onShowAll }: NoticeProps & { onShowAll: () => void }) {
  return (
    <Notice title={phrases.slots.nonePromoted}>
      <Button onClick={onShowAll}>{phrases.slots.showAll}</Button>
    </Notice>
  );
}

/** The calendar or resource of the selection does not exist any more. */
export function NoResource({ words: { phrases } }: NoticeProps) {
  return <Notice title={phrases.slots.noResourceForSelection} />;
}

/** Too many services to search: asking again would not help, asking for fewer does. */
export function TooManyItems({
  words: { phrases },
  failure,
  phone,
  onStartAgain,
}: NoticeProps & { failure: unknown; phone: string; onStartAgain: (() => void) | undefined }) {
  const wording = useWording();
  return (
    <Notice title={failureText(wording.phrases, failure, phone)}>
      {onStartAgain && <Button onClick={onStartAgain}>{phrases.fiche.startAgain}</Button>}
      <PhoneLink phone={phone} />
    </Notice>
  );
}

/** The slots could not be fetched; after too many calls with the time to wait. */
export function FetchFailed({
  words: { phrases },
  failure,
  onRetry,
}: NoticeProps & { failure: unknown; onRetry: () => void }) {
  const wait = useWaitText(failure);
  return (
    <Notice title={phrases.slots.failed}>
      {wait !== null && <p>{wait}</p>}
      <Button onClick={onRetry}>
        <RotateCw aria-hidden size={18} />
        {phrases.common.retry}
      </Button>
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <CalendarX2 aria-hidden size={32} strokeWidth={1.5} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
