import type { FicheHistory } from "@rendezvous/contract/booking/fiche";
import { Loading } from "../../../components/loading.tsx";
import { withLoading } from "../../../components/with-loading.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLabelled } from "../../../lib/phrases/use-labelled.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useFicheFields } from "../../ground/fiche/use-fiche-fields.ts";
import styles from "./search-fiche.module.css";
import { useFicheHistory } from "./use-fiche-history.ts";
import { useFormatDateTime } from "./use-format-date-time.ts";

interface Line {
  at: string;
  text: string;
  parts: string[];
}

/** Lists in plain words who changed and who read a fiche, newest first. */
export const FicheHistoryList = withLoading(HistoryList);

function HistoryList({ ficheId }: { ficheId: number }) {
  const phrases = useProPhrases("record");
  const when = useFormatDateTime();
  const history = useFicheHistory(ficheId);
  const toLines = useLines();
  if (history.isLoading) return <Loading />;
  if (history.data === undefined) return <CallFailure failure={history.error} onRetry={history.refetch} />;
  return (
    <ul className={styles.list} aria-label={phrases.history}>
      {toLines(history.data).map(({ at, text, parts }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- what has happened stays in its place
        <li key={place}>
          <p>{text}</p>
          {parts.map((part) => (
            <p key={part} className={styles.note}>
              {part}
            </p>
          ))}
          <p className={styles.quiet}>{when(at)}</p>
        </li>
      ))}
    </ul>
  );
}

function useLines(): (history: FicheHistory) => Line[] {
  const phrases = useProPhrases("record");
  const labelled = useLabelled();
  const { fiche: words } = usePhrases();
  const passes = useLazyPhrases("passes");
  const when = useFormatDateTime();
  const fields = useFicheFields();
  const own: Readonly<Record<string, string>> = {
    firstname: words.firstname,
    lastname: words.lastname,
    email: words.email,
    firstphone: words.firstphone,
    blacklisted: phrases.blocked,
    externid: phrases.number,
    deleted: phrases.deleted,
    missed_forgiven_at: phrases.forgiven,
    pass: passes.which,
    pass_left: passes.visitsLeft,
    pass_valid_until: passes.lastDay,
  };
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label || own[name] || name;
  const valueOf = (value: unknown): string => {
    if (value === null || value === undefined || value === "") return "–";
    if (typeof value === "boolean") return phrases.yesNo[value ? "yes" : "no"];
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  const nameOf = ({ kind, name }: FicheHistory["changes"][number]["by"]) => name || phrases.by[kind];
  return ({ changes, reads, merges }) =>
    [
      ...changes.map(({ at, by, fields: names, values, reason }) => ({
        at,
        text:
          values === null && names.includes("lastname")
            ? phrases.made({ by: nameOf(by) })
            : phrases.changed({ by: nameOf(by), fields: names.map(labelOf).join(", ") }),
        parts: [
          ...Object.entries(values ?? {})
            // The date is that of the change itself.
            .filter(([name]) => name !== "missed_forgiven_at")
            .map(([name, [before, after]]) =>
              labelled(labelOf(name), `${valueOf(before)} → ${valueOf(after)}`),
            ),
          ...(reason === "" ? [] : [labelled(phrases.reason, reason)]),
        ],
      })),
      ...reads.map(({ by, what, times, last_at }) => ({
        at: last_at,
        text: `${phrases.saw[what]({ by: nameOf(by) })}${times > 1 ? ` (× ${times})` : ""}`,
        parts: [],
      })),
      ...merges.map(({ at, by, merged, undone_at }) => ({
        at,
        text: phrases.mergedBy({ by: nameOf(by), name: `${merged.firstname} ${merged.lastname}`.trim() }),
        parts: undone_at === null ? [] : [phrases.undoneOn({ when: when(undone_at) })],
      })),
    ].sort((one, other) => other.at.localeCompare(one.at));
}
