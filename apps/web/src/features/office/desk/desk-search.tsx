import { type KeyboardEvent, useId, useState } from "react";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { Link, useNavigate } from "../../../lib/navigation.tsx";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { FicheSearch } from "../../ground/fiche/fiche-search.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toSearchFiche, toManage } from "../../ground/group/paths.ts";
import styles from "./desk-search.module.css";
import { foldText } from "../../../lib/fold-text.ts";
import { useVisibleSections } from "../frame/pages.ts";
import { phraseKeyOf } from "../schema/field-spec.ts";
import { specsOfForm } from "../schema/kinds.ts";
import { useOfferedFields } from "../fields/use-offered-fields.ts";
import { useHasRight } from "../../ground/session/use-has-right.ts";
import { isComposing } from "../../../lib/typing-keys.ts";

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
  if (step === undefined || isComposing(event.nativeEvent)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a[href], li > button")];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const MIN_LETTERS = 2;
const MAX_RESULTS = 8;

interface FoundSetting {
  readonly name: string;
  /** Where the result is: its page, or for a page its section. */
  readonly place: string;
  readonly to: ReturnType<typeof toManage>;
}

/** Returns pages of the back office, their fields and records, by name; names that begin with the text come first. */
function useFoundSettings(typed: string): readonly FoundSetting[] {
  const phrases = useProPhrases("manage");
  const { fields } = useProPhrases("manageFields");
  const { group, catalogue } = useLoadedGroup();
  const may = useHasRight();
  const { isOffered } = useOfferedFields();
  const sections = useVisibleSections();
  const text = foldText(typed);
  if (text.length < MIN_LETTERS) return [];
  const pages = sections.flatMap((section) =>
    section.pages.map(({ name }) => ({
      name: phrases.pages[name],
      place: phrases.sections[section.name].name,
      to: toManage(group.urlname, name),
    })),
  );
  const settings = sections.flatMap((section) =>
    section.pages.flatMap(({ name }) =>
      specsOfForm(name)
        .filter((spec) => isOffered(spec, undefined))
        .map((spec) => ({
          name: fields[phraseKeyOf(spec)],
          place: phrases.pages[name],
          to: toManage(group.urlname, name),
        })),
    ),
  );
  const records = may("manage_catalogue")
    ? (["interventions", "packs", "calendars"] as const).flatMap((kind) =>
        catalogue[kind].map(({ id, name, publicname }) => ({
          name: publicname || name,
          place: phrases.pages[kind],
          to: toManage(group.urlname, kind, id),
        })),
      )
    : [];
  const matches = [...pages, ...records, ...settings].filter(({ name }) => foldText(name).includes(text));
  const begins = (one: FoundSetting) => (foldText(one.name).startsWith(text) ? 0 : 1);
  return matches.toSorted((one, other) => begins(one) - begins(other)).slice(0, MAX_RESULTS);
}
