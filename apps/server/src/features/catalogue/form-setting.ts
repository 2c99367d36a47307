import type { FormSetting } from "@rendezvous/domain/form/asked-fields";
import { enabledLocales } from "../../lib/locale.ts";
import type { GroupRecord } from "../group/group-record.ts";

/** What of a group decides which fields its forms ask. */
export function formSettingOf(group: GroupRecord): FormSetting {
  return { ...group.fields, enabled_locales: enabledLocales(group).join(",") };
}
