import { Button } from "../../../../../components/button.tsx";
import { Notice } from "../../../../../components/notice.tsx";
import { ApiFailure } from "../../../../../lib/api-failure.ts";
import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { useLoadedGroup } from "../../../../ground/group/page-data.ts";
import styles from "../action-form.module.css";
import { useFailureText } from "../../../../ground/group/call-failure.tsx";

/** The rules that a professional overrides. */
export interface OverrideFields {
  readonly outside_rules?: true;
  readonly overbook?: true;
}

interface Props {
  failure: unknown;
  onGoOn: (beyond: OverrideFields) => void;
}

/** Returns a function that words a refusal for a professional. */
export function useRefusalText(): (failure: unknown) => string {
  const { refused } = useProPhrases("calendarActions");
  const failureText = useFailureText();
  return (failure) => {
    const reason = reasonOf(failure);
    return reason in refused ? refused[reason as keyof typeof refused] : failureText(failure);
  };
}

/** Shows the reason of a refusal, with an override where the professional may ignore the public's rules. */
export function RefusedNotice({ failure, onGoOn }: Props) {
  const { refused, anyway, overbook } = useProPhrases("calendarActions");
  const refusalText = useRefusalText();
  const { group } = useLoadedGroup();
  if (failure === null) return null;
  const reason = reasonOf(failure);
  const isKnown = reason in refused;
  const isTaken = reason === "taken" || reason === "buffer";
  /** A professional may override the group's own rules, but not a service that the calendar does not offer. */
  const mayGoOn = isKnown && reason !== "not_on_this_calendar" && (!isTaken || group.allow_overbooking);
  return (
    <Notice look="problem">
      <p>{refusalText(failure)}</p>
      {mayGoOn && (
        <Button
          className={styles.compact}
          onClick={() => onGoOn({ outside_rules: true, ...(isTaken && { overbook: true }) })}
        >
          {isTaken ? overbook : anyway}
        </Button>
      )}
    </Notice>
  );
}

function reasonOf(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return "";
  const { code, detail } = failure;
  if (code !== "availabletimeslots") return code;
  return typeof detail === "string" ? detail : "taken";
}
