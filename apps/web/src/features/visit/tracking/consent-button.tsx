import type { Group } from "@rendezvous/contract/catalogue/group";
import { startTransition, Suspense, useEffect, useState } from "react";
import { lazyComponent } from "../../../lib/load-once.ts";
import { fetchLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { usePhrases, useWording } from "../../../lib/phrases/phrases.ts";
import { alertUser } from "../../../lib/popups.ts";
import { whenIdle } from "../../../lib/page/when-idle.ts";
import styles from "./consent-button.module.css";

const loadDialog = () => import("./consent-dialog.tsx");
const ConsentDialog = lazyComponent(async () => (await loadDialog()).ConsentDialog);

/** Opens the tracking choice, or says that there is no tracking. */
export function ConsentButton({ group }: { group: Group | null }) {
  const { footer, error } = usePhrases();
  const { language } = useWording();
  const [isOpen, setOpen] = useState(false);
  const fetchDialog = () => Promise.all([loadDialog(), fetchLazyPhrases("tracking", language)]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts follow the language
  useEffect(() => whenIdle(fetchDialog), [language]);
  async function open() {
    try {
      await fetchDialog();
    } catch {
      return alertUser({ message: error.network });
    }
    // React retries a suspended part only after 300 ms; by then another dialog may be open. A transition shows no fallback.
    startTransition(() => setOpen(true));
  }
  return (
    <>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={open}>
        {footer.cookies}
      </button>
      <Suspense fallback={null}>
        {isOpen && <ConsentDialog group={group} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
