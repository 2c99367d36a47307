import type { Fault } from "@rendezvous/contract/ground/fault";
import type { MessageKind } from "@rendezvous/domain/message/kinds";
import type { MessageText } from "@rendezvous/domain/message/own-message-text";
import { fillText } from "@rendezvous/domain/message/placeholders";
import { Send } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { TextArea, TextField } from "../../../components/fields/text-field.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { settingFaultText } from "../../ground/form/fault-text.ts";
import { useLanguages } from "../schema/use-languages.ts";
import { type PreviewedMessage, sendMessagePreview } from "./api.ts";
import styles from "./messages.module.css";

interface Props {
  id: string;
  kind: MessageKind;
  language: string;
  /** The product's default text; an SMS has no subject. */
  usual: MessageText;
  examples: Readonly<Record<string, string>>;
  subject: string;
  text: string;
  /** The faults of the whole message. */
  faults: readonly Fault[];
  onChange: (part: "subject" | "text", text: string) => void;
  onBegin: (words: MessageText) => void;
}

/** The text of a message in one language, and its preview below. */
export function MessageLanguage({
  id,
  kind,
  language,
  usual,
  examples,
  subject,
  text,
  faults,
  onChange,
  onBegin,
}: Props) {
  const phrases = useProPhrases("messages");
  const words = useProPhrases("manageFields");
  const { group } = useLoadedGroup();
  const { own, languages, nameOf } = useLanguages();
  const sending = useSingleFlightMutation({
    mutationFn: () =>
      sendMessagePreview(group.id, { kind, locale: language as PreviewedMessage["locale"], subject, text }),
    onSuccess: (email) => notify("success", phrases.sent({ email })),
  });
  const errorOf = (part: "subject" | "text", value: string) => {
    const path = `messages.${kind}.${part}`;
    // A plain string is in the group's own language.
    const fault = faults.find(
      (one) => one.path === `${path}.${language}` || (one.path === path && language === own),
    );
    return fault === undefined ? null : settingFaultText(words.faults, fault, value);
  };
  const control = (part: "subject" | "text", value: string) => ({
    id: `${id}-${part}`,
    label: phrases[part],
    error: errorOf(part, value),
    lang: language,
    value,
    placeholder: usual[part],
    onChange: (typed: string) => onChange(part, typed),
  });
  const isOwn = subject !== "" || text !== "";
  const filled = {
    subject: fillText(subject || usual.subject, examples),
    text: fillText(text || usual.text, examples),
  };
  return (
    <fieldset className={styles.language}>
      {languages.length > 1 && <legend className={styles.legend}>{nameOf(language)}</legend>}
      {usual.subject !== "" && <TextField {...control("subject", subject)} />}
      <TextArea {...control("text", text)} rows={4} />
      <figure className={styles.example}>
        <figcaption className={styles.quiet}>{phrases.example}</figcaption>
        <div lang={language}>
          {filled.subject !== "" && <p className={styles.subject}>{filled.subject}</p>}
          <p className={styles.filled}>{filled.text}</p>
        </div>
      </figure>
      <CallFailure failure={sending.error} />
      <div className={styles.actions}>
        {!isOwn && <Button onClick={() => onBegin(usual)}>{phrases.begin}</Button>}
        <Button look="plain" isBusy={sending.isPending} onClick={() => sending.mutate()}>
          <Send size={18} aria-hidden="true" /> {phrases.send}
        </Button>
      </div>
    </fieldset>
  );
}
