import type { ErrorPhrases } from "./error-phrases.ts";
import type { accessKeys } from "./languages/fr/access-keys.ts";
import type { account } from "./languages/fr/account.ts";
import type { appointmentImport } from "./languages/fr/appointment-import.ts";
import type { applications } from "./languages/fr/applications.ts";
import type { appointmentTable } from "./languages/fr/appointment-table.ts";
import type { appointment } from "./languages/fr/appointment.ts";
import type { busy } from "./languages/fr/busy.ts";
import type { calendar } from "./languages/fr/calendar.ts";
import type { calendarActions } from "./languages/fr/calendar-actions.ts";
import type { appointmentHistory } from "./languages/fr/appointment-history.ts";
import type { desk } from "./languages/fr/desk.ts";
import type { drafts } from "./languages/fr/drafts.ts";
import type { earlyPage } from "./languages/fr/early-page.ts";
import type { embed } from "./languages/fr/embed.ts";
import type { explanation } from "./languages/fr/explanation.ts";
import type { factor } from "./languages/fr/factor.ts";
import type { fiche } from "./languages/fr/fiche.ts";
import type { ficheImport } from "./languages/fr/fiche-import.ts";
import type { ficheTable } from "./languages/fr/fiche-table.ts";
import type { forms } from "./languages/fr/forms.ts";
import type { groupFile } from "./languages/fr/group-file.ts";
import type { history } from "./languages/fr/history.ts";
import type { home } from "./languages/fr/home.ts";
import type { look } from "./languages/fr/look.ts";
import type { hours } from "./languages/fr/hours.ts";
import type { languages } from "./languages/fr/languages.ts";
import type { mail } from "./languages/fr/mail.ts";
import type { manageFields } from "./languages/fr/manage-fields.ts";
import type { manage } from "./languages/fr/manage.ts";
import type { directory } from "./languages/fr/directory.ts";
import type { map } from "./languages/fr/map.ts";
import type { messages } from "./languages/fr/messages.ts";
import type { networks } from "./languages/fr/networks.ts";
import type { newGroup } from "./languages/fr/new-group.ts";
import type { operator } from "./languages/fr/operator.ts";
import type { passes } from "./languages/fr/passes.ts";
import type { people } from "./languages/fr/people.ts";
import type { personalData } from "./languages/fr/personal-data.ts";
import type { personalDocument } from "./languages/fr/personal-document.ts";
import type { record } from "./languages/fr/record.ts";
import type { richText } from "./languages/fr/rich-text.ts";
import type { screen } from "./languages/fr/screen.ts";
import type { sso } from "./languages/fr/sso.ts";
import type { statistics } from "./languages/fr/statistics.ts";
import type { tracking } from "./languages/fr/tracking.ts";
import type { classes } from "./languages/fr/classes.ts";
import type { webhooks } from "./languages/fr/webhooks.ts";
import type { waiting } from "./languages/fr/waiting.ts";

// The types come from French only because one language must define them: every other language has exactly its keys and
// parameters.
export type AccessKeysPhrases = typeof accessKeys;
export type AccountPhrases = typeof account;
export type AppointmentPhrases = typeof appointment;
export type AppointmentImportPhrases = typeof appointmentImport;
export type ApplicationsPhrases = typeof applications;
export type AppointmentTablePhrases = typeof appointmentTable;
export type BusyPhrases = typeof busy;
export type CalendarPhrases = typeof calendar;
export type CalendarActionsPhrases = typeof calendarActions;
export type AppointmentHistoryPhrases = typeof appointmentHistory;
export type DeskPhrases = typeof desk;
export type DraftsPhrases = typeof drafts;
export type EarlyPagePhrases = typeof earlyPage;
export type EmbedPhrases = typeof embed;
export type ExplanationPhrases = typeof explanation;
export type FactorPhrases = typeof factor;
export type FichePhrases = typeof fiche;
export type FicheImportPhrases = typeof ficheImport;
export type FicheTablePhrases = typeof ficheTable;
export type FormsPhrases = typeof forms;
export type GroupFilePhrases = typeof groupFile;
export type HistoryPhrases = typeof history;
export type HomePhrases = typeof home;
export type LookPhrases = typeof look;
export type HoursPhrases = typeof hours;
export type LanguagesPhrases = typeof languages;
export type MailPhrases = typeof mail;
export type ManageFieldsPhrases = typeof manageFields;
export type ManagePhrases = typeof manage;
export type DirectoryPhrases = typeof directory;
export type MapPhrases = typeof map;
export type MessagesPhrases = typeof messages;
export type NetworksPhrases = typeof networks;
export type NewGroupPhrases = typeof newGroup;
export type OperatorPhrases = typeof operator;
export type PassesPhrases = typeof passes;
export type PeoplePhrases = typeof people;
export type PersonalDataPhrases = typeof personalData;
export type PersonalDocumentPhrases = typeof personalDocument;
export type RecordPhrases = typeof record;
export type RichTextPhrases = typeof richText;
export type ScreenPhrases = typeof screen;
export type SsoPhrases = typeof sso;
export type StatisticsPhrases = typeof statistics;
export type TrackingPhrases = typeof tracking;
export type ClassesPhrases = typeof classes;
export type WebhooksPhrases = typeof webhooks;
export type WaitingPhrases = typeof waiting;

