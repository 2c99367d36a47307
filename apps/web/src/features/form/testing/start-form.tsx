import type { FieldDefinition, FieldValue } from "@rendezvous/domain/form/field";
import {
  checkAnswers,
  fieldStates,
  type FormState,
  reduceForm,
  startForm,
} from "@rendezvous/domain/form/form-state";
import { readField } from "@rendezvous/domain/form/read-field";
import { loadBrowserPhrases } from "@rendezvous/phrases/browser-phrases";
import { useEffect, useReducer } from "react";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WordingContext } from "../../../lib/phrases.ts";
import { faultText } from "../field-faults.ts";
import { Questions } from "../questions.tsx";
import { usePatterns } from "../use-patterns.ts";

export const TODAY = "2026-12-01";

interface Situation {
  initial?: Record<string, FieldValue>;
  language?: "en" | "fr";
  dateLocale?: string;
  width?: number;
}

/** A form as a visitor meets it, with a button that asks to go on. */
export async function startTestForm(definitions: readonly FieldDefinition[], given: Situation = {}) {
  const { initial = {}, language = "en", width = 640 } = given;
  await page.viewport(width, 900);
  const phrases = await loadBrowserPhrases(language);
  const dateLocale = given.dateLocale ?? (language === "fr" ? "fr" : "en-GB");
  const fields = definitions.map(readField);
  const start = startForm(fields, initial, TODAY);
  let latest: FormState = start;
  function TestForm() {
    const [state, dispatch] = useReducer(reduceForm, start);
    usePatterns(fields);
    useEffect(() => {
      latest = state;
    }, [state]);
    const questions = fieldStates(fields, state, TODAY).map((one) => ({
      ...one,
      id: `fiche-${one.field.name}`,
      error: faultText(one, phrases.screen.form),
      isFixed: false,
    }));
    return (
      <main style={{ padding: "1rem" }}>
        <Questions questions={questions} send={dispatch} title={null} />
        <button type="button" onClick={() => dispatch({ type: "tell_all" })}>
          Go on
        </button>
      </main>
    );
  }
  const screen = await render(
    <WordingContext value={{ language, dateLocale, phrases }}>
      <TestForm />
    </WordingContext>,
  );
  return { screen, answers: () => checkAnswers(fields, latest, TODAY) };
}
