import type { GroupText } from "@rendezvous/contract/office/group-text";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { Notice } from "../../../components/notice.tsx";
import { Options } from "../../../components/fields/select-field.tsx";
import { SegmentedControl } from "../../../components/fields/segmented-control.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import field from "../../../components/fields/field.module.css";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { UnsavedGuard } from "../../ground/session/unsaved-guard.tsx";
import records from "../parts/records.module.css";
import { useLanguages } from "../schema/use-languages.ts";
import { useEditedCatalogue, useWorkingDraft } from "../schema/working-draft.ts";
import { useInterruptedInput } from "../../account/account/information/use-interrupted-input.ts";
import { ChangedMeanwhileError, saveTranslations, type Translation } from "./api.ts";
import { LanguageTable } from "./language-table.tsx";
import styles from "./languages.module.css";
import { TextRow } from "./text-row.tsx";
import { useTextWords } from "./use-text-words.ts";
import { translationStateOf, useTexts } from "./use-texts.ts";
import { useFailureText } from "../../ground/group/call-failure.tsx";

/** The number of texts shown at first, and added by each press of the button. */
const SHOWN = 50;
const keyOf = ({ kind, record_id, path }: GroupText) => `${kind} ${record_id} ${path}`;

interface Interrupted {
  readonly language: string;
  readonly state: "missing" | "outdated" | "all";
  readonly typed: Readonly<Record<string, string>>;
}

/** The texts in one language beside the originals; missing translations come first. */
export function Translations() {
  const phrases = useProPhrases("languages");
  const { language: read } = useWording();
  const { own, languages, nameOf } = useLanguages();
  const others = languages.slice(1);
  const working = useWorkingDraft();
  const { interrupted, keep } = useInterruptedInput<Interrupted>("translations");
  const [chosen, setLanguage] = useState<string>(interrupted?.language ?? read);
  const language = others.find((one) => one === chosen) ?? others[0] ?? "";
  const [state, setState] = useState(interrupted?.state ?? "missing");
  const [kind, setKind] = useState("");
  const [count, setCount] = useState(SHOWN);
  const [typed, setTyped] = useState(interrupted?.typed ?? {});
  const { data, error, isLoading } = useTexts();
  const texts = data?.texts ?? [];
  const words = useTextWords(texts);
  const isTyped = Object.keys(typed).length > 0;
  useEffect(() => {
    keep(isTyped ? { language, state, typed } : null);
  });

  const { save, confirm } = useSaveTexts(texts, language, typed, (done) =>
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !done.has(key)))),
  );
  if (isLoading) return <Loading />;
  const ofKind = texts.filter((text) => kind === "" || text.kind === kind);
  const listed = ofKind.filter((text) => state === "all" || translationStateOf(text, language) === state);
  const type = (text: GroupText, value: string) =>
    setTyped(({ [keyOf(text)]: _before, ...rest }) =>
      value === (text.texts[language] ?? "") ? rest : { ...rest, [keyOf(text)]: value },
    );
  return (
    <section className={styles.translations} aria-labelledby="translations">
      {isTyped && <UnsavedGuard />}
      <h2 id="translations">{phrases.translations}</h2>
      <LanguageTable
        texts={texts}
        languages={others}
        chosen={language}
        // Typed text belongs to its language.
        isFixed={isTyped}
        onChoose={(next) => {
          setLanguage(next);
          setCount(SHOWN);
        }}
      />
      <p className={records.quiet}>{phrases.fallback({ language: nameOf(own) })}</p>
      <Filters
        state={state}
        onState={(next) => {
          setState(next);
          setCount(SHOWN);
        }}
        kind={kind}
        kinds={[...new Set(texts.map((text) => text.kind))].map((one) => [one, words.kindOf(one)])}
        onKind={(next) => {
          setKind(next);
          setCount(SHOWN);
        }}
      />
      <form
        className={records.form}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {listed.length === 0 && <p>{phrases.none}</p>}
        <ul className={styles.texts}>
          {listed.slice(0, count).map((text) => (
            <TextRow
              key={keyOf(text)}
              id={keyOf(text).replaceAll(/[^\w]/g, "-")}
              text={text}
              where={words.placeOf(text)}
              language={language}
              typed={typed[keyOf(text)]}
              onType={(value) => type(text, value)}
              // In a draft nothing is confirmed: the confirmation would apply to the published catalogue, whose original may
              // differ.
              onConfirm={working ? null : () => confirm.mutate(text)}
            />
          ))}
        </ul>
        {listed.length > count && (
          <div>
            <Button onClick={() => setCount(count + SHOWN)}>{phrases.more}</Button>
          </div>
        )}
        <TextsBar failure={error ?? save.error ?? confirm.error} isTyped={isTyped} isBusy={save.isPending} />
      </form>
    </section>
  );
}

