import {
  acceptedFicheFields,
  type FormSetting,
  type FormViewer,
  veventFields,
} from "@rendezvous/domain/form/form-for-viewer";
import type { Field } from "@rendezvous/domain/form/field";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { toFormSetting } from "./form-setting.ts";

/** A group's forms for one kind of viewer. */
export interface VisibleForms {
  readonly setting: FormSetting;
  /** All fields of a fiche that a call may fill. */
  readonly fiche: readonly Field[];
  readonly vevent: readonly Field[];
}

const cache = new WeakMap<GroupRecord, Partial<Record<FormViewer, VisibleForms>>>();

/** Computed once for each version of the group, because every booking needs the forms. */
export function viewerFormsOf(group: GroupRecord, viewer: FormViewer): VisibleForms {
  const ofGroup = cache.get(group) ?? {};
  cache.set(group, ofGroup);
  return (ofGroup[viewer] ??= putTogether(group, viewer));
}

function putTogether(group: GroupRecord, viewer: FormViewer): VisibleForms {
  const setting = toFormSetting(group);
  return {
    setting,
    fiche: acceptedFicheFields(group.forms.Fiche, setting, viewer),
    vevent: veventFields(group.forms.Vevent, setting, viewer),
  };
}
