import { useManagePhrases } from "../../../lib/lazy-phrases.ts";
import { describedBy, FieldFrame, FieldNotes } from "../../form/field-frame.tsx";
import field from "../../form/field.module.css";
import type { ControlProps } from "./controls.tsx";
import { textsOf, withText } from "./localized-texts.ts";
import styles from "./records.module.css";
import { useLanguages } from "./use-languages.ts";

/** A text that clients read: one input for each language of the group, its own first; what is not translated yet says so. */
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
  const { own, languages, nameOf } = useLanguages();
  const texts = textsOf(value, own);
  const type = (language: string, text: string) => onChange(withText(value, own, language, text));
  const control = (language: string, inputId: string, describes: string | undefined) => {
    const shared = {
      id: inputId,
      className: isLong ? `${field.input} ${field.area}` : field.input,
      lang: language,
      value: texts[language] ?? "",
      "aria-invalid": error !== null,
      "aria-describedby": describes,
      onChange: (event: { target: { value: string } }) => type(language, event.target.value),
    };
    return isLong ? <textarea rows={4} {...shared} /> : <input {...shared} />;
  };
  if (languages.length === 1)
    return (
      <FieldFrame id={id} label={label} isRequired={false} hint={hint} error={error}>
        {control(own, id, describedBy(id, hint, error))}
      </FieldFrame>
    );
  const isWritten = Object.keys(texts).length > 0;
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>{label}</legend>
      {languages.map((language, index) => {
        const isMissing = isWritten && !texts[language] && language !== own;
        const inputId = index === 0 ? id : `${id}-${language}`;
        const noteId = `${inputId}-note`;
        const describes = [index === 0 && describedBy(id, hint, error), isMissing && noteId];
        return (
          <div key={language} className={styles.language}>
            <label htmlFor={inputId}>{nameOf(language)}</label>
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
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
