import type { Fault } from "@rendezvous/contract/ground/fault";
import { localize } from "@rendezvous/domain/text/localize";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { announce } from "../../../lib/announce.ts";
import { moveItem } from "../../../lib/move-item.ts";
import { useFormsPhrases, useManageFieldsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { usePhrases, useWording } from "../../../lib/phrases/phrases.ts";
import { describedBy, FieldNotes } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import type { ControlProps } from "../fields/controls.tsx";
import { faultsAt, faultText } from "../../ground/form/fault-text.ts";
import { LocalizedField } from "../fields/localized-field.tsx";
import { type Choice, choicesOf } from "./choices.ts";
import styles from "./forms.module.css";

interface Props extends ControlProps {
  faults: readonly Fault[];
  /** Each choice has its own second list. */
  isLinked: boolean;
}

/** The choices of a list in their order. An answer with a removed choice stays as it is. */
export function ChoicesField({ id, label, hint, error, value, onChange, faults, isLinked }: Props) {
  const phrases = useFormsPhrases();
  const { faults: words } = useManageFieldsPhrases();
  const { summary } = usePhrases();
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const list = useRef<HTMLFieldSetElement>(null);
  const choices = choicesOf(value);
  const nameOf = (choice: Choice, index: number) =>
    localize(choice.label, language, group.locale) || phrases.choice({ number: index + 1 });
  const put = (index: number, choice: Choice) => onChange(choices.with(index, choice));
  const add = () => {
    onChange([
      ...choices,
      { value: "", label: "", ...(isLinked && { choices: [{ value: "", label: "" }] }) },
    ]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[id^="${id}-${choices.length}"]`)?.focus(),
    );
  };
  /** Enter leads to the next choice: it would save, and publish, a list that is half typed. */
  const goOn = (event: KeyboardEvent<HTMLOListElement>) => {
    const { target, currentTarget } = event;
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement))
      return;
    event.preventDefault();
    event.stopPropagation();
    const next = [...currentTarget.children].findIndex((one) => one.contains(target)) + 1;
    if (next < choices.length) currentTarget.children[next]?.querySelector("input")?.focus();
    else if (target.value !== "") add();
  };
  const move = (from: number, to: number) => {
    const moved = choices[from];
    if (to < 0 || to >= choices.length || !moved) return;
    onChange(moveItem(choices, from, to));
    const place = { name: nameOf(moved, from), position: to + 1, total: choices.length };
    announce(summary.moved(place));
  };
  return (
    <fieldset ref={list} className={field.field} aria-describedby={describedBy(id, hint, error)}>
      <legend className={field.label}>{label}</legend>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in one of its fields */}
      <ol className={styles.choices} onKeyDown={goOn}>
        {choices.map((choice, index) => {
          const here = `choices[${index}]`;
          const [fault] = faultsAt(faults, here);
          const name = nameOf(choice, index);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a choice is known by its place
            <li key={index} className={styles.choice}>
              <div className={styles.grow}>
                <LocalizedField
                  id={`${id}-${index}`}
                  label={phrases.choice({ number: index + 1 })}
                  hint=""
                  error={
                    fault === undefined || fault.path.startsWith(`${here}.choices`)
                      ? null
                      : faultText(words, fault, "")
                  }
                  value={choice.label}
                  onChange={(text) => put(index, { ...choice, label: text as Choice["label"] })}
                  isLong={false}
                />
                {isLinked && (
                  <ChoicesField
                    id={`${id}-${index}-then`}
                    label={phrases.behind({ name })}
                    hint=""
                    error={null}
                    value={choice.choices}
                    onChange={(inner) => put(index, { ...choice, choices: choicesOf(inner) })}
                    faults={faults.flatMap((one) =>
                      one.path.startsWith(`${here}.`)
                        ? [{ ...one, path: one.path.slice(here.length + 1) }]
                        : [],
                    )}
                    isLinked={false}
                  />
                )}
              </div>
              <div className={styles.tools}>
                <Button
                  look="plain"
                  aria-label={summary.moveEarlier({ name })}
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp size={16} aria-hidden="true" />
                </Button>
                <Button
                  look="plain"
                  aria-label={summary.moveLater({ name })}
                  aria-disabled={index === choices.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown size={16} aria-hidden="true" />
                </Button>
                <Button
                  look="plain"
                  aria-label={phrases.removeChoice({ name })}
                  onClick={() => onChange(choices.toSpliced(index, 1))}
                >
                  <X size={16} aria-hidden="true" />
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          id={`${id}-add`}
          onClick={add}
          aria-invalid={error !== null}
          aria-describedby={describedBy(id, hint, error)}
        >
          <Plus size={18} aria-hidden="true" />
          {phrases.addChoice}
        </Button>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
