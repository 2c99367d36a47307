import { usePageData, useLoadedGroup } from "../../ground/group/page-data.ts";
import type { FieldSpec } from "../schema/field-spec.ts";

const OF_SMS: ReadonlySet<string> = new Set([
  "check_sms_from_web",
  "rules.reminder_by",
  "rules.confirmation_sms",
  "sms_countries",
  "messages.reminderSms",
]);

const OF_SAS: ReadonlySet<string> = new Set([
  "finess_or_siret",
  "rpps",
  "sas_specialty",
  "sas_kind",
  "sas_slots",
]);

/**
 * Whether a form contains a field: fields that need an SMS gateway, a host for video meetings or the network of emergency
 * regulators are shown only if the installation has one.
 */
export function useOfferedFields(): {
  isOffered: (spec: FieldSpec, value: unknown) => boolean;
  hasOwnVideoHost: boolean;
} {
  const { meetingHost, isOnSas = false } = usePageData();
  const { group } = useLoadedGroup();
  const hasVideo = (group.meeting_host ?? meetingHost) !== "";
  return {
    isOffered: ({ name }, value) =>
      (group.sends_sms || !OF_SMS.has(name)) &&
      (isOnSas || !OF_SAS.has(name)) &&
      (hasVideo || name !== "videoconference" || value === true),
    hasOwnVideoHost: meetingHost !== "",
  };
}
