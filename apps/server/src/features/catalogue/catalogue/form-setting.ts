import type { FormSetting } from "@rendezvous/domain/form/form-for-viewer";
import { enabledLocales } from "../../../http/locale.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** Returns the settings of a group that decide which fields its forms ask. */
export function toFormSetting(group: GroupRecord): FormSetting {
  return { ...group.fields, sends_sms: group.sendsSms, enabled_locales: enabledLocales(group).join(",") };
}
