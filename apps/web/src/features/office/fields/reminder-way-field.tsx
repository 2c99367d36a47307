import { RadioButtons } from "../../../components/fields/choice-fields.tsx";
import { useManageFieldsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import type { ControlProps } from "./controls.tsx";

/** The channel of a reminder: mail, SMS or both. */
export function ReminderWayField({ value, ...control }: ControlProps) {
  const { reminderWays } = useManageFieldsPhrases();
  return (
    <RadioButtons {...control} look="column" options={Object.entries(reminderWays)} value={String(value)} />
  );
}
