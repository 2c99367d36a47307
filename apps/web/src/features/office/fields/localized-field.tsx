import { Suspense, useState } from "react";
import { describedBy, FieldFrame, Fieldset } from "../../../components/fields/field-frame.tsx";
import field from "../../../components/fields/field.module.css";
import { Loading } from "../../../components/loading.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { RichEditor } from "../rich-text/lazy-rich-editor.ts";
import type { ControlProps } from "./controls.tsx";
import { toTextsByLanguage, withTextInLanguage } from "../schema/localized-texts.ts";
import styles from "../parts/records.module.css";
import { useLanguages } from "../schema/use-languages.ts";

/**
 * A text for clients: one input for each language of the group, its main language first, several others in a closed section;
 * missing translations are marked.
 */
export function LocalizedField({
  value,
  onChange,
  isLong = false,
  ...control
}: ControlProps & { isLong?: boolean }) {
  const phrases = useProPhrases("manage");
  const [isOpen, setOpen] = useState(false);
  const { own, languages, nameOf } = useLanguages();
  const { id, hint, error } = control;
  const texts = toTextsByLanguage(value, own);
  const input = (language: string, wiring: Pick<InputProps, "id" | "aria-describedby">) => (
    <LanguageInput
      {...wiring}
      isLong={isLong}
      language={language}
      value={texts[language] ?? ""}
      aria-invalid={Boolean(error)}
      onChange={(text) => onChange(withTextInLanguage(value, own, language, text))}
    />
  );
  if (languages.length === 1) return <FieldFrame {...control}>{(wiring) => input(own, wiring)}</FieldFrame>;
  const isWritten = Object.keys(texts).length > 0;
  const line = (language: string) => {
    const isMissing = isWritten && !texts[language] && language !== own;
    const inputId = language === own ? id : `${id}-${language}`;
    const noteId = `${inputId}-note`;
    const notes = language === own ? describedBy(id, hint, error) : isMissing ? noteId : undefined;
    return (
      <div key={language} className={styles.language}>
        <label id={`${inputId}-label`} htmlFor={inputId}>
          {nameOf(language)}
        </label>
        <div className={field.column}>
          {input(language, { id: inputId, "aria-describedby": notes })}
          {isMissing && (
            <p id={noteId} className={field.hint}>
              {phrases.untranslated({ language: nameOf(own) })}
            </p>
          )}
        </div>
      </div>
    );
  };
  const others = languages.filter((language) => language !== own);
  const written = others.filter((language) => texts[language]);
  return (
    // Without aria-describedby, because the hint and the error describe the input of the main language only.
    <Fieldset {...control} aria-describedby={undefined}>
      {line(own)}
      {others.length === 1 ? (
        others.map(line)
      ) : (
        <details className={styles.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{phrases.otherLanguages({ written: written.length, count: others.length })}</summary>
          {/* Creates a dozen editors only once the section is opened. */}
          {isOpen && others.map(line)}
        </details>
      )}
    </Fieldset>
  );
}

interface InputProps {
  id: string;
  isLong: boolean;
  language: string;
  value: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
  onChange: (text: string) => void;
}

function LanguageInput({ isLong, language, onChange, ...input }: InputProps) {
  if (!isLong)
    return (
      <input
        {...input}
        className={field.input}
        lang={language}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <Suspense fallback={<Loading />}>
      <RichEditor
        id={input.id}
        labelledBy={`${input.id}-label`}
        describedBy={input["aria-describedby"]}
        isInvalid={input["aria-invalid"]}
        language={language}
        value={input.value}
        onChange={onChange}
      />
    </Suspense>
  );
}