/** The phrases that every page of the web client needs. */
export interface BrowserPhrases {
  readonly screen: ScreenPhrases;
  readonly error: ErrorPhrases;
}

/** The phrases that only some screens of visitors and clients need. */
export interface LazyPhrases {
  readonly account: AccountPhrases;
  readonly applications: ApplicationsPhrases;
  readonly appointment: AppointmentPhrases;
  readonly directory: DirectoryPhrases;
  readonly fiche: FichePhrases;
  readonly home: HomePhrases;
  readonly map: MapPhrases;
  readonly passes: PassesPhrases;
  readonly personalData: PersonalDataPhrases;
  readonly tracking: TrackingPhrases;
  readonly classes: ClassesPhrases;
  readonly waiting: WaitingPhrases;
}

/** The phrases that only some screens of professionals need. */
export interface ProfessionalPhrases {
  readonly accessKeys: AccessKeysPhrases;
  readonly appointmentImport: AppointmentImportPhrases;
  readonly appointmentTable: AppointmentTablePhrases;
  readonly busy: BusyPhrases;
  readonly calendar: CalendarPhrases;
  readonly calendarActions: CalendarActionsPhrases;
  readonly desk: DeskPhrases;
  readonly drafts: DraftsPhrases;
  readonly explanation: ExplanationPhrases;
  readonly factor: FactorPhrases;
  readonly ficheImport: FicheImportPhrases;
  readonly ficheTable: FicheTablePhrases;
  readonly forms: FormsPhrases;
  readonly groupFile: GroupFilePhrases;
  readonly history: HistoryPhrases;
  readonly hours: HoursPhrases;
  readonly languages: LanguagesPhrases;
  readonly look: LookPhrases;
  readonly manage: ManagePhrases;
  readonly manageFields: ManageFieldsPhrases;
  readonly messages: MessagesPhrases;
  readonly networks: NetworksPhrases;
  readonly newGroup: NewGroupPhrases;
  readonly operator: OperatorPhrases;
  readonly people: PeoplePhrases;
  readonly record: RecordPhrases;
  readonly richText: RichTextPhrases;
  readonly sso: SsoPhrases;
  readonly statistics: StatisticsPhrases;
  readonly webhooks: WebhooksPhrases;
}

/** Functions that fetch the catalogues: each file exports its catalogue under the catalogue's name. */
type Fetched<Phrases> = { readonly [Name in keyof Phrases]: () => Promise<Pick<Phrases, Name>> };
export type LazyCatalogues = Fetched<LazyPhrases>;
export type ProfessionalCatalogues = Fetched<ProfessionalPhrases>;

/** The phrases that the server writes itself or sends with a page. */
export interface ServerPhrases extends BrowserPhrases {
  readonly appointmentTable: AppointmentTablePhrases;
  readonly busy: BusyPhrases;
  readonly earlyPage: EarlyPagePhrases;
  readonly embed: EmbedPhrases;
  readonly ficheTable: FicheTablePhrases;
  readonly mail: MailPhrases;
  readonly passes: PassesPhrases;
  readonly networks: NetworksPhrases;
  readonly personalDocument: PersonalDocumentPhrases;
  readonly statistics: StatisticsPhrases;
  readonly webhooks: WebhooksPhrases;
}
