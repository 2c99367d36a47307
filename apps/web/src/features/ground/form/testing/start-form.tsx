import type { StoredField, FieldValue } from "@rendezvous/domain/form/field";
import { checkAnswers, fieldStates } from "@rendezvous/domain/form/form-state";
import { startFilling } from "@rendezvous/domain/form/testing/fill-in";
import { readField } from "@rendezvous/domain/form/read-field";
import { loadBrowserPhrases } from "@rendezvous/phrases/browser-phrases";
import { useEffect, useReducer } from "react";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WordingContext } from "../../../../lib/phrases/phrases.ts";
import { fieldErrorText } from "../field-faults.ts";
import { Questions } from "../questions.tsx";
import { usePatternEngine } from "../use-form.ts";

export const TODAY = "2026-12-01";

interface Situation {
  initial?: Record<string, FieldValue>;
  language?: "en" | "fr";
  dateLocale?: string;
  width?: number;
}

/** Renders a form with a submit button, for tests. */
export async function startTestForm(definitions: readonly StoredField[], situation: Situation = {}) {
  const { initial = {}, language = "en", width = 640 } = situation;
  await page.viewport(width, 900);
  const phrases = await loadBrowserPhrases(language);
  const dateLocale = situation.dateLocale ?? (language === "fr" ? "fr" : "en-GB");
  const fields = definitions.map(readField);
  const { start, next } = startFilling(fields, TODAY, initial);
  let latest = start;
  function TestForm() {
    const [filled, dispatch] = useReducer(next, start);
    usePatternEngine(fields);
    useEffect(() => {
      latest = filled;
    }, [filled]);
    const questions = fieldStates(fields, filled.values, filled.state, TODAY).map((one) => ({
      ...one,
      id: `fiche-${one.field.name}`,
      error: fieldErrorText(one, phrases.screen.form),
      isFixed: false,
    }));
    return (
      <main style={{ padding: "1rem" }}>
        <Questions questions={questions} dispatch={dispatch} title={null} />
        <button type="button" onClick={() => dispatch({ type: "submit" })}>
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
  return { screen, answers: () => checkAnswers(fields, latest.values, latest.state, TODAY) };
}
