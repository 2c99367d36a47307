import { type KeyboardEvent, useId, useState } from "react";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { Link, useNavigate } from "../../../lib/navigation.tsx";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { FicheSearch } from "../../ground/fiche/fiche-search.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { toSearchFiche } from "../../ground/group/paths.ts";
import styles from "./desk-search.module.css";
import { useFoundSettings } from "./use-found-settings.ts";

/** One search for clients and settings. The arrow keys move through the results. */
export function DeskSearch({ onClose }: { onClose: () => void }) {
  const phrases = useProPhrases("desk");
  const record = useProPhrases("record");
  const { common } = usePhrases();
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  const headingId = useId();
  const [typed, setTyped] = useState("");
  const settings = useFoundSettings(typed);
  return (
    <QuestionDialog title={phrases.search} dismiss={common.close} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows besides Tab, wherever in it the focus is */}
      <div className={styles.search} onKeyDown={moveFocus}>
        <FicheSearch
          id="desk-search"
          none={settings.length > 0 ? "" : record.none}
          hint={record.hint}
          hasFocus
          onTyped={setTyped}
          onChoose={({ id }) => {
            onClose();
            navigate({ ...toSearchFiche(group.urlname, id), state: { isFound: true } });
          }}
        />
        <section aria-labelledby={headingId} aria-live="polite" hidden={settings.length === 0}>
          <h3 id={headingId} className={styles.heading}>
            {phrases.settings} ({settings.length})
          </h3>
          <ul className={styles.found}>
            {settings.map(({ name, place, to }) => (
              <li key={`${to.path} ${name}`}>
                <Link {...to} onClick={onClose}>
                  {name} <span className={styles.place}>{place}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </QuestionDialog>
  );
}

/** Moves the focus from the field to the first result, between results, and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a[href], li > button")];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
