import type { GroupText } from "@rendezvous/contract/office/group-text";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useLanguages } from "../schema/use-languages.ts";
import styles from "./languages.module.css";
import { translationStateOf } from "./use-texts.ts";

interface Props {
  texts: readonly GroupText[];
  languages: readonly string[];
  chosen: string;
  isFixed: boolean;
  onChoose: (language: string) => void;
}

/** The number of missing translations in each language, and the choice of one language. */
export function LanguageTable({ texts, languages, chosen, isFixed, onChoose }: Props) {
  const phrases = useProPhrases("languages");
  const numbers = new Intl.NumberFormat(useDateLocale());
  const { nameOf } = useLanguages();
  const counted = (language: string, state: "missing" | "outdated") =>
    numbers.format(texts.filter((text) => translationStateOf(text, language) === state).length);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{phrases.language}</th>
          <th scope="col">{phrases.states.missing}</th>
          <th scope="col">{phrases.states.outdated}</th>
        </tr>
      </thead>
      <tbody>
        {languages.map((language) => (
          <tr key={language}>
            <th scope="row">
              <Button
                look="plain"
                aria-pressed={language === chosen}
                disabled={isFixed && language !== chosen}
                onClick={() => onChoose(language)}
              >
                {nameOf(language)}
              </Button>
            </th>
            <td>{counted(language, "missing")}</td>
            <td>{counted(language, "outdated")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
