import type { Intervention } from "@rendezvous/contract/catalogue/catalogue";
import { useCalendarActionsPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { SelectField } from "../../../../../components/fields/select-field.tsx";
import type { PendingBooking } from "../use-pending-bookings.ts";
import type { ServiceChoice } from "./use-service-choice.ts";

/** Chooses a service of the calendar, or of another one unless the place is fixed. */
export function ServiceField({ draft, choice }: { draft: PendingBooking; choice: ServiceChoice }) {
  const { book } = useCalendarActionsPhrases();
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
