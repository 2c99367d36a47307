import { type ReactNode, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import styles from "./keys.module.css";

interface Props {
  /** The beginning of the ids of the fields. */
  readonly prefix: string;
  /** The texts of the name's field. */
  readonly texts: { readonly label: string; readonly hint: string; readonly missing: string };
  readonly name: string;
  readonly onName: (name: string) => void;
  /** The ids of the fields that are wrong, by what the person sees first. */
  readonly wrong: readonly (string | false)[];
  readonly saving: { readonly isPending: boolean; readonly mutate: () => void };
  readonly action: string;
  readonly onClose: () => void;
  /** The other fields; `isTried`: the form was submitted, so they show what is wrong. */
  readonly children: (isTried: boolean) => ReactNode;
}

/** The form of another program's access: its name, its further fields and its buttons. It is only sent without a wrong field. */
export function ProgramForm(props: Props) {
  const { prefix, texts, name, onName, wrong, saving, action, onClose, children } = props;
  const { back } = useProPhrases("manage");
  const [isTried, setTried] = useState(false);
  const isNameless = name.trim() === "";
  return (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        const first = isNameless ? `${prefix}-name` : wrong.find((id) => id !== false);
        if (first) document.getElementById(first)?.focus();
        else saving.mutate();
      }}
    >
      <TextField
        id={`${prefix}-name`}
        label={texts.label}
        isRequired
        hint={texts.hint}
        error={isTried && isNameless ? texts.missing : null}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- its button has just been pressed
        autoFocus
        maxLength={100}
        value={name}
        onChange={onName}
      />
      {children(isTried)}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{back}</Button>
        <Button type="submit" look="main" isBusy={saving.isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
