import { Suspense, useState } from "react";
import { Loading } from "../../../components/loading.tsx";
import { useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";
import { describedBy, FieldFrame, FieldNotes } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import { RichEditor } from "../rich-text/lazy-rich-editor.ts";
import type { ControlProps } from "./controls.tsx";
import { textsOf, withText } from "../schema/localized-texts.ts";
import styles from "../parts/records.module.css";
import { useLanguages } from "../schema/use-languages.ts";

/**
 * A text for clients: one input for each language of the group, its main language first, several others in a closed section;
 * missing translations are marked.
 */
export function LocalizedField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  isLong,
}: ControlProps & { isLong: boolean }) {
  const phrases = useManagePhrases();
  const [isOpen, setOpen] = useState(false);
  const { own, languages, nameOf } = useLanguages();
  const texts = textsOf(value, own);
  const type = (language: string, text: string) => onChange(withText(value, own, language, text));
  const control = (language: string, inputId: string, describes: string | undefined) => {
    const text = texts[language] ?? "";
    if (isLong)
      return (
        <Suspense fallback={<Loading />}>
          <RichEditor
            id={inputId}
            labelledBy={`${inputId}-label`}
            describedBy={describes}
            isInvalid={error !== null}
            language={language}
            value={text}
            onChange={(changed) => type(language, changed)}
          />
        </Suspense>
      );
    return (
      <input
        id={inputId}
        className={field.input}
        lang={language}
        value={text}
        aria-invalid={error !== null}
        aria-describedby={describes}
        onChange={(event) => type(language, event.target.value)}
      />
    );
  };
  if (languages.length === 1)
    return (
      <FieldFrame id={id} label={label} isRequired={false} hint={hint} error={error}>
        {control(own, id, describedBy(id, hint, error))}
      </FieldFrame>
    );
  const isWritten = Object.keys(texts).length > 0;
  const line = (language: string) => {
    const isMissing = isWritten && !texts[language] && language !== own;
    const inputId = language === own ? id : `${id}-${language}`;
    const noteId = `${inputId}-note`;
    const describes = [language === own && describedBy(id, hint, error), isMissing && noteId];
    return (
      <div key={language} className={styles.language}>
        <label id={`${inputId}-label`} htmlFor={inputId}>
          {nameOf(language)}
        </label>
        <div className={field.column}>
          {control(language, inputId, describes.filter(Boolean).join(" ") || undefined)}
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
    <fieldset className={field.field}>
      <legend className={field.label}>{label}</legend>
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
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
