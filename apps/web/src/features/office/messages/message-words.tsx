import type { Fault } from "@rendezvous/contract/ground/fault";
import { isAboutAppointment, type MessageKind } from "@rendezvous/domain/message/kinds";
import type { OwnMessage, MessageText } from "@rendezvous/domain/message/own-message-text";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Button as ToolbarButton } from "react-aria-components/Button";
import { Toolbar } from "react-aria-components/Toolbar";
import { fillText } from "@rendezvous/domain/message/placeholders";
import { Send } from "lucide-react";
import { Loading } from "../../../components/loading.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toTextsByLanguage, withTextInLanguage } from "../schema/localized-texts.ts";
import { useLanguages } from "../schema/use-languages.ts";
import { listMessages, type PreviewedMessage } from "./api.ts";
import styles from "./messages.module.css";
import { Button } from "../../../components/button.tsx";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { TextArea, TextField } from "../../../components/fields/text-field.tsx";
import { settingFaultText } from "../../ground/form/fault-text.ts";
import { callApi } from "../../../lib/call-api.ts";

interface Props {
  id: string;
  kind: MessageKind;
  message: OwnMessage;
  faults: readonly Fault[];
  onChange: (message: OwnMessage) => void;
}

/** Subject and text in each language of the group, the placeholders, and a preview. */
export function MessageWords({ id, kind, message, faults, onChange }: Props) {
  const phrases = useProPhrases("messages");
  const { group } = useLoadedGroup();
  const { own, languages } = useLanguages();
  /** The field that had the caret last; passing by with the Tab key does not move the caret. */
  const typing = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const { data, error } = useQuery({
    queryKey: ["messages", group.id],
    queryFn: ({ signal }) => listMessages(group.id, signal),
  });
  if (data === undefined) return error === null ? <Loading /> : <CallFailure failure={error} />;
  const stored = data.messages.find((one) => one.kind === kind);
  if (!stored) return null;
  const set = (part: "subject" | "text", language: string, text: string) => {
    const { subject = "", text: words = "" } = message;
    const changed = withTextInLanguage(message[part], own, language, text);
    onChange({ subject, text: words, [part]: changed });
  };
  const remember = (target: EventTarget) => {
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) typing.current = target;
  };
  return (
    <div
      role="presentation"
      className={styles.words}
      onPointerDown={({ target }) => remember(target)}
      onKeyDown={({ key, target }) => {
        if (key !== "Tab" && key !== "Shift") remember(target);
      }}
    >
      <p className={styles.quiet}>{phrases[noteOf(kind)]}</p>
      <PlaceholderBar
        placeholders={stored.placeholders}
        answers={isAboutAppointment(kind) ? data.answers : []}
        onInsert={(name) =>
          insert(typing.current ?? document.querySelector(`#${CSS.escape(`${id}-${own}-text`)}`), name)
        }
      />
      {languages.map((language) => (
        <MessageLanguage
          key={language}
          id={`${id}-${language}`}
          kind={kind}
          language={language}
          usual={stored.words[language as keyof typeof stored.words] ?? { subject: "", text: "" }}
          examples={data.examples[language as keyof typeof data.examples] ?? {}}
          subject={toTextsByLanguage(message.subject, own)[language] ?? ""}
          text={toTextsByLanguage(message.text, own)[language] ?? ""}
          faults={faults}
          onChange={(part, text) => set(part, language, text)}
          onBegin={(words) => {
            const subject = withTextInLanguage(message.subject, own, language, words.subject);
            onChange({ subject, text: withTextInLanguage(message.text, own, language, words.text) });
          }}
        />
      ))}
    </div>
  );
}

/** Inserts at the caret as if typed, so that the keyboard shortcuts can undo it. */
function insert(typing: HTMLInputElement | HTMLTextAreaElement | null, name: string): void {
  if (typing === null) return;
  typing.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps what the browser can undo
  document.execCommand("insertText", false, `{${name}}`);
}

/** Returns the phrase key of the note about the parts that the product itself adds to the message. */
function noteOf(kind: MessageKind): "note" | "noteSms" | "noteAccount" {
  if (kind === "reminderSms") return "noteSms";
  return isAboutAppointment(kind) ? "note" : "noteAccount";
}

interface PlaceholderBarProps {
  placeholders: readonly string[];
  answers: readonly { placeholder: string; label: string }[];
  onInsert: (name: string) => void;
}

/** The placeholders of a message, as a toolbar with one tab stop; the arrow keys move between them. */
function PlaceholderBar({ placeholders, answers, onInsert }: PlaceholderBarProps) {
  const phrases = useProPhrases("messages");
  const names: Readonly<Record<string, string>> = phrases.names;
  const all = [
    ...placeholders.map((placeholder) => ({ placeholder, label: names[placeholder] ?? placeholder })),
    ...answers,
  ];
  return (
    <div className={styles.placeholders}>
      <p className={styles.quiet} aria-hidden="true">
        {phrases.insert}
      </p>
      <Toolbar aria-label={phrases.insert} className={styles.bar ?? ""}>
        {all.map(({ placeholder, label }) => (
          <ToolbarButton
            key={placeholder}
            className={styles.placeholder ?? ""}
            onPress={() => onInsert(placeholder)}
          >
            {label}
          </ToolbarButton>
        ))}
      </Toolbar>
    </div>
  );
}

interface MessageLanguageProps {
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
function MessageLanguage({
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
}: MessageLanguageProps) {
  const phrases = useProPhrases("messages");
  const words = useProPhrases("manageFields");
  const { group } = useLoadedGroup();
  const { own, languages, nameOf } = useLanguages();
  const sending = useSingleFlightMutation({
    mutationFn: async () => {
      const { email } = await callApi("POST /groups/{id}/messages.preview", {
        path: { id: group.id },
        body: { message: { kind, locale: language as PreviewedMessage["locale"], subject, text } },
      });
      return email;
    },
    onSuccess: (email) => notify("success", phrases.sent({ email })),
  });
  const errorOf = (part: "subject" | "text", value: string) => {
    const path = `messages.${kind}.${part}`;
    // A fault of a text that is stored as a plain string belongs to the group's own language.
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
