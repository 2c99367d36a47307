import type { GroupText } from "@rendezvous/contract/office/group-text";
import { Suspense } from "react";
import { Button } from "../../../components/button.tsx";
import { Chip } from "../../../components/chip.tsx";
import { Loading } from "../../../components/loading.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import field from "../../../components/fields/field.module.css";
import records from "../parts/records.module.css";
import { useLanguages } from "../schema/use-languages.ts";
import { RichEditor } from "../rich-text/lazy-rich-editor.ts";
import styles from "./languages.module.css";
import { hasMarkupAt } from "./text-path.ts";
import { translationStateOf } from "./use-texts.ts";

interface Props {
  id: string;
  text: GroupText;
  /** The place of the text, in words. */
  where: string;
  language: string;
  /** The typed translation; undefined: nothing is typed. */
  typed: string | undefined;
  onType: (value: string) => void;
  /** null: the row offers no confirmation that the translation still fits. */
  onConfirm: (() => void) | null;
}

/** One text and its translation, side by side where there is room. */
export function TextRow({ id, text, where, language, typed, onType, onConfirm }: Props) {
  const phrases = useProPhrases("languages");
  const { own, nameOf } = useLanguages();
  const original = text.texts[own] ?? "";
  const state = translationStateOf(text, language);
  const value = typed ?? text.texts[language] ?? "";
  const shared = {
    id,
    className: field.input,
    lang: language,
    value,
    "aria-describedby": `${id}-original`,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  const isRich = hasMarkupAt(text.path);
  const isLong = original.length > 80 || original.includes("\n");
  return (
    <li className={styles.text}>
      <div>
        <label id={`${id}-label`} className={records.quiet} htmlFor={id}>
          {where} <span className={styles.into}>{nameOf(language)}</span>
        </label>
        <div id={`${id}-original`} className={styles.original} lang={own}>
          {isRich ? <RichText text={original} /> : original}
        </div>
      </div>
      <div className={field.column}>
        {isRich && (
          <Suspense fallback={<Loading />}>
            <RichEditor
              id={id}
              labelledBy={`${id}-label`}
              describedBy={`${id}-original`}
              isInvalid={false}
              language={language}
              value={value}
              onChange={onType}
            />
          </Suspense>
        )}
        {!isRich && (isLong ? <textarea rows={4} {...shared} /> : <input {...shared} />)}
        <div className={styles.tools}>
          {state === "missing" && <Chip>{phrases.states.missing}</Chip>}
          {state === "outdated" && <Chip>{phrases.outdated}</Chip>}
          {state === "missing" && typed === undefined && (
            <Button look="plain" onClick={() => onType(original)}>
              {phrases.same}
            </Button>
          )}
          {state === "outdated" && typed === undefined && onConfirm && (
            <Button look="plain" onClick={onConfirm}>
              {phrases.stillRight}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
