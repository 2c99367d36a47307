import { hasDefaultComment, veventFields } from "@rendezvous/domain/form/form-for-viewer";
import type { Field, FieldValue } from "@rendezvous/domain/form/field";
import { answerOf, missingFields } from "@rendezvous/domain/form/missing-fields";
import { useMemo } from "react";
import { useFicheFields } from "../../../ground/fiche/use-fiche-fields.ts";
import { useToday } from "../../../ground/form/use-today.ts";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import { useFormViewer } from "../../../ground/session/use-form-viewer.ts";
import { type Attendee, useAttendee } from "./use-attendee.ts";

export interface BookingForms {
  readonly attendee: Attendee;
  /** For a new person the whole form; for an existing fiche its empty fields. */
  readonly fiche: readonly Field[];
  /** The stored answers of the chosen fiche. */
  readonly stored: Readonly<Record<string, FieldValue>>;
  readonly vevent: readonly Field[];
  readonly isCommentAsked: boolean;
}

/** Returns the group's forms for the chosen person. */
export function useBookingForms(): BookingForms {
  const { group, catalogue } = useLoadedGroup();
  const viewer = useFormViewer();
  const today = useToday();
  const attendee = useAttendee();
  const all = useFicheFields();
  const { chosen, fiche: record } = attendee;
  const fiche = useMemo(() => {
    if (chosen === "new") return all;
    return record === null ? [] : missingFields(all, record, today);
  }, [all, chosen, record, today]);
  return useMemo(() => {
    const vevent = veventFields(catalogue.forms.Vevent, group, viewer);
    return {
      attendee,
      fiche,
      stored: Object.fromEntries(
        record === null ? [] : fiche.map((field) => [field.name, answerOf(record, field)]),
      ),
      vevent,
      isCommentAsked: hasDefaultComment(vevent, group, viewer),
    };
  }, [attendee, fiche, record, catalogue, group, viewer]);
}
