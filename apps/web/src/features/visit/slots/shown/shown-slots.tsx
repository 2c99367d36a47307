import { ApiFailure } from "../../../../lib/api-failure.ts";
import { LoadingText } from "../../../../components/loading-text.tsx";
import { DayView } from "../day-view.tsx";
import { SlotTable } from "../slot-table.tsx";
import type { SlotTextContext } from "../slot-words.ts";
import {
  FetchFailed,
  PlaceGoneNotice,
  NoFreeTimeAtAll,
  NoFreeTimeInWindow,
  NoPromotedTime,
  TooManyItems,
} from "../slots-notice.tsx";
import type { SlotsStepProps } from "./slots-step-props.ts";
import styles from "../slots-step.module.css";
import type { SlotWindow } from "../use-slot-window.ts";
import type { UseShownDaysResult } from "./use-shown-days.ts";

type Content = "invalidCalendar" | "tooManyItems" | "failed" | "nothingPromoted" | "nothingAtAll" | "times";

/** Returns the code of the server's refusal; null: the call failed otherwise, or not at all. */
export function refusalCodeOf({ failure }: SlotWindow): string | null {
  return failure instanceof ApiFailure ? failure.code : null;
}

/** Returns what is shown: the times, or one of the notices in their place. */
function contentOf(window: SlotWindow, isPromotedOnly: boolean): Content {
  if (window.state === "failed") {
    const refusal = refusalCodeOf(window);
    if (refusal === "invalid_calendar") return "invalidCalendar";
    return refusal === "too_many_items" ? "tooManyItems" : "failed";
  }
  if (window.firstSlot !== null) return "times";
  return isPromotedOnly ? "nothingPromoted" : "nothingAtAll";
}

interface Props {
  readonly step: SlotsStepProps;
  readonly days: UseShownDaysResult;
  readonly words: SlotTextContext;
}

/** The times of the shown days, or the reason why there are none. */
export function ShownSlots(props: Props & Omit<TimesProps, keyof Props>) {
  const { step, days, words } = props;
  const { window, askAndFocus } = days;
  const { phone } = step.group;
  switch (contentOf(window, step.criteria.promotionsOnly === true)) {
    case "invalidCalendar":
      return <PlaceGoneNotice words={words} />;
    case "tooManyItems":
      return (
        <TooManyItems words={words} failure={window.failure} phone={phone} onStartAgain={step.onStartAgain} />
      );
    case "failed":
      return <FetchFailed words={words} failure={window.failure} onRetry={() => askAndFocus(window.retry)} />;
    case "nothingPromoted":
      return <NoPromotedTime words={words} onShowAll={() => askAndFocus(() => step.onShowAll?.())} />;
    case "nothingAtAll":
      return (
        <>
          <NoFreeTimeAtAll words={words} phone={phone} />
          {step.waiting}
        </>
      );
    default:
      return (
        <>
          <Times {...props} />
          {step.waiting}
        </>
      );
  }
}

interface TimesProps extends Props {
  readonly isDayView: boolean;
  readonly label: string;
  readonly hintId: string;
  readonly rowCount: number;
}

/** The times as a list of days or as a table, and below it the loading text or the next free time. */
function Times({ step, days, words, isDayView, label, hintId, rowCount }: TimesProps) {
  const { window, isEmpty, focus, showAndFocus } = days;
  const { slots } = words.phrases;
  const shared = {
    words,
    selectedAt: step.selected?.start_at ?? null,
    onFocused: days.onFocused,
    onChoose: step.onChoose,
  };
  return (
    <>
      {isDayView ? (
        <DayView
          window={window}
          focusFrom={focus && (focus.from ?? days.first)}
          onNear={days.listMore}
          onMore={days.listMoreAndFocus}
          onJump={(day) => showAndFocus(day)}
          {...shared}
        />
      ) : (
        <SlotTable
          grid={isEmpty ? { ...window.grid, hours: [] } : window.grid}
          rowCount={isEmpty ? 0 : rowCount}
          today={window.today}
          label={label}
          hintId={hintId}
          focusTarget={focus && focus.place}
          onPage={(direction, place) => {
            const day = direction === "previous" ? window.previous : window.next;
            if (day !== null) showAndFocus(day, place);
          }}
          {...shared}
        />
      )}
      {isEmpty && (
        <NoFreeTimeInWindow
          title={slots.none}
          words={words}
          nextFree={window.nextFree}
          onJump={(day) => showAndFocus(day)}
        />
      )}
      {window.state === "loading" && (
        <p className={styles.loading}>
          <LoadingText>{slots.loading}</LoadingText>
        </p>
      )}
    </>
  );
}
