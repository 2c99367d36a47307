import {
  acceptedFicheFields,
  type FormSetting,
  type FormViewer,
  veventFields,
} from "@rendezvous/domain/form/asked-fields";
import type { Field } from "@rendezvous/domain/form/field";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { formSettingOf } from "./form-setting.ts";

/** A group's forms as they are asked of one kind of viewer. */
export interface AskedForms {
  readonly setting: FormSetting;
  /** Everything of a person that a call may fill. */
  readonly fiche: readonly Field[];
  readonly vevent: readonly Field[];
}

const kept = new WeakMap<GroupRecord, Partial<Record<FormViewer, AskedForms>>>();

/** Put together once for each state of the group, as every booking asks for them. */
export function askedForms(group: GroupRecord, viewer: FormViewer): AskedForms {
  const ofGroup = kept.get(group) ?? {};
  kept.set(group, ofGroup);
  return (ofGroup[viewer] ??= putTogether(group, viewer));
}

function putTogether(group: GroupRecord, viewer: FormViewer): AskedForms {
  const setting = formSettingOf(group);
  return {
    setting,
    fiche: acceptedFicheFields(group.forms.Fiche, setting, viewer),
    vevent: veventFields(group.forms.Vevent, setting, viewer),
  };
}
