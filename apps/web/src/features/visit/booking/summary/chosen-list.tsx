import { answerOriginOf } from "@rendezvous/domain/sequence/answer-origin";
import { type StepName, choiceSteps } from "@rendezvous/domain/sequence/model";
import { firstStep, reachableStep } from "@rendezvous/domain/sequence/steps";
import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button, buttonClass } from "../../../../components/button.tsx";
import { SortButtons } from "../../../../components/sort-buttons.tsx";
import { announce } from "../../../../lib/announce.ts";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toStep } from "../../../ground/group/paths.ts";
import { useBooking, useBookingStore } from "../booking-store.ts";
import type { SelectedItem } from "../use-choices.ts";
import { ChosenItem } from "./chosen-item.tsx";
import styles from "./chosen-list.module.css";
import { LazySortableList, useIsSortable } from "./lazy-sortable-list.tsx";
import { useStepChange } from "./use-step-change.ts";
import { useNavigate } from "../../../../lib/navigation.tsx";
import { QuestionDialog } from "../../../../components/popups/question-dialog.tsx";

/** The id of the list's heading, which takes the focus when a removed item had it. */
export const SUMMARY_HEADING_ID = "summary-heading";

/** Several appointments in their order; each can be changed, moved and removed. */
export function ChosenList({ chosen, current }: { chosen: readonly SelectedItem[]; current: StepName }) {
  const phrases = usePhrases().summary;
  const { group } = useLoadedGroup();
  const store = useBookingStore();
  const navigate = useNavigate();
  const { dispatch } = store.getState();
  /** The index of the item whose removal is to be confirmed. */
  const [removing, setRemoving] = useState<number | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isSortable = useIsSortable(chosen.length > 1, place);
  const nameOf = (index: number) => {
    const item = chosen.find((one) => one.index === index);
    return (item?.intervention ?? item?.pack)?.publicname ?? "";
  };
  const move = (from: number, to: number) => {
    dispatch({ type: "move_item", from, to });
    announce(phrases.moved({ name: nameOf(from), position: to + 1, total: chosen.length }));
  };
  const remove = (index: number) => {
    const name = nameOf(index);
    setRemoving(null);
    dispatch({ type: "remove_item", index });
    announce(phrases.removed({ name }));
    const { config, sequence } = store.getState();
    const isLast = chosen.length === 1;
    navigate(
      toStep(group.urlname, isLast ? firstStep(config, sequence) : reachableStep(config, sequence, "slots")),
    );
    // The focused button is removed, and there may be no new step to take the focus.
    if (!isLast) requestAnimationFrame(() => document.getElementById(SUMMARY_HEADING_ID)?.focus());
  };
  const renderItem = (item: SelectedItem, handle: ReactNode) => (
    <>
      {chosen.length > 1 && (
        <SortButtons index={item.index} count={chosen.length} name={nameOf(item.index)} onMove={move}>
          {handle}
        </SortButtons>
      )}
      <div className={styles.item}>
        <ChosenItem item={item} current={current} isMulti />
        <Actions item={item} count={chosen.length} onRemove={() => setRemoving(item.index)} />
      </div>
    </>
  );
  return (
    <div ref={place}>
      {isSortable ? (
        <LazySortableList
          className={styles.list}
          rowClassName={styles.row}
          ids={chosen.map(({ index }) => index)}
          nameOf={nameOf}
          onMove={move}
          renderItem={(index, handle) => {
            const item = chosen.find((one) => one.index === index);
            return item && renderItem(item, handle);
          }}
        />
      ) : (
        <ol className={styles.list}>
          {chosen.map((item) => (
            <li key={item.index} className={styles.row}>
              {renderItem(item, null)}
            </li>
          ))}
        </ol>
      )}
      {removing !== null && (
        <RemoveDialog
          name={nameOf(removing)}
          isOneOfSeveral={chosen.length > 1}
          onRemove={() => remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}

interface ActionsProps {
  item: SelectedItem;
  count: number;
  onRemove: () => void;
}

function Actions({ item, count, onRemove }: ActionsProps) {
  const phrases = usePhrases().summary;
  const modify = useModifyItem();
  const nameId = useId();
  const { index } = item;
  const name = (item.intervention ?? item.pack)?.publicname ?? "";
  const { isOpen, hostUrl } = useStepChange(index, "intervention_ids");
  const isOfVisitor = useBooking(
    ({ config, sequence }) => answerOriginOf(config, sequence, index, "intervention_ids") === "visitor",
  );
  /**
   * Whether this is the only service of the group: after its removal the step would choose it at once, so removing it makes no
   * sense.
   */
  const comesBack = count === 1 && isOfVisitor && item.blocked.includes("intervention_ids");

  return (
    <div className={styles.actions}>
      {hostUrl !== null && (
        <a className={buttonClass("plain")} href={hostUrl} target="_top" aria-describedby={nameId}>
          <Pencil size={16} aria-hidden="true" />
          {phrases.modify}
        </a>
      )}
      {isOpen && hostUrl === null && (
        <>
          <Button look="plain" onClick={() => modify(index)} aria-describedby={nameId}>
            <Pencil size={16} aria-hidden="true" />
            {phrases.modify}
          </Button>
          {!comesBack && (
            <Button look="plain" onClick={onRemove} aria-describedby={nameId}>
              <Trash2 size={16} aria-hidden="true" />
              {phrases.remove}
            </Button>
          )}
        </>
      )}
      <span id={nameId} hidden>
        {name}
      </span>
    </div>
  );
}

interface RemoveDialogProps {
  name: string;
  /** The booking contains other appointments, which stay. */
  isOneOfSeveral: boolean;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before an appointment of the booking in progress is removed, since its choices are lost. */
function RemoveDialog({ name, isOneOfSeveral, onRemove, onClose }: RemoveDialogProps) {
  const phrases = usePhrases().summary;
  return (
    <QuestionDialog
      title={phrases.removeTitle({ name })}
      onClose={onClose}
      dismiss={phrases.removeNo}
      actions={
        <Button look="danger" onClick={onRemove}>
          {phrases.removeYes}
        </Button>
      }
    >
      <p>{isOneOfSeveral ? phrases.removeText : phrases.removeTextOnly}</p>
    </QuestionDialog>
  );
}

/** Returns a function that opens the first step with a question about an item; the new choices replace the old ones. */
function useModifyItem(): (index: number) => void {
  const store = useBookingStore();
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  return (index) => {
    const { dispatch } = store.getState();
    dispatch({ type: "reconsider", step: "intervention_ids" });
    dispatch({ type: "modify_item", index });
    const { config, sequence } = store.getState();
    const [first] = choiceSteps(config);
    if (first) navigate(toStep(group.urlname, reachableStep(config, sequence, first.name)));
  };
}
