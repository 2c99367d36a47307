import { type BookReason, bookReasons } from "@rendezvous/domain/form/book-reasons";
import type { FieldValue } from "@rendezvous/domain/form/field";
import type { FormAction } from "@rendezvous/domain/form/form-state";
import { isVideoconference } from "@rendezvous/domain/sequence/videoconference";
import { useFichePhrases } from "../../fiche/use-fiche-phrases.ts";
import type { Question } from "../../form/questions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useBooking } from "../booking-store.ts";
import { useChoices } from "../use-choices.ts";
import { useAskedForms } from "./use-asked-forms.ts";
import type { Attendee } from "./use-attendee.ts";
import { useFirstAnswers } from "./use-first-answers.ts";

export type FormName = "fiche" | "vevent";

/** What still has to be done before booking: the control it concerns, and its name. */
export interface OpenPoint {
  id: string;
  name: string;
}

export interface FicheForm {
  attendee: Attendee;
  questions: Record<FormName, Question[]>;
  isConsentAsked: boolean;
  isCommentAsked: boolean;
  /** What the book button waits for, and why; in the order of the page. */
  open: OpenPoint[];
  reasons: BookReason[];
  /** From now on the reasons are seen. */
  isTold: boolean;
  /** That nobody is chosen is told. */
  isAttendeeTold: boolean;
  /** The missing consent is told. */
  isConsentTold: boolean;
  send: (form: FormName, action: FormAction) => void;
  /** From now on every fault is told. */
  tellAll: () => void;
}

export const ATTENDEE_ID = "attendee";
export const CONSENT_ID = "video-consent";

/** Who attends, and the group's questions with the answers and what is wrong with them. */
export function useFicheForm(): FicheForm {
  const asked = useAskedForms();
  const { attendee } = asked;
  const { accountEmail } = useFichePhrases().choose;
  const { config, chosen } = useChoices();
  const isConsentAsked = chosen.some((item) => isVideoconference(config.catalogue, item));
  const isConsentGiven = useBooking((booking) => booking.draft.videoConsent);
  const { writeDraft, writeMissing } = useBooking((booking) => booking);
  const first = useFirstAnswers(asked);
  const isNew = attendee.fiche === null;
  const fiche = useForm({
    of: String(attendee.chosen),
    prefix: "fiche",
    fields: asked.fiche,
    fixed: isNew && attendee.accountEmail !== "" ? { name: "email", hint: accountEmail } : null,
    ...first.fiche,
  });
  const vevent = useForm({ of: "", prefix: "vevent", fields: asked.vevent, ...first.vevent });

  const questions = [...fiche.questions, ...vevent.questions];
  const isFicheChosen = attendee.chosen !== null;
  const isConsentMissing = isConsentAsked && !isConsentGiven;
  const isAllTold = vevent.isAllTold;
  return {
    attendee,
    questions: { fiche: fiche.questions, vevent: vevent.questions },
    isConsentAsked,
    isCommentAsked: asked.isCommentAsked,
    open: [
      ...(isFicheChosen ? [] : [{ id: ATTENDEE_ID, name: "" }]),
      ...questions
        .filter(({ fault }) => fault !== null)
        .map(({ id, field }) => ({ id, name: field.label || field.rightLabel || field.name })),
      ...(isConsentMissing ? [{ id: CONSENT_ID, name: "" }] : []),
    ],
    reasons: bookReasons({ isFicheChosen, fields: questions, isConsentMissing }),
    isTold: isAllTold,
    isAttendeeTold: isAllTold && !isFicheChosen,
    isConsentTold: isConsentMissing && isAllTold,
    send(form, action) {
      (form === "fiche" ? fiche : vevent).send(action);
      const typed = typedIn(action);
      if (typed === null) return;
      // What is typed also stands in the booking's draft, which outlives the step and a reload.
      if (form === "fiche" && attendee.fiche !== null) writeMissing(attendee.fiche.id, typed);
      else writeDraft(form, typed);
    },
    tellAll() {
      fiche.send({ type: "tell_all" });
      vevent.send({ type: "tell_all" });
    },
  };
}

function typedIn(action: FormAction): Record<string, FieldValue> | null {
  if (action.type === "type" || action.type === "choose") return { [action.name]: action.value };
  return action.type === "choose_own" ? { [action.name]: "" } : null;
}
