import type { Group } from "@rendezvous/contract/catalogue/group";
import { useEffect } from "react";
import { Notice } from "../../../../components/notice.tsx";
import { ApiFailure } from "../../../../lib/api-failure.ts";
import { failureText, useWording } from "../../../../lib/phrases/phrases.ts";
import { holdStoreOf, NOTHING_HELD } from "./hold-store.ts";
import styles from "./hold-notice.module.css";
import { useHold } from "./use-slot-hold.ts";

/** Says why the visitor is back at the times; disappears with the next choice or screen. */
export function TakenNotice({ group }: { group: Pick<Group, "urlname" | "phone"> }) {
  const { phrases } = useWording();
  const { urlname, phone } = group;
  const { phase, refusal } = useHold(urlname);
  useEffect(
    () => () => {
      if (holdStoreOf(urlname).getState().phase === "taken") holdStoreOf(urlname).setState(NOTHING_HELD);
    },
    [urlname],
  );
  if (phase !== "taken" || refusal === null) return null;
  return (
    <div className={styles.taken}>
      <Notice look="problem">{failureText(phrases, new ApiFailure(refusal, 0), phone)}</Notice>
    </div>
  );
}
