import type { Fault } from "@rendezvous/contract/ground/fault";
import { conditionFaults } from "@rendezvous/contract/office/group-file/conditions";
import { ArchiveRestore, Plus, X } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { PopoverButton } from "../../../components/popups/popover-button.tsx";
import { announce } from "../../../lib/announce.ts";
import { moveItem } from "../../../lib/move-item.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import field from "../../../components/fields/field.module.css";
import { settingFaultText } from "../../ground/form/fault-text.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import type { StoredRecord } from "../schema/kinds.ts";
import { MovableList } from "../parts/movable-list.tsx";
import records from "../parts/records.module.css";
import { faultsOfQuestion, type FormName, questionKey, questionKeysOf, questionAt } from "./flat-forms.ts";
import styles from "./forms.module.css";
import { QuestionEditor } from "./question-editor.tsx";
import { type StoredQuestion, useQuestionName } from "./question.ts";
import {
  unusedQuestionName,
  isRequiredForBooking,
  USUAL_QUESTIONS,
  type QuestionType,
  QUESTION_TYPES,
} from "./question-types.ts";
import { useConditionText } from "./use-condition-text.ts";
import { useServiceNames } from "./use-service-names.ts";

interface Props {
  form: FormName;
  /** The stored record. */
  base: StoredRecord;
  record: StoredRecord;
  faults: readonly Fault[];
  onChange: (name: string, value: unknown) => void;
}

/** The questions of one form in their order, each opened by its name; below them the archived ones. */
export function QuestionList({ form, base, record, faults, onChange }: Props) {
  const manage = useProPhrases("manage");
  const phrases = useProPhrases("forms");
  const { fields } = useProPhrases("manageFields");
  const { group } = useLoadedGroup();
  const nameOf = useQuestionName();
  const [open, setOpen] = useState("");
  const { broken, brokenBy } = useBrokenConditions(form, record);
  const keys = questionKeysOf(record, form);
  const current = keys.filter((key) => questionAt(record, key).archived !== true);
  const archived = keys.filter((key) => !current.includes(key));
  const called = (key: string) => nameOf(questionAt(record, key));
  const questions = keys.map((key) => questionAt(record, key));
  const order = (next: readonly string[]) => onChange(form, [...next, ...archived]);
  const add = (question: Omit<StoredQuestion, "name">, givenName?: string) => {
    const name = givenName ?? unusedQuestionName(new Set(questions.map((one) => one.name)));
    const key = questionKey(form, name);
    onChange(key, { label: "", description: "", required: false, ...question, name });
    order([...current, key]);
    setOpen(key);
    requestAnimationFrame(() => document.getElementById(`${key}-label`)?.focus());
  };
  const remove = (key: string) => {
    const isStored = base[key] !== undefined;
    const left = isStored ? { ...questionAt(record, key), archived: true } : undefined;
    onChange(key, left);
    if (!isStored) order(current.filter((one) => one !== key));
    const isRemoved = phrases.isRemoved({ name: called(key) });
    announce([isRemoved, isStored ? phrases.kept : "", brokenBy({ [key]: left })].filter(Boolean).join(" "));
  };
  return (
    <div className={styles.questions}>
      <MovableList
        rowClassName={styles.question}
        ids={current}
        nameOf={called}
        onMove={(from, to) => {
          const next = moveItem(current, from, to);
          order(next);
          return brokenBy({ [form]: next });
        }}
        railClassName={styles.rail}
        // An open question is too tall to be dragged.
        onGrab={() => setOpen("")}
        renderItem={(key) => (
          <QuestionItem
            id={key}
            form={form}
            question={questionAt(record, key)}
            questions={questions}
            isNew={base[key] === undefined}
            faults={faultsOfQuestion(faults, record, key)}
            conditionFaults={faultsOfQuestion(broken, record, key)}
            isChosen={key === open}
            onToggle={() => setOpen(key === open ? "" : key)}
            onRemove={() => remove(key)}
            onChange={(changed) => onChange(key, changed)}
            onNamed={(named) => {
              const place = questions.findIndex((one) => one.name === named.name);
              onChange(keys[place] ?? "", named);
            }}
          />
        )}
      />
      {form === "Vevent" && group.user_allow_comment && (
        <p className={records.quiet}>
          {fields.user_allow_comment} –{" "}
          <Link {...toManage(group.urlname, "rules")}>{manage.pages.rules}</Link>
        </p>
      )}
      <AddButton form={form} usedNames={questions.map(({ name }) => name)} onAdd={add} />
      {archived.length > 0 && (
        <ArchivedQuestions
          id={`archived-${form}`}
          keys={archived}
          called={called}
          onRestore={(key) => onChange(key, { ...questionAt(record, key), archived: false })}
        />
      )}
    </div>
  );
}

