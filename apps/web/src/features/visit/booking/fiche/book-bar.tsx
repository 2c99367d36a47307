import type { BookingBlocker } from "@rendezvous/domain/form/booking-blockers";
import { Button } from "../../../../components/button.tsx";
import { useDateLocale, usePhrases } from "../../../../lib/phrases/phrases.ts";
import styles from "./fiche-step.module.css";

const NAMED_FIELDS = 3;

interface Props {
  reasons: readonly BookingBlocker[];
  /** The labels of the fields that are missing or wrong. */
  fields: readonly string[];
  /** The button was pressed too early: from then on the reasons are shown in full; before that, on one line. */
  isSubmitted: boolean;
  isPending: boolean;
}

/**
 * The button that books. While input is missing it says which and looks disabled; pressing it then focuses the first of these
 * fields.
 */
export function BookBar({ reasons, fields, isSubmitted, isPending }: Props) {
  const { fiche, form } = usePhrases();
  const listed = useListedFields(fields);
  const texts: Record<BookingBlocker, string> = {
    selectFicheError: form.selectFicheError,
    formStepFicheIndication: form.formStepFicheIndication({ fields: listed }),
    formStepFicheError: form.formStepFicheError({ fields: listed }),
    acceptJitsiError: form.acceptJitsiError,
  };
  const isOpen = reasons.length > 0;
  return (
    <div className={styles.bar}>
      {isOpen && (
        <div id="book-reasons" className={styles.reasons} data-full={isSubmitted || undefined}>
          {reasons.map((reason) => (
            <p key={reason}>{texts[reason]}</p>
          ))}
        </div>
      )}
      <Button
        look="main"
        type="submit"
        isWide
        // `disabled` would take it out of the Tab order, and pressing it could not show the missing fields.
        aria-disabled={isOpen || isPending}
        aria-describedby={isOpen ? "book-reasons" : undefined}
      >
        {isPending ? fiche.booking : fiche.book}
      </Button>
    </div>
  );
}

/** Returns a list of labels: "Name, First name, E-mail and 2 other fields". */
function useListedFields(fields: readonly string[]): string {
  const phrases = usePhrases().form;
  const dateLocale = useDateLocale();
  const rest = fields.length - NAMED_FIELDS;
  const named = rest > 0 ? [...fields.slice(0, NAMED_FIELDS), phrases.otherFields(rest)] : fields;
  return new Intl.ListFormat(dateLocale, { type: "conjunction" }).format(named);
}
