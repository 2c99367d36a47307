import { type OperatorChange, QUOTA_KINDS } from "@rendezvous/contract/site/operator";
import { Link } from "../../../lib/navigation.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import styles from "./operator.module.css";
import { toOperatedGroup } from "./paths.ts";
import { useFormats } from "./use-formats.ts";

interface Props {
  changes: readonly OperatorChange[];
  /** True: all changes concern one group, so its name is not repeated. */
  isOfGroup?: boolean;
}

/** The changes of operators, with who made them. */
export function ChangesList({ changes, isOfGroup = false }: Props) {
  const phrases = useProPhrases("operator");
  const format = useFormats();
  return (
    <section aria-labelledby="history">
      <h2 id="history">{phrases.history}</h2>
      {changes.length === 0 && <p className={styles.quiet}>{phrases.noHistory}</p>}
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change.id} className={styles.entryLine}>
            <div>
              <p>
                <ChangeText change={change} />{" "}
                {change.group && !isOfGroup && (
                  <Link {...toOperatedGroup(change.group.id)}>{change.group.name}</Link>
                )}
              </p>
              <p className={styles.quiet}>
                {format.instant(change.at)} · {change.author ?? phrases.commandLine}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangeText({ change: { action, details } }: { change: OperatorChange }) {
  const { actions, kinds, usual } = useProPhrases("operator");
  const format = useFormats();
  const { email = "", queue = "", reason = "", before, after } = details;
  const limit = (value: number | null) => (value === null ? usual : format.number(value));
  switch (action) {
    case "operator_added":
    case "operator_removed":
    case "operator_reset":
      return actions[action]({ email });
    case "job_retried":
    case "job_removed":
      return actions[action]({ queue });
    case "deactivated":
      return reason === "" ? actions.deactivated : `${actions.deactivated} (${reason})`;
    case "activated":
      return actions.activated;
    default: {
      const differences = QUOTA_KINDS.filter((kind) => before && after && before[kind] !== after[kind]);
      const texts = differences.map(
        (kind) => `${kinds[kind]} ${limit(before![kind])} → ${limit(after![kind])}`,
      );
      return [actions.quotas, texts.join(", ")].filter(Boolean).join(" – ");
    }
  }
}