/** Returns the faults of the conditions, and a function that says which conditions some changes would break. */
function useBrokenConditions(form: FormName, record: StoredRecord) {
  const { faults: words } = useProPhrases("manageFields");
  const nameOf = useQuestionName();
  const brokenIn = (one: StoredRecord) =>
    conditionFaults({ [form]: questionKeysOf(one, form).map((key) => questionAt(one, key)) });
  const broken = brokenIn(record);
  return {
    broken,
    brokenBy: (changes: Readonly<Record<string, unknown>>): string => {
      const after = { ...record, ...changes } as StoredRecord;
      const faultsAfter = brokenIn(after);
      const reasons = questionKeysOf(after, form).flatMap((key) => {
        const [fault] = faultsOfQuestion(faultsAfter, after, key);
        const isNew = faultsOfQuestion(broken, record, key).length === 0;
        return fault && isNew
          ? [`${nameOf(questionAt(record, key))} – ${settingFaultText(words, fault, "")}`]
          : [];
      });
      return reasons.join(" ");
    },
  };
}

interface ItemProps extends Omit<ComponentProps<typeof QuestionEditor>, "form"> {
  form: FormName;
  /** The faults of the condition, computed again whenever another question changes. */
  conditionFaults: readonly Fault[];
  /** The owner has opened this question. A question with faults is open too. */
  isChosen: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** One question: its name, type and condition; below them its editor, if the question is open. */
function QuestionItem({ conditionFaults: broken, isChosen, onToggle, onRemove, ...editor }: ItemProps) {
  const phrases = useProPhrases("forms");
  const { faults: words } = useProPhrases("manageFields");
  const conditionText = useConditionText();
  const { form, question, questions, faults } = editor;
  const isOpen = isChosen || faults.length > 0;
  const [wrong] = broken;
  const conditionLine = wrong === undefined ? conditionText(question, questions) : "";
  const name = useQuestionName()(question);
  const typeName = phrases.types[question.type as QuestionType];
  // A question without a text already has the type as its name.
  const facts = [
    name !== typeName && typeName,
    question["required"] === true && phrases.options.required,
    useServiceNames(question),
  ];
  return (
    <div className={styles.grow}>
      <div className={styles.questionHead}>
        <div className={styles.grow}>
          <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onToggle}>
            {name}
          </button>
          <p className={records.quiet}>{facts.filter(Boolean).join(" · ")}</p>
          {conditionLine !== "" && <p className={records.quiet}>{conditionLine}</p>}
          {wrong && !isOpen && <p className={field.error}>{settingFaultText(words, wrong, "")}</p>}
        </div>
        {!isRequiredForBooking(form, question) && (
          <Button look="plain" aria-label={phrases.remove({ name })} onClick={onRemove}>
            <X size={18} aria-hidden="true" />
          </Button>
        )}
      </div>
      {isOpen && (
        <QuestionEditor
          {...editor}
          faults={[...faults.filter(({ code }) => !code.startsWith("condition_")), ...broken]}
        />
      )}
    </div>
  );
}

interface ArchivedProps {
  id: string;
  keys: readonly string[];
  called: (key: string) => string;
  onRestore: (key: string) => void;
}

/** The questions that clients no longer read; their answers are stored. */
function ArchivedQuestions({ id, keys, called, onRestore }: ArchivedProps) {
  const { isBack } = useProPhrases("manage");
  const phrases = useProPhrases("forms");
  return (
    <section className={styles.archived} aria-labelledby={id}>
      <h2 id={id}>{phrases.archived}</h2>
      <p className={records.quiet}>{phrases.kept}</p>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <Button
              look="plain"
              onClick={() => {
                onRestore(key);
                announce(isBack({ name: called(key) }));
              }}
            >
              <ArchiveRestore size={18} aria-hidden="true" />
              {phrases.bringBack({ name: called(key) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AddProps {
  form: FormName;
  usedNames: readonly string[];
  onAdd: (question: Omit<StoredQuestion, "name">, name?: string) => void;
}

/** Adds a question of a type, or a common question that the form does not contain yet. */
function AddButton({ form, usedNames: otherNames, onAdd }: AddProps) {
  const phrases = useProPhrases("forms");
  const { group } = useLoadedGroup();
  const { lastname, firstname, email, firstphone } = usePhrases().fiche;
  const labels: Readonly<Record<string, string>> = {
    lastname,
    firstname,
    email,
    firstphone,
    birthdate: phrases.birthdate,
    smsreminder: phrases.smsreminder,
  };
  const usual = Object.entries(USUAL_QUESTIONS).filter(
    ([name]) => form === "Fiche" && !otherNames.includes(name) && (name !== "smsreminder" || group.sends_sms),
  );
  return (
    <PopoverButton
      className={`${buttonClass("quiet")} ${styles.add}`}
      popoverLabel={phrases.add}
      renderContent={(close) => (
        <div className={records.menu}>
          {usual.map(([name, question]) => (
            <Button
              key={name}
              look="plain"
              onClick={() => {
                close();
                onAdd({ ...question, label: labels[name] ?? "" }, name);
              }}
            >
              {labels[name]}
            </Button>
          ))}
          {QUESTION_TYPES.map((type) => (
            <Button
              key={type}
              look="plain"
              onClick={() => {
                close();
                onAdd({ type, ...(["select", "radio", "linkedcombo"].includes(type) && { choices: [] }) });
              }}
            >
              {phrases.types[type]}
            </Button>
          ))}
        </div>
      )}
    >
      <Plus size={18} aria-hidden="true" />
      {phrases.add}
    </PopoverButton>
  );
}
