import { Suspense, useState } from "react";
import { Loading } from "../../../components/loading.tsx";
import { useFormsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { lazyComponent } from "../../../lib/load-once.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import field from "../../../components/fields/field.module.css";
import { useLanguages } from "../schema/use-languages.ts";
import type { StoredForms } from "./flat-forms.ts";
import styles from "./forms.module.css";

type Props = { forms: Omit<StoredForms, "version"> };

const FormPreview = lazyComponent<Props & { locale: string }>(
  async () => (await import("./form-preview.tsx")).FormPreview,
);

/** The clients' view of the form, beside the questions, in each language of the group. */
export function PreviewPane({ forms }: Props) {
  const phrases = useFormsPhrases();
  const { language } = useWording();
  const { own, languages, nameOf } = useLanguages();
  const [locale, setLocale] = useState<string>(languages.includes(language) ? language : own);
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <div className={styles.previewHead}>
        <h2 id="preview-title">{phrases.preview}</h2>
        {languages.length > 1 && (
          <select
            className={field.input}
            aria-label={phrases.previewLanguage}
            value={locale}
            onChange={(event) => setLocale(event.target.value)}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className={styles.page}>
        <Suspense fallback={<Loading />}>
          <FormPreview forms={forms} locale={locale} />
        </Suspense>
      </div>
    </section>
  );
}
