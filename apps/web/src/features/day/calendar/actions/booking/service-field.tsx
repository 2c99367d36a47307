import type { Intervention } from "@rendezvous/contract/catalogue/catalogue";
import { useCalendarActionsPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { FieldFrame } from "../../../../ground/form/field-frame.tsx";
import field from "../../../../ground/form/field.module.css";
import type { Draft } from "../drafts.ts";
import type { ServiceChoice } from "./use-service-choice.ts";

/** Chooses a service of the calendar, or of another one unless the place is fixed. */
export function ServiceField({ draft, choice }: { draft: Draft; choice: ServiceChoice }) {
  const { book } = useCalendarActionsPhrases();
  return (
    <FieldFrame id="book-service" label={book.service} isRequired={false} hint="" error={null}>
      <select
        id="book-service"
        className={field.input}
        value={draft.interventionId ?? ""}
        onChange={(event) => choice.chooseService(Number(event.target.value) || null)}
      >
        <option value="">{book.choose}</option>
        {choice.services.map(toOption)}
        {draft.remaining === null && choice.elsewhere.length > 0 && (
          <optgroup label={book.elsewhere}>{choice.elsewhere.map(toOption)}</optgroup>
        )}
      </select>
    </FieldFrame>
  );
}

function toOption({ id, lang, publicname }: Intervention) {
  return (
    <option key={id} value={id} lang={lang}>
      {publicname}
    </option>
  );
}
