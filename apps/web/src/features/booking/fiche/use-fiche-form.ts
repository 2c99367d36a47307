import { type BookReason, bookReasons } from "@rendezvous/domain/form/book-reasons";
import {
  type FieldState,
  fieldStates,
  type FormAction,
  reduceForm,
  startForm,
} from "@rendezvous/domain/form/form-state";
import type { Field } from "@rendezvous/domain/form/field";
import { useReducer } from "react";
import { usePhrases } from "../../../lib/phrases.ts";
import { useBooking } from "../booking-store.ts";
import { useChoices } from "../use-choices.ts";
import { faultText } from "./field-faults.ts";
import { useAskedForms } from "./use-asked-forms.ts";
import { useFirstAnswers } from "./use-first-answers.ts";
import { useToday } from "./use-today.ts";

export type FormName = "fiche" | "vevent";

export interface Question extends FieldState {
  form: FormName;
  id: string;
  /** What to say; null while there is nothing to tell. */
  error: string | null;
}

/** What still has to be done before booking: the control it concerns, and its name. */
export interface OpenPoint {
  id: string;
  name: string;
}

export interface FicheForm {
  questions: Question[];
  isConsentAsked: boolean;
  isCommentAsked: boolean;
  /** What the book button waits for, and why; in the order of the page. */
  open: OpenPoint[];
  reasons: BookReason[];
  /** The missing consent is told. */
  isConsentTold: boolean;
  send: (form: FormName, action: FormAction) => void;
  /** From now on every fault is told. */
  tellAll: () => void;
}

export const CONSENT_ID = "video-consent";

/** The group's questions with the visitor's answers and what is wrong with them. */
export function useFicheForm(): FicheForm {
  const phrases = usePhrases().form;
  const asked = useAskedForms();
  const { chosen } = useChoices();
  const isConsentAsked = chosen.some(({ intervention }) => intervention?.videoconference === true);
  const isConsentGiven = useBooking((booking) => booking.draft.videoConsent);
  const fiche = useKeptForm("fiche", asked.fiche);
  const vevent = useKeptForm("vevent", asked.vevent);

  const questions = [fiche, vevent].flatMap(({ form, states }) =>
    states.map((state): Question => {
      const { field } = state;
      return { ...state, form, id: `${form}-${field.name}`, error: faultText(state, phrases) };
    }),
  );
  const isConsentMissing = isConsentAsked && !isConsentGiven;
  const open = questions
    .filter(({ fault }) => fault !== null)
    .map(({ id, field }) => ({ id, name: field.label || field.rightLabel || field.name }));
  return {
    questions,
    isConsentAsked,
    isCommentAsked: asked.isCommentAsked,
    open: isConsentMissing ? [...open, { id: CONSENT_ID, name: "" }] : open,
    reasons: bookReasons({ isFicheChosen: true, fields: questions, isConsentMissing }),
    isConsentTold: isConsentMissing && fiche.isAllTold,
    send: (form, action) => (form === "fiche" ? fiche : vevent).send(action),
    tellAll() {
      fiche.send({ type: "tell_all" });
      vevent.send({ type: "tell_all" });
    },
  };
}

/** One form; what is typed is also written to the booking's draft, which outlives the step and a reload. */
function useKeptForm(form: FormName, fields: readonly Field[]) {
  const today = useToday();
  const first = useFirstAnswers(form, fields);
  const writeDraft = useBooking((booking) => booking.writeDraft);
  const [state, dispatch] = useReducer(reduceForm, first, ({ answers, isTyped }) =>
    startForm(fields, answers, today, isTyped),
  );
  return {
    form,
    states: fieldStates(fields, state, today),
    isAllTold: state.isAllTold,
    send(action: FormAction) {
      dispatch(action);
      if (action.type === "type" || action.type === "choose")
        writeDraft(form, { [action.name]: action.value });
      if (action.type === "choose_own") writeDraft(form, { [action.name]: "" });
    },
  };
}
