import type { Fiche } from "@rendezvous/contract/booking/fiche";
import { birthdateOf } from "@rendezvous/domain/fiche/extract-birthdate";
import { formatNumericDate } from "@rendezvous/phrases/format-date";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { TextField } from "../../../components/fields/text-field.tsx";
import { useLoadedGroup } from "../group/page-data.ts";
import { MAX_FOUND_FICHES, searchFiches } from "./api.ts";
import styles from "./fiche-search.module.css";
import { nameOfFiche } from "./name-of-fiche.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useFailureText } from "../group/call-failure.tsx";
import { isComposing } from "../../../lib/typing-keys.ts";

const MIN_LETTERS = 3;
const PAUSE_MS = 1000;

interface Props {
  id: string;
  error?: string | null;
  /** Shown when the search finds nothing. */
  none: string;
  /** Says what can be searched, if that is more than a client's own people. */
  hint?: string;
  /** The initial text of the search. */
  start?: string;
  /** True if the screen was opened for a search. */
  hasFocus?: boolean;
  onTyped?: (text: string) => void;
  /** The id of the fiche that the results leave out. */
  except?: number;
  onChoose: (fiche: Fiche) => void;
}

/** Searches the people that the session may see, by last name, first name or address. Debounced. */
export function FicheSearch({
  id,
  error,
  none,
  hint,
  start = "",
  hasFocus = false,
  onTyped,
  except,
  onChoose,
}: Props) {
  const phrases = useLazyPhrases("fiche").search;
  const { dateLocale } = useWording();
  const failureText = useFailureText();
  const { group } = useLoadedGroup();
  const [typed, setTyped] = useState(start);
  const [text, searchNow] = usePaused(typed.trim());
  const isAsked = text.length >= MIN_LETTERS;
  const search = useQuery({
    queryKey: ["fiches", group.id, "search", text],
    queryFn: ({ signal }) => searchFiches(group.id, text, signal),
    enabled: isAsked,
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const fiches = ((isAsked && search.data) || []).filter(({ id: ficheId }) => ficheId !== except);

  function statusText(): string {
    if (!isAsked) return "";
    if (search.isLoading) return phrases.searching;
    if (search.error !== null) return failureText(search.error);
    if (fiches.length === 0) return none;
    return fiches.length < MAX_FOUND_FICHES ? phrases.found(fiches.length) : phrases.more;
  }
  return (
    <div className={styles.search}>
      <TextField
        ref={input}
        id={id}
        label={phrases.label}
        hint={hint ?? phrases.hint}
        error={error}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          onTyped?.(next);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
          // Enter would submit the booking form, so it starts the search instead.
          event.preventDefault();
          searchNow();
        }}
      />
      <output className={styles.quiet}>{statusText()}</output>
      {fiches.length > 0 && (
        <ul className={styles.list} aria-label={phrases.results}>
          {fiches.map((fiche) => (
            <li key={fiche.id}>
              <button type="button" className={styles.found} onClick={() => onChoose(fiche)}>
                <span className={styles.name}>{nameOfFiche(fiche)}</span>
                <span className={styles.quiet}>{describeFiche(fiche, dateLocale)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns the date of birth, the address and the phone. */
export function describeFiche(fiche: Fiche, dateLocale: string): string {
  const born = birthdateOf(fiche);
  return [born === "" ? "" : formatNumericDate(born, dateLocale), contactTextOf(fiche)]
    .filter(Boolean)
    .join("\u2003");
}

/** Returns address and phone, which distinguish two people of the same name; the phone number does not wrap. */
export function contactTextOf({ email, firstphone }: Fiche): string {
  return [email, firstphone.replaceAll(" ", "\u00a0")].filter((part) => part !== "").join("\u2003");
}

/** Returns the debounced text, and a function that skips the delay. */
function usePaused(text: string): [string, () => void] {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [paused, () => setPaused(text)];
}
