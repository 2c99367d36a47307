import type { GroupSummary } from "@rendezvous/contract/site/operator";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import styles from "./operator.module.css";

/** Whether a group is online, in a word and a colour. */
export function StateChip({ state }: Pick<GroupSummary, "state">) {
  const { states } = useProPhrases("operator");
  return <span className={`${styles.state} ${styles[state]}`}>{states[state]}</span>;
}
