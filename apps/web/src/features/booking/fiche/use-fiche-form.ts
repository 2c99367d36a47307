import type { FormField } from "@rendezvous/contract/form";
import type { FieldValue } from "@rendezvous/domain/form/check-field";
import { useCallback, useMemo, useState } from "react";
import { usePhrases } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { useBooking } from "../booking-store.ts";
import { useChoices } from "../use-choices.ts";
import { type Fault, faultOf, faultText } from "./field-faults.ts";
import { ficheFields, shownFields } from "./shown-fields.ts";
import { useToday } from "./use-today.ts";

export type FormName = "fiche" | "vevent";

export interface Question {
  form: FormName;
  field: FormField;
  id: string;
  value: FieldValue | undefined;
  fault: Fault | null;
  /** What to say; null while the visitor has not been there yet. */
  error: string | null;
}

export interface FicheForm {
  questions: Question[];
  isConsentAsked: boolean;
  isCommentAsked: boolean;
  /** What still has to be done before booking, each named by its field. */
  open: { id: string; name: string }[];
  write: (form: FormName, name: string, value: FieldValue) => void;
  leave: (id: string) => void;
  /** From now on every fault is told. */
  tellAll: () => void;
  /** Fields that the server refused. */
  refuse: (fields: readonly string[]) => void;
}

export const CONSENT_ID = "video-consent";

/** The group's questions with the visitor's answers and what is wrong with them. */
export function useFicheForm(): FicheForm {
  const { form: phrases, fiche: labels } = usePhrases();
  const { group, catalogue } = useKnownGroup();
  const { intervention } = useChoices();
  const draft = useBooking((booking) => booking.draft);
  const writeDraft = useBooking((booking) => booking.writeDraft);
  const today = useToday();
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [isAllTold, setAllTold] = useState(false);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const asked = useMemo(
    () => ({
      fiche: ficheFields(catalogue.forms.Fiche, group, labels),
      vevent: shownFields(catalogue.forms.Vevent, group),
    }),
    [catalogue, group, labels],
  );

  const questions = (["fiche", "vevent"] as const).flatMap((form) =>
    asked[form].map((field): Question => {
      const id = `${form}-${field.name}`;
      const value = draft[form][field.name] ?? field.value ?? undefined;
      const fault = faultOf(field, value, today) ?? (refused.has(field.name) ? "format" : null);
      const isTold = isAllTold || told.has(id) || refused.has(field.name);
      const error = fault !== null && isTold ? faultText(field, value, fault, phrases) : null;
      return { form, field, id, value, fault, error };
    }),
  );
  const isConsentAsked = intervention?.videoconference === true;
  const open = questions
    .filter((question) => question.fault !== null)
    .map(({ id, field }) => ({ id, name: field.label || field.rightLabel || field.name }));
  if (isConsentAsked && !draft.videoConsent) open.push({ id: CONSENT_ID, name: phrases.acceptJitsiError });

  const write = useCallback(
    (form: FormName, name: string, value: FieldValue) => {
      writeDraft(form, { [name]: value });
      setRefused((before) => new Set([...before].filter((one) => one !== name)));
    },
    [writeDraft],
  );
  return {
    questions,
    isConsentAsked,
    isCommentAsked: group.user_allow_comment && !asked.vevent.some((field) => field.name === "comments"),
    open,
    write,
    leave: (id) => setTold((before) => new Set(before).add(id)),
    tellAll: () => setAllTold(true),
    refuse: (fields) => setRefused(new Set(fields)),
  };
}
