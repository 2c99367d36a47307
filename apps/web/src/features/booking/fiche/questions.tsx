import { Field } from "./field.tsx";
import styles from "./fiche-step.module.css";
import type { FicheForm, FormName } from "./use-fiche-form.ts";

interface Props extends Pick<FicheForm, "questions" | "send"> {
  name: FormName;
  title: string | null;
}

/** The questions of one form, in its order; nothing where it asks none. */
export function Questions({ questions, send, name, title }: Props) {
  const own = questions.filter((question) => question.form === name);
  if (own.length === 0) return null;
  return (
    <section className={styles.questions} aria-labelledby={title === null ? undefined : `${name}-title`}>
      {title !== null && (
        <h2 id={`${name}-title`} className={styles.title}>
          {title}
        </h2>
      )}
      {own.map(({ id, field, value, isOwn, error }) => (
        <Field
          key={id}
          id={id}
          field={field}
          value={value}
          isOwn={isOwn}
          error={error}
          onType={(typed) => send(name, { type: "type", name: field.name, value: typed })}
          onChoose={(chosen) => send(name, { type: "choose", name: field.name, value: chosen })}
          onChooseOwn={() => send(name, { type: "choose_own", name: field.name })}
          onLeave={() => send(name, { type: "leave", name: field.name })}
        />
      ))}
    </section>
  );
}
