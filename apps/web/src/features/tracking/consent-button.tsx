import type { Group } from "@rendezvous/contract/group";
import { lazy, startTransition, Suspense, useEffect, useState } from "react";
import { fetchTrackingPhrases } from "../../lib/lazy-phrases.ts";
import { usePhrases, useWording } from "../../lib/phrases.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import styles from "./consent-button.module.css";

const loadDialog = () => import("./consent-dialog.tsx");
const ConsentDialog = lazy(() => loadDialog().then((file) => ({ default: file.ConsentDialog })));

/** Opens the choice about tracking, or says that there is no tracking. */
export function ConsentButton({ group }: { group: Group | null }) {
  const { footer } = usePhrases();
  const { language } = useWording();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenIdle(() => Promise.all([loadDialog(), fetchTrackingPhrases(language)])), [language]);
  // React shows the content after a fallback only after 300 ms; by then something else may be open. A transition shows
  // no fallback.
  const open = () => startTransition(() => setOpen(true));
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
