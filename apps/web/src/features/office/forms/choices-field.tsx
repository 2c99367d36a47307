import type { Fault } from "@rendezvous/contract/ground/fault";
import { localize } from "@rendezvous/domain/text/localize";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { announce } from "../../../lib/announce.ts";
import { moveItem } from "../../../lib/move-item.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { usePhrases, useWording } from "../../../lib/phrases/phrases.ts";
import { describedBy, Fieldset } from "../../../components/fields/field-frame.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import type { ControlProps } from "../fields/controls.tsx";
import { faultsOfField, settingFaultText } from "../../ground/form/fault-text.ts";
import { LocalizedField } from "../fields/localized-field.tsx";
import { type Choice, toChoices } from "./question.ts";
import styles from "./forms.module.css";
import { isComposing } from "../../../lib/typing-keys.ts";

interface Props extends ControlProps {
  faults: readonly Fault[];
  /** True for linked lists: each choice has a second list. */
  isLinked: boolean;
}

/** The choices of a list in their order. An answer with a removed choice stays as it is. */
export function ChoicesField({ value, onChange, faults, isLinked, ...control }: Props) {
  const phrases = useProPhrases("forms");
  const { summary } = usePhrases();
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const list = useRef<HTMLFieldSetElement>(null);
  const { id, hint, error } = control;
  const choices = toChoices(value);
  const nameOf = (choice: Choice, index: number) =>
    localize(choice.label, language, group.locale) || phrases.choice({ number: index + 1 });
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
    if (event.key !== "Enter" || isComposing(event.nativeEvent) || !(target instanceof HTMLInputElement))
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
    <Fieldset ref={list} {...control}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in one of its fields */}
      <ol className={styles.choices} onKeyDown={goOn}>
        {choices.map((choice, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a choice is known by its place
          <li key={index} className={styles.choice}>
            <ChoiceFields
              id={`${id}-${index}`}
              number={index + 1}
              name={nameOf(choice, index)}
              choice={choice}
              faults={partsOf(faults, `choices[${index}]`)}
              isLinked={isLinked}
              onChange={(changed) => onChange(choices.with(index, changed))}
            />
            <ChoiceTools
              name={nameOf(choice, index)}
              isFirst={index === 0}
              isLast={index === choices.length - 1}
              onMove={(by) => move(index, index + by)}
              onRemove={() => onChange(choices.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          id={`${id}-add`}
          onClick={add}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, hint, error)}
        >
          <Plus size={18} aria-hidden="true" />
          {phrases.addChoice}
        </Button>
      </div>
    </Fieldset>
  );
}

/** Returns the faults of a choice, with paths that begin at it. */
function partsOf(faults: readonly Fault[], path: string): Fault[] {
  return faultsOfField(faults, path).map((one) => ({ ...one, path: one.path.slice(path.length + 1) }));
}

interface ChoiceProps {
  id: string;
  number: number;
  name: string;
  choice: Choice;
  /** The faults of this choice, with paths that begin at the choice. */
  faults: readonly Fault[];
  isLinked: boolean;
  onChange: (choice: Choice) => void;
}

/** The text of a choice, and the list behind it. */
function ChoiceFields({ id, number, name, choice, faults, isLinked, onChange }: ChoiceProps) {
  const phrases = useProPhrases("forms");
  const { faults: words } = useProPhrases("manageFields");
  const fault = faults.find(({ path }) => !path.startsWith("choices"));
  return (
    <div className={styles.grow}>
      <LocalizedField
        id={id}
        label={phrases.choice({ number })}
        error={fault && settingFaultText(words, fault, "")}
        value={choice.label}
        onChange={(text) => onChange({ ...choice, label: text as Choice["label"] })}
      />
      {isLinked && (
        <ChoicesField
          id={`${id}-then`}
          label={phrases.behind({ name })}
          value={choice.choices}
          onChange={(inner) => onChange({ ...choice, choices: toChoices(inner) })}
          faults={faults}
          isLinked={false}
        />
      )}
    </div>
  );
}

interface ToolsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** The buttons that move and remove a choice. */
function ChoiceTools({ name, isFirst, isLast, onMove, onRemove }: ToolsProps) {
  const phrases = useProPhrases("forms");
  const { summary } = usePhrases();
  return (
    <div className={styles.tools}>
      <Button
        look="plain"
        aria-label={summary.moveEarlier({ name })}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={16} aria-hidden="true" />
      </Button>
      <Button
        look="plain"
        aria-label={summary.moveLater({ name })}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={16} aria-hidden="true" />
      </Button>
      <Button look="plain" aria-label={phrases.removeChoice({ name })} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
