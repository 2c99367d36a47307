import "./names.ts";
import type { ProfessionalCatalogues } from "../../catalogues.ts";

/** What comes with the screens of professionals. */
export const lazy: ProfessionalCatalogues = {
  accessKeys: () => import("./access-keys.ts"),
  appointmentTable: () => import("./appointment-table.ts"),
  busy: () => import("./busy.ts"),
  calendar: () => import("./calendar.ts"),
  calendarActions: () => import("./calendar-actions.ts"),
  desk: () => import("./desk.ts"),
  drafts: () => import("./drafts.ts"),
  explanation: () => import("./explanation.ts"),
  factor: () => import("./factor.ts"),
  ficheImport: () => import("./fiche-import.ts"),
  ficheTable: () => import("./fiche-table.ts"),
  forms: () => import("./forms.ts"),
  groupFile: () => import("./group-file.ts"),
  history: () => import("./history.ts"),
  hours: () => import("./hours.ts"),
  languages: () => import("./languages.ts"),
  look: () => import("./look.ts"),
  manage: () => import("./manage.ts"),
  manageFields: () => import("./manage-fields.ts"),
  messages: () => import("./messages.ts"),
  newGroup: () => import("./new-group.ts"),
  operator: () => import("./operator.ts"),
  people: () => import("./people.ts"),
  record: () => import("./record.ts"),
  richText: () => import("./rich-text.ts"),
  sso: () => import("./sso.ts"),
  statistics: () => import("./statistics.ts"),
  webhooks: () => import("./webhooks.ts"),
};
