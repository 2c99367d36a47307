import { veventFields } from "@rendezvous/domain/form/form-for-viewer";
import type { Field, StoredField } from "@rendezvous/domain/form/field";
import { fieldInLanguage, type FormTexts } from "@rendezvous/domain/form/field-in-language";
import type { Answers } from "@rendezvous/domain/form/form-state";
import { fieldsForServices } from "@rendezvous/domain/form/visible-fields";
import { localize, languageIfDifferent } from "@rendezvous/domain/text/localize";
import { loadBrowserPhrases } from "@rendezvous/phrases/browser-phrases";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { type Language, languageOf } from "@rendezvous/phrases/language";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Loading } from "../../../components/loading.tsx";
import { withoutMarkup } from "../../../lib/without-markup.ts";
import { usePhrases, useWording, WordingContext } from "../../../lib/phrases/phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useFicheFieldsOf } from "../../ground/fiche/use-fiche-fields.ts";
import { Questions } from "../../ground/form/questions.tsx";
import { useForm } from "../../ground/form/use-form.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "./forms.module.css";
import type { StoredQuestion } from "./question.ts";

interface Props {
  forms: { readonly Fiche: readonly StoredQuestion[]; readonly Vevent: readonly StoredQuestion[] };
  /** One of the group's languages. */
  locale: string;
  /** The service that is booked; null: all of them. */
  serviceId: number | null;
}

/** The questions as a client gets them, in any language of the group, rendered by the same components. */
export function FormPreview({ forms, locale, serviceId }: Props) {
  const own = useWording().language;
  const { types } = useProPhrases("forms");
  const { group } = useLoadedGroup();
  const language = languageOf(locale) ?? own;
  const { data: phrases } = useQuery({
    queryKey: ["phrases", language],
    queryFn: () => loadBrowserPhrases(language),
    staleTime: Infinity,
  });
  if (phrases === undefined) return <Loading />;
  return (
    <WordingContext value={{ language, dateLocale: dateLocaleOf(language, group.country), phrases }}>
      <div lang={language} className={styles.asked}>
        <PreviewedForms {...{ forms, locale, serviceId, types, own }} />
      </div>
    </WordingContext>
  );
}

interface PreviewedFormsProps extends Props {
  /** The types of questions, in the owner's language. */
  types: Readonly<Record<string, string>>;
  own: Language;
}

function PreviewedForms({ forms, locale, serviceId, types, own }: PreviewedFormsProps) {
  const { group } = useLoadedGroup();
  const { fiche: words } = usePhrases();
  const { Fiche, Vevent } = useMemo(() => {
    const texts: FormTexts = {
      plain: (text) => localize(text, locale, group.locale),
      lang: (text) => languageIfDifferent(text, locale, group.locale),
      // Only the server can decide which markup is harmless.
      html: (text) => withoutMarkup(localize(text, locale, group.locale)),
    };
    const inLanguage = (form: readonly StoredQuestion[]) =>
      form.map((question): StoredField => fieldInLanguage(question, texts));
    return { Fiche: inLanguage(forms.Fiche), Vevent: inLanguage(forms.Vevent) };
  }, [forms, locale, group.locale]);
  const ficheFields = useFicheFieldsOf(Fiche, "client");
  const [person, event] = useMemo(() => {
    // Before the owner has written a text, the type of a question is its name here too.
    const called = (field: Field): Field =>
      field.label === "" && field.rightLabel === ""
        ? { ...field, label: types[field.type] ?? "", lang: own }
        : field;
    const all = veventFields(Vevent, group, "client");
    const event = serviceId === null ? all : fieldsForServices(all, [serviceId]);
    return [ficheFields.map(called), event.map(called)];
  }, [ficheFields, Vevent, group, serviceId, types, own]);
  return (
    <>
      <Tried prefix="preview-fiche" fields={person} title={null} />
      <Tried prefix="preview-vevent" fields={event} title={words.vevent} />
    </>
  );
}

interface TriedProps {
  prefix: string;
  fields: readonly Field[];
  title: string | null;
}

/** A form that can be tried out; the answers are not stored. */
function Tried({ prefix, fields, title }: TriedProps) {
  const [typed, setTyped] = useState<Answers>({});
  const form = useForm({
    of: prefix,
    prefix,
    fields,
    stored: {},
    typed,
    onAnswer: (answer) => setTyped((before) => ({ ...before, ...answer })),
  });
  return <Questions questions={form.questions} dispatch={form.dispatch} title={title} />;
}
