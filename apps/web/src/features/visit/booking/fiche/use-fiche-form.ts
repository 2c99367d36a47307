import { type BookingBlocker, bookingBlockers } from "@rendezvous/domain/form/booking-blockers";
import type { FieldValue, Field } from "@rendezvous/domain/form/field";
import type { FormAction } from "@rendezvous/domain/form/form-state";
import { prefillFields } from "@rendezvous/domain/embedding/prefill-fields";
import { isVideoconference } from "@rendezvous/domain/sequence/videoconference";
import { hasDefaultComment, veventFields } from "@rendezvous/domain/form/form-for-viewer";
import { fieldsForServices } from "@rendezvous/domain/form/visible-fields";
import { answerOf, missingFields } from "@rendezvous/domain/form/missing-fields";
import { useMemo } from "react";
import { useEmbedding } from "../../embedding/embedding.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import type { Question } from "../../../ground/form/questions.tsx";
import { useForm } from "../../../ground/form/use-form.ts";
import { useToday } from "../../../ground/form/use-today.ts";
import { useBooking } from "../booking-store.ts";
import { type SelectedItem, useChoices } from "../use-choices.ts";
import { type Attendee, useAttendee } from "./use-attendee.ts";
import { useFicheFields } from "../../../ground/fiche/use-fiche-fields.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useFormViewer } from "../../../ground/session/use-form-viewer.ts";

export type FormName = "fiche" | "vevent";

/** A missing input before the booking: the id of its control, and its label. */
export interface MissingInput {
  id: string;
  name: string;
}

export interface FicheForm {
  attendee: Attendee;
  questions: Record<FormName, Question[]>;
  isConsentAsked: boolean;
  isCommentAsked: boolean;
  /** The missing inputs, in the order of the page. */
  open: MissingInput[];
  reasons: BookingBlocker[];
  /** The button was pressed too early, so every error and reason is shown. */
  isSubmitted: boolean;
  /** True if the client has not chosen who attends, and the error is to be shown. */
  isAttendeeMissing: boolean;
  /** The consent is missing, and the error is shown. */
  isConsentMissing: boolean;
  dispatch: (form: FormName, action: FormAction) => void;
  submit: () => void;
  /** Returns the answers in the form of the API; none while there is an error. */
  answers: () => Record<FormName, Record<string, FieldValue>>;
}

export const ATTENDEE_ID = "attendee";
export const CONSENT_ID = "video-consent";

/**
 * Returns the chosen person and the group's forms. Typed answers are stored only in the pending booking, which survives the step
 * and a reload; a field without a typed answer has the link's value. For an existing fiche the link's values are ignored.
 */
export function useFicheForm(): FicheForm {
  const { config, chosen } = useChoices();
  const forms = useBookingForms(chosen);
  const { attendee, stored } = forms;
  const { fiche: record, accountEmail } = attendee;
  const today = useToday();
  const prefill = useEmbedding();
  const { accountEmail: emailHint } = useLazyPhrases("fiche").choose;
  const { draft, writeDraft, writeMissing } = useBooking((booking) => booking);
  const isConsentAsked = chosen.some((item) => isVideoconference(config.catalogue, item));
  const fiche = useForm({
    of: String(attendee.chosen),
    prefix: "fiche",
    fields: forms.fiche,
    ...(record === null
      ? {
          stored: prefillFields(forms.fiche, prefill.fiche, today),
          typed: draft.fiche,
          onAnswer: (answer) => writeDraft("fiche", answer),
          fixed: accountEmail === "" ? null : { name: "email", value: accountEmail, hint: emailHint },
        }
      : {
          stored: stored,
          typed: draft.missing[record.id] ?? {},
          onAnswer: (answer) => writeMissing(record.id, answer),
        }),
  });
  const vevent = useForm({
    of: "",
    prefix: "vevent",
    fields: forms.vevent,
    stored: prefillFields(forms.vevent, prefill.vevent, today),
    typed: draft.vevent,
    onAnswer: (answer) => writeDraft("vevent", answer),
  });

  const questions = [...fiche.questions, ...vevent.questions];
  const isFicheChosen = attendee.chosen !== null;
  const isConsentMissing = isConsentAsked && !draft.videoConsent;
  const { isSubmitted } = vevent;
  return {
    attendee,
    questions: { fiche: fiche.questions, vevent: vevent.questions },
    isConsentAsked,
    isCommentAsked: forms.isCommentAsked,
    open: [
      ...(isFicheChosen ? [] : [{ id: ATTENDEE_ID, name: "" }]),
      ...questions
        .filter(({ fault }) => fault !== null)
        .map(({ id, field }) => ({ id, name: field.label || field.rightLabel || field.name })),
      ...(isConsentMissing ? [{ id: CONSENT_ID, name: "" }] : []),
    ],
    reasons: bookingBlockers({ isFicheChosen, fields: questions, isConsentMissing }),
    isSubmitted,
    isAttendeeMissing: isSubmitted && !isFicheChosen,
    isConsentMissing: isSubmitted && isConsentMissing,
    dispatch: (form, action) => (form === "fiche" ? fiche : vevent).dispatch(action),
    submit() {
      fiche.dispatch({ type: "submit" });
      vevent.dispatch({ type: "submit" });
    },
    answers() {
      const [person, event] = [fiche.check(), vevent.check()];
      return { fiche: person.ok ? person.values : {}, vevent: event.ok ? event.values : {} };
    },
  };
}

interface BookingForms {
  readonly attendee: Attendee;
  /** For a new person the whole form; for an existing fiche its empty fields. */
  readonly fiche: readonly Field[];
  /** The stored answers of the chosen fiche. */
  readonly stored: Readonly<Record<string, FieldValue>>;
  readonly vevent: readonly Field[];
  readonly isCommentAsked: boolean;
}

/** Returns the group's forms for the chosen person. */
function useBookingForms(chosen: readonly SelectedItem[]): BookingForms {
  const { group, catalogue } = useLoadedGroup();
  const viewer = useFormViewer();
  const today = useToday();
  const attendee = useAttendee();
  const all = useFicheFields();
  const { chosen: person, fiche: record } = attendee;
  const fiche = useMemo(() => {
    if (person === "new") return all;
    return record === null ? [] : missingFields(all, record, today);
  }, [all, person, record, today]);
  return useMemo(() => {
    const vevent = fieldsForServices(
      veventFields(catalogue.forms.Vevent, group, viewer),
      chosen.flatMap(servicesOfItem),
    );
    return {
      attendee,
      fiche,
      stored: Object.fromEntries(
        record === null ? [] : fiche.map((field) => [field.name, answerOf(record, field)]),
      ),
      vevent,
      isCommentAsked: hasDefaultComment(vevent, group, viewer),
    };
  }, [attendee, chosen, fiche, record, catalogue, group, viewer]);
}

function servicesOfItem({ intervention, pack }: SelectedItem): number[] {
  if (intervention) return [intervention.id];
  return (pack?.config ?? []).flatMap((entry) => ("intervention_id" in entry ? [entry.intervention_id] : []));
}
