import { RadioButtons } from "../../../components/fields/choice-fields.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import type { ControlProps } from "./controls.tsx";

/** The channel of a reminder: mail, SMS or both. */
export function ReminderWayField({ value, ...control }: ControlProps) {
  const { reminderWays } = useProPhrases("manageFields");
  return (
    <RadioButtons {...control} look="column" options={Object.entries(reminderWays)} value={String(value)} />
  );
}
