import { canBeUndone, type CatalogueChange } from "@rendezvous/contract/office/catalogue-change";
import type { HistoryPhrases } from "@rendezvous/phrases/catalogues";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { useFormatInstant } from "../parts/use-format-instant.ts";
import styles from "./history.module.css";
import { useKindNames } from "./use-kind-names.ts";
import { isRecordKind } from "../schema/kinds.ts";
import { EMPTY_TEXT } from "../schema/shorten-text.ts";
import type { ChangedLine } from "./changed-line.ts";
import { type ChangedFields, useChangedLines } from "./use-changed-lines.ts";

/** One change: its record, its author, its time, and the values before and after. */
export function ChangeEntry({ change, onUndo }: { change: CatalogueChange; onUndo: () => void }) {
  const phrases = useProPhrases("history");
  const formatInstant = useFormatInstant();
  const { id, at, by, action } = change;
  const when = formatInstant(at);
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        <div>
          <ChangeTitle change={change} />
          <p className={styles.quiet}>{[phrases.actions[action], by ?? phrases.server, when].join(" · ")}</p>
        </div>
        {canBeUndone(change) ? (
          <Button aria-describedby={`change-${id}`} onClick={onUndo}>
            {phrases.takeBack}
          </Button>
        ) : (
          <p className={styles.quiet}>{whyFinal(change, phrases.final)}</p>
        )}
      </div>
      <ChangeLines change={change} />
    </li>
  );
}

function whyFinal({ kind, action }: CatalogueChange, final: HistoryPhrases["final"]): string {
  if (kind === "keys" || kind === "feeds" || kind === "busy_sources" || kind === "webhooks")
    return final[kind];
  return action === "reset" ? final.reset : final.people;
}

/** The changed record, as a link if it can be opened. */
export function ChangeTitle({
  change,
}: {
  change: Pick<CatalogueChange, "id" | "kind" | "record_id" | "record_name">;
}) {
  const { group } = useLoadedGroup();
  const kindName = useKindNames();
  const { id, kind, record_id, record_name } = change;
  const title = [kindName(kind), record_name === kind ? "" : record_name].filter(Boolean).join(" – ");
  return (
    <p id={`change-${id}`} className={styles.title}>
      {record_id !== null && isRecordKind(kind) ? (
        <Link {...toManage(group.urlname, kind, record_id)}>{title}</Link>
      ) : (
        title
      )}
    </p>
  );
}

/** The values of each field before and after. */
export function ChangeLines({ change }: { change: ChangedFields }) {
  const phrases = useProPhrases("history");
  const toLines = useChangedLines();
  const { lines, further } = toLines(change);
  return (
    <>
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map((line) => (
            <div key={line.name}>
              <dt>{line.name}</dt>
              <dd>
                {line.isOfEntries && line.before !== "" ? (
                  <ChangedEntries {...line} />
                ) : (
                  <BeforeAndAfter {...line} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {further > 0 && <p className={styles.quiet}>{phrases.further({ count: further })}</p>}
    </>
  );
}

function BeforeAndAfter({ before, after }: ChangedLine) {
  return (
    <>
      {before !== "" && (
        <>
          {before === EMPTY_TEXT ? before : <del>{before}</del>} <span aria-hidden="true">→</span>{" "}
        </>
      )}
      <ins>{after}</ins>
    </>
  );
}

/** Shows only the removed and added entries of a list. */
function ChangedEntries({ before, after }: ChangedLine) {
  const { entries } = useProPhrases("history");
  return (
    <>
      {before !== EMPTY_TEXT && <del>{entries.removed({ entries: before })}</del>}
      {before !== EMPTY_TEXT && after !== EMPTY_TEXT && <br />}
      {after !== EMPTY_TEXT && <ins>{entries.added({ entries: after })}</ins>}
    </>
  );
}
