import type { LazyCatalogues } from "../../catalogues.ts";

// What a page needs at once; its chunk is named in the page's head.
export { error } from "./error.ts";
export { screen } from "./screen.ts";

/** What comes with the screens that show it. */
export const lazy: LazyCatalogues = {
  accessKeys: () => import("./access-keys.ts"),
  account: () => import("./account.ts"),
  appointment: () => import("./appointment.ts"),
  appointmentTable: () => import("./appointment-table.ts"),
  calendar: () => import("./calendar.ts"),
  calendarActions: () => import("./calendar-actions.ts"),
  drafts: () => import("./drafts.ts"),
  explanation: () => import("./explanation.ts"),
  factor: () => import("./factor.ts"),
  fiche: () => import("./fiche.ts"),
  forms: () => import("./forms.ts"),
  groupFile: () => import("./group-file.ts"),
  history: () => import("./history.ts"),
  home: () => import("./home.ts"),
  look: () => import("./look.ts"),
  languages: () => import("./languages.ts"),
  manage: () => import("./manage.ts"),
  newGroup: () => import("./new-group.ts"),
  manageFields: () => import("./manage-fields.ts"),
  hours: () => import("./hours.ts"),
  map: () => import("./map.ts"),
  people: () => import("./people.ts"),
  messages: () => import("./messages.ts"),
  personalData: () => import("./personal-data.ts"),
  record: () => import("./record.ts"),
  sso: () => import("./sso.ts"),
  richText: () => import("./rich-text.ts"),
  statistics: () => import("./statistics.ts"),
  tracking: () => import("./tracking.ts"),
};
