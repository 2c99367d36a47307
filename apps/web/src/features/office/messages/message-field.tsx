import type { Fault } from "@rendezvous/contract/ground/fault";
import type { MessageKind } from "@rendezvous/domain/message/kinds";
import type { OwnMessage } from "@rendezvous/domain/message/own-message-text";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import type { ControlProps } from "../fields/controls.tsx";
import { toTextsByLanguage } from "../schema/localized-texts.ts";
import { useLanguages } from "../schema/use-languages.ts";
import { MessageWords } from "./message-words.tsx";
import styles from "./messages.module.css";

interface Props extends ControlProps {
  kind: MessageKind;
  faults: readonly Fault[];
}

/** One kind of mail or SMS: whether the group has its own text, and below, in a closed section, this text in each language. */
export function MessageField({ id, label, value, onChange, kind, faults }: Props) {
  const phrases = useProPhrases("messages");
  const { own, languages, nameOf } = useLanguages();
  const [isOpen, setOpen] = useState(false);
  const message = (value ?? {}) as OwnMessage;
  const written = languages.filter(
    (language) =>
      toTextsByLanguage(message.subject, own)[language] || toTextsByLanguage(message.text, own)[language],
  );
  return (
    <details
      className={styles.message}
      // A fault opens the section.
      open={isOpen || faults.length > 0}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <ChevronRight size={18} aria-hidden="true" />
        <span className={styles.title}>{label}</span>
        <span className={styles.state}>
          {written.length === 0 ? phrases.usual : phrases.own({ languages: written.map(nameOf).join(", ") })}
        </span>
      </summary>
      {(isOpen || faults.length > 0) && (
        <MessageWords id={id} kind={kind} message={message} faults={faults} onChange={onChange} />
      )}
    </details>
  );
}
