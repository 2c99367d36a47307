import type { LinkedPreselection } from "@rendezvous/domain/embedding/model";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { announce } from "../../../lib/announce.ts";
import { pageStorage } from "../../../lib/storage.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import styles from "./link-notice.module.css";
import { useHistory } from "../../../lib/navigation.tsx";

interface Props {
  urlname: string;
  preselection: LinkedPreselection;
}

/** Says once for each link that it names a record that is no longer offered; disappears when the visitor moves on. */
export function LinkNotice({ urlname, preselection }: Props) {
  const phrases = usePhrases();
  const remembered = `rendezvous.link-reported.${urlname}`;
  const link = JSON.stringify(preselection);
  const history = useHistory();
  const [isOpen, setOpen] = useState(() => pageStorage.getItem(remembered) !== link);
  const text = phrases.embedding.notOffered;
  useEffect(() => {
    if (!isOpen) return;
    pageStorage.setItem(remembered, link);
    announce(text);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- announced once
  }, []);
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        // A skipped step replaces the history entry; only the visitor's own navigation closes the notice.
        if (action.type !== "REPLACE") setOpen(false);
      }),
    [history],
  );
  if (!isOpen) return null;
  return (
    <div className={styles.notice}>
      <Notice look="hint">
        <div className={styles.line}>
          <p>{text}</p>
          <Button look="plain" aria-label={phrases.common.close} onClick={() => setOpen(false)}>
            <X size={18} aria-hidden="true" />
          </Button>
        </div>
      </Notice>
    </div>
  );
}
