import { formatDayAndTime } from "@rendezvous/phrases/format-date";
import { ArrowRight, CalendarX2, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { failureText, useRateLimitText, useWording } from "../../../lib/phrases/phrases.ts";
import { PhoneLink } from "../../ground/group/phone-link.tsx";
import styles from "./slots-notice.module.css";
import type { SlotTextContext } from "./slot-words.ts";

interface NoticeProps {
  readonly words: SlotTextContext;
}

/** Shown if the days on screen have no free time, with a button to the next one. */
export function NoFreeTimeInWindow({
  title,
  words,
  nextFree,
  onJump,
}: NoticeProps & { title: string; nextFree: string | null | undefined; onJump: (day: string) => void }) {
  return (
    <Notice title={title}>
      {nextFree && <NextFreeButton words={words} nextFree={nextFree} onJump={onJump} />}
    </Notice>
  );
}

/** Opens the day of the next free time. */
export function NextFreeButton({
  words: { phrases, dateLocale },
  nextFree,
  onJump,
}: NoticeProps & { nextFree: string; onJump: (day: string) => void }) {
  return (
    <button type="button" data-way-on className={styles.jump} onClick={() => onJump(nextFree.slice(0, 10))}>
      <span className={styles.jumpLabel}>{phrases.slots.next}</span>{" "}
      <span className={styles.jumpTime}>{formatDayAndTime(nextFree, dateLocale)}</span>
      <ArrowRight aria-hidden size={20} />
    </button>
  );
}

/** Shown if there is no free time at all, with the phone number. */
export function NoFreeTimeAtAll({ words: { phrases }, phone }: NoticeProps & { phone: string }) {
  return (
    <Notice title={phrases.slots.noneAtAll}>
      <p>{phone === "" ? phrases.slots.noneAtAllLater : phrases.slots.noneAtAllCall}</p>
      <PhoneLink phone={phone} />
    </Notice>
  );
}

/** Shown if no time has a promotion, with a button for all times. */
export function NoPromotedTime({ words: { phrases }, onShowAll }: NoticeProps & { onShowAll: () => void }) {
  return (
    <Notice title={phrases.slots.nonePromoted}>
      <Button onClick={onShowAll}>{phrases.slots.showAll}</Button>
    </Notice>
  );
}

/** Shown if the selected calendar or resource no longer exists. */
export function PlaceGoneNotice({ words: { phrases } }: NoticeProps) {
  return <Notice title={phrases.slots.noResourceForSelection} />;
}

/** Shown if the search has too many services: a retry would not help, choosing fewer does. */
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

/** Shown if the slots could not be loaded; after a rate limit, with the time to wait. */
export function FetchFailed({
  words: { phrases },
  failure,
  onRetry,
}: NoticeProps & { failure: unknown; onRetry: () => void }) {
  const wait = useRateLimitText(failure);
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
