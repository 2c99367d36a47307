import type { ChosenLink } from "@rendezvous/domain/sequence/chain";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { WishForm } from "./wish-form.tsx";
import styles from "./waiting.module.css";

/** Offers to wait for a time that becomes free, and opens the form in place of its button. */
export function WaitingInvitation({ chain }: { chain: readonly ChosenLink[] }) {
  const phrases = useLazyPhrases("waiting");
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <WishForm chain={chain} />;
  return (
    <div className={styles.invite}>
      <Button onClick={() => setOpen(true)}>
        <BellRing size={18} aria-hidden="true" />
        {phrases.invite}
      </Button>
    </div>
  );
}