/** Returns the call that saves the typed texts, and the one that confirms that a translation still fits. */
function useSaveTexts(
  texts: readonly GroupText[],
  language: string,
  typed: Interrupted["typed"],
  onSaved: (keys: ReadonlySet<string>) => void,
) {
  const manage = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const { own } = useLanguages();
  const working = useWorkingDraft();
  const edited = useEditedCatalogue();
  const { refetch } = useTexts();
  const save = useSingleFlightMutation({
    mutationFn: async () => {
      const changed = texts.flatMap((text): Translation[] => {
        const written = typed[keyOf(text)];
        return written === undefined ? [] : [{ text, typed: written }];
      });
      // Saves one record after the other: if one fails, the earlier ones stay saved.
      for (const [first, ...rest] of Map.groupBy(
        changed,
        ({ text }) => `${text.kind} ${text.record_id}`,
      ).values()) {
        if (!first) continue;
        await saveTranslations(edited, own, language, [first, ...rest]);
        onSaved(new Set([first, ...rest].map(({ text }) => keyOf(text))));
      }
    },
    onSuccess: () => notify("success", working ? manage.savedInDraft : manage.saved),
    onSettled: () => refetch(),
  });
  const confirm = useMutation({
    mutationFn: ({ kind: of, record_id, path }: GroupText) =>
      callApi("POST /groups/{id}/texts.confirmed", {
        path: { id: group.id },
        body: { text: { kind: of, record_id, path, language } },
      }),
    onSettled: () => refetch(),
  });
  return { save, confirm };
}

interface FiltersProps {
  state: Interrupted["state"];
  onState: (state: Interrupted["state"]) => void;
  kind: string;
  kinds: readonly (readonly [kind: string, name: string])[];
  onKind: (kind: string) => void;
}

/** Chooses which texts are listed. */
function Filters({ state, onState, kind, kinds, onKind }: FiltersProps) {
  const phrases = useProPhrases("languages");
  return (
    <div className={styles.filters}>
      <SegmentedControl
        label={phrases.shown}
        value={state}
        onChange={onState}
        options={(["missing", "outdated", "all"] as const).map((one) => ({
          value: one,
          label: phrases.states[one],
        }))}
      />
      <select
        className={`${field.input} ${styles.kind}`}
        aria-label={phrases.kind}
        value={kind}
        onChange={(event) => onKind(event.target.value)}
      >
        <option value="">{phrases.everything}</option>
        <Options of={kinds} />
      </select>
    </div>
  );
}

/** The lower edge of the form: why a call failed, and the button that saves. */
function TextsBar({ failure, isTyped, isBusy }: { failure: unknown; isTyped: boolean; isBusy: boolean }) {
  const manage = useProPhrases("manage");
  const phrases = useProPhrases("languages");
  const failureText = useFailureText();
  const working = useWorkingDraft();
  return (
    <div className={records.bar}>
      {failure !== null && (
        <Notice look="problem">
          {failure instanceof ChangedMeanwhileError ? phrases.changed : failureText(failure)}
        </Notice>
      )}
      <div className={records.buttons}>
        <Button type="submit" look="main" isIdle={!isTyped} isBusy={isBusy}>
          {working ? manage.saveInDraft : phrases.save}
        </Button>
      </div>
    </div>
  );
}
