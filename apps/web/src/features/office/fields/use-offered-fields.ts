import { usePageData, useLoadedGroup } from "../../ground/group/page-data.ts";
import type { FieldSpec } from "../schema/field-spec.ts";

const OF_SMS: ReadonlySet<string> = new Set([
  "check_sms_from_web",
  "rules.reminder_by",
  "rules.confirmation_sms",
  "sms_countries",
  "messages.reminderSms",
]);

/**
 * Whether a form contains a field: fields that need an SMS gateway or a host for video meetings are shown only if the
 * installation has one.
 */
export function useOfferedFields(): {
  isOffered: (spec: FieldSpec, value: unknown) => boolean;
  hasOwnVideoHost: boolean;
} {
  const { meetingHost } = usePageData();
  const { group } = useLoadedGroup();
  const hasVideo = (group.meeting_host ?? meetingHost) !== "";
  return {
    isOffered: ({ name }, value) =>
      (group.sends_sms || !OF_SMS.has(name)) && (hasVideo || name !== "videoconference" || value === true),
    hasOwnVideoHost: meetingHost !== "",
  };
}
