import {
  acceptedFicheFields,
  type FormSetting,
  type FormViewer,
  veventFields,
} from "@rendezvous/domain/form/form-for-viewer";
import type { Field } from "@rendezvous/domain/form/field";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { formSettingOf } from "./form-setting.ts";

/** A group's forms as they are asked of one kind of viewer. */
export interface ViewerForms {
  readonly setting: FormSetting;
  /** Everything of a person that a call may fill. */
  readonly fiche: readonly Field[];
  readonly vevent: readonly Field[];
}

const cache = new WeakMap<GroupRecord, Partial<Record<FormViewer, ViewerForms>>>();

/** Put together once for each state of the group, as every booking asks for them. */
export function formsFor(group: GroupRecord, viewer: FormViewer): ViewerForms {
  const ofGroup = cache.get(group) ?? {};
  cache.set(group, ofGroup);
  return (ofGroup[viewer] ??= putTogether(group, viewer));
}

function putTogether(group: GroupRecord, viewer: FormViewer): ViewerForms {
  const setting = formSettingOf(group);
  return {
    setting,
    fiche: acceptedFicheFields(group.forms.Fiche, setting, viewer),
    vevent: veventFields(group.forms.Vevent, setting, viewer),
  };
}
