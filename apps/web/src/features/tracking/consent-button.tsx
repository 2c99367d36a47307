import type { Group } from "@rendezvous/contract/group";
import { lazy, Suspense, useState } from "react";
import { usePhrases } from "../../lib/phrases.ts";
import styles from "./consent-button.module.css";

const ConsentDialog = lazy(() =>
  import("./consent-dialog.tsx").then((file) => ({ default: file.ConsentDialog })),
);

/** Opens the choice about tracking; where there is none, what is said instead. */
export function ConsentButton({ group }: { group: Group | null }) {
  const { footer } = usePhrases();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {footer.cookies}
      </button>
      <Suspense fallback={null}>
        {isOpen && <ConsentDialog group={group} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
