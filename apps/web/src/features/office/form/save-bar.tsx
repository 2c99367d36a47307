import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWorkingDraft } from "../schema/working-draft.ts";
import styles from "../parts/records.module.css";
import { CallFailure } from "../../ground/group/call-failure.tsx";

interface Props {
  isChanged: boolean;
  isBusy: boolean;
  isFaulty: boolean;
  /** Faults that no field shows. */
  elsewhere?: readonly string[];
  /** The failure of a call; null: none. */
  failure: unknown;
  children?: ReactNode;
}

/** The lower edge of a form: its faults, and the button that saves. */
export function SaveBar({ isChanged, isBusy, isFaulty, elsewhere = [], failure, children }: Props) {
  const phrases = useProPhrases("manage");
  const working = useWorkingDraft();
  const message = useUntilOnline(failure);
  return (
    <div className={styles.bar}>
      {children}
      {isFaulty && (
        <Notice look="problem">
          {phrases.faulty}
          {elsewhere.map((text, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may read alike
            <p key={index}>{text}</p>
          ))}
        </Notice>
      )}
      <CallFailure failure={message} />
      <div className={styles.buttons}>
        <Button type="submit" look="main" isIdle={!isChanged} isBusy={isBusy}>
          {working ? phrases.saveInDraft : phrases.save}
        </Button>
        {!isChanged && <p className={styles.quiet}>{phrases.unchanged}</p>}
      </div>
    </div>
  );
}

/** Hides a network failure once the network is back. */
function useUntilOnline(failure: unknown): unknown {
  const [passed, setPassed] = useState<unknown>(null);
  useEffect(() => {
    if (!(failure instanceof ApiFailure) || failure.code !== "network") return undefined;
    const pass = () => setPassed(failure);
    window.addEventListener("online", pass);
    return () => window.removeEventListener("online", pass);
  }, [failure]);
  return passed === failure ? null : failure;
}
