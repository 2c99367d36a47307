import { fiche } from "@rendezvous/contract/booking/fiche";
import { formViewerOf } from "@rendezvous/domain/form/form-for-viewer";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { roleIn } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import type { FormAnswers } from "../../../http/call.ts";
import { viewerFormsOf } from "../catalogue/visible-forms.ts";

type Values = FormAnswers["values"];

interface Asking {
  readonly group: GroupRecord;
  readonly session: Session;
}

function formsOf({ group, session }: Asking) {
  return viewerFormsOf(group, formViewerOf(roleIn(session, group.id)));
}

/**
 * Accepts, besides the answers, the other fields of a fiche record, because programs read a fiche, change it and send the whole
 * record.
 */
export function ficheAnswers(asking: Asking, path: string, values: Values): FormAnswers {
  const fieldNames = formsOf(asking).fiche.map(({ name }) => name);
  return { path, values, names: [...fieldNames, ...Object.keys(fiche.shape)] };
}

export function veventAnswers(asking: Asking, path: string, values: Values): FormAnswers {
  return { path, values, names: formsOf(asking).vevent.map(({ name }) => name) };
}
