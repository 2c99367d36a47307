import { createAccount } from "./features/account/create-account.ts";
import { createAccessKey } from "./features/access-key/create-access-key.ts";
import { listAccessKeys } from "./features/access-key/list-access-keys.ts";
import { revokeAccessKey } from "./features/access-key/revoke-access-key.ts";
import { forgotPassword } from "./features/account/forgot-password.ts";
import { getAccount } from "./features/account/get-account.ts";
import { updateAccount } from "./features/account/update-account.ts";
import { cancelAppointment } from "./features/booking/cancel-appointment.ts";
import { cancelAppointments } from "./features/booking/cancel-appointments.ts";
import { createAppointment } from "./features/booking/create-appointment.ts";
import { downloadAppointments } from "./features/appointment-table/download-appointments.ts";
import { exportAppointment } from "./features/booking/export-appointment.ts";
import { getAppointment } from "./features/booking/get-appointment.ts";
import { getAppointmentHistory } from "./features/booking/get-appointment-history.ts";
import { restoreAppointment } from "./features/booking/restore-appointment.ts";
import { updateAppointment } from "./features/booking/update-appointment.ts";
import { moveAppointment } from "./features/booking/move-appointment.ts";
import { listAccountAppointments } from "./features/booking/list-account-appointments.ts";
import { listAppointments } from "./features/booking/list-appointments.ts";
import { listFicheAppointments } from "./features/booking/list-fiche-appointments.ts";
import { getColumns } from "./features/calendar/get-columns.ts";
import { listHolidayRegions } from "./features/calendar/list-holiday-regions.ts";
import { listHolidays } from "./features/calendar/list-holidays.ts";
import { updateColumns } from "./features/calendar/update-columns.ts";
import { listCalendars } from "./features/calendar/list-calendars.ts";
import { listOpeningHours } from "./features/calendar/list-opening-hours.ts";
import { watchCalendars } from "./features/calendar/watch-calendars.ts";
import { listCalendarsets } from "./features/calendarset/list-calendarsets.ts";
import { giveFactor } from "./features/factor/give-factor.ts";
import { askForPasskey } from "./features/factor/ask-for-passkey.ts";
import { listFactors } from "./features/factor/list-factors.ts";
import { startFactor } from "./features/factor/start-factor.ts";
import { createFactor } from "./features/factor/create-factor.ts";
import { removeFactors } from "./features/factor/remove-factors.ts";
import { resetFactors } from "./features/factor/reset-factors.ts";
import { updateFactorRule } from "./features/factor/update-factor-rule.ts";
import { createFiche } from "./features/fiche/create-fiche.ts";
import { createFicheComment } from "./features/fiche/create-fiche-comment.ts";
import { getFicheHistory } from "./features/fiche/get-fiche-history.ts";
import { listFicheDuplicates } from "./features/fiche/list-fiche-duplicates.ts";
import { mergeFiches } from "./features/fiche/merge-fiches.ts";
import { undoFicheMerge } from "./features/fiche/undo-fiche-merge.ts";
import { getFiche } from "./features/fiche/get-fiche.ts";
import { listFiches } from "./features/fiche/list-fiches.ts";
import { updateFiche } from "./features/fiche/update-fiche.ts";
import { createClosures } from "./features/hours/create-closures.ts";
import { updateHours } from "./features/hours/update-hours.ts";
import { createOpening } from "./features/hours/create-opening.ts";
import { deleteClosures } from "./features/hours/delete-closures.ts";
import { deleteOpening } from "./features/hours/delete-opening.ts";
import { updateClosure } from "./features/hours/update-closure.ts";
import { askNoticeAddress } from "./features/message/ask-notice-address.ts";
import { proveNoticeAddress } from "./features/message/prove-notice-address.ts";
import { listMessages } from "./features/message/list-messages.ts";
import { sendMessagePreview } from "./features/message/send-message-preview.ts";
import { confirmDeletionRequest } from "./features/personal-data/confirm-deletion-request.ts";
import { createDeletionRequest } from "./features/personal-data/create-deletion-request.ts";
import { getDeletionRequest } from "./features/personal-data/get-deletion-request.ts";
import { listDeletionRequests } from "./features/personal-data/list-deletion-requests.ts";
import { withdrawDeletionRequest } from "./features/personal-data/withdraw-deletion-request.ts";
import { getForms } from "./features/form/get-forms.ts";
import { getGroupByUrlname } from "./features/group/get-group-by-urlname.ts";
import { getGroupFile } from "./features/group-file/get-group-file.ts";
import { importGroupFile } from "./features/group-file/import-group-file.ts";
import { previewGroupFile } from "./features/group-file/preview-group-file.ts";
import { getChecklist } from "./features/new-group/get-checklist.ts";
import { createGroup } from "./features/new-group/create-group.ts";
import { listTrades } from "./features/new-group/list-trades.ts";
import { listProGroups } from "./features/group/list-pro-groups.ts";
import { getShardByUrlname } from "./features/group/get-shard-by-urlname.ts";
import { resolveGroupFromWebsite } from "./features/group/resolve-group-from-website.ts";
import { listInterventions } from "./features/intervention/list-interventions.ts";
import { listInterventionsets } from "./features/interventionset/list-interventionsets.ts";
import { listPackInterventions } from "./features/pack/list-pack-interventions.ts";
import { holdSlot } from "./features/booking/hold-slot.ts";
import { releaseHold } from "./features/booking/release-hold.ts";
import { renewHold } from "./features/booking/renew-hold.ts";
import { exportPersonalData } from "./features/personal-data/export-personal-data.ts";
import { getPersonalData } from "./features/personal-data/get-personal-data.ts";
import { createInvitation } from "./features/pro/create-invitation.ts";
import { deleteInvitation } from "./features/pro/delete-invitation.ts";
import { deletePro } from "./features/pro/delete-pro.ts";
import { listInvitations } from "./features/pro/list-invitations.ts";
import { listPros } from "./features/pro/list-pros.ts";
import { updatePro } from "./features/pro/update-pro.ts";
import { createImage } from "./features/record/create-image.ts";
import { createDraft } from "./features/record/create-draft.ts";
import { deleteDraft } from "./features/record/delete-draft.ts";
import { deleteDraftChange } from "./features/record/delete-draft-change.ts";
import { previewChanges } from "./features/record/preview-changes.ts";
import { getDraft } from "./features/record/get-draft.ts";
import { listDrafts } from "./features/record/list-drafts.ts";
import { publishDraft } from "./features/record/publish-draft.ts";
import { updateDraft } from "./features/record/update-draft.ts";
import { listChanges } from "./features/record/list-changes.ts";
import { confirmText } from "./features/record/confirm-text.ts";
import { listTexts } from "./features/record/list-texts.ts";
import { SINGLE_CALLS } from "./features/record/single-calls.ts";
import { undoChange } from "./features/record/undo-change.ts";
import { RECORD_CALLS } from "./features/record/record-calls.ts";
import { getCurrentSession } from "./features/login/get-current-session.ts";
import { login } from "./features/login/login.ts";
import { logout } from "./features/login/logout.ts";
import { testSso } from "./features/sso/test-sso.ts";
import { downloadStatistics } from "./features/statistics/download-statistics.ts";
import { getStatistics } from "./features/statistics/get-statistics.ts";
import { listExplanations } from "./features/slot/list-explanations.ts";
import { listAvailableTimeSlots } from "./features/slot/list-available-time-slots.ts";
import { listWebsites } from "./features/website/list-websites.ts";
import { listWebsitesByQuery } from "./features/website/list-websites-by-query.ts";
import type { Call } from "./http/call.ts";

/** Every call this server answers. */
export const CALLS: readonly Call[] = [
  getGroupFile,
  previewGroupFile,
  importGroupFile,
  getChecklist,
  listTrades,
  createGroup,
  listProGroups,
  getGroupByUrlname,
  getShardByUrlname,
  resolveGroupFromWebsite,
  getCurrentSession,
  listFiches,
  getFiche,
  createFiche,
  updateFiche,
  listFicheDuplicates,
  mergeFiches,
  undoFicheMerge,
  getFicheHistory,
  createFicheComment,
  getForms,
  listWebsites,
  listWebsitesByQuery,
  listCalendarsets,
  listCalendars,
  listOpeningHours,
  getColumns,
  updateColumns,
  listHolidayRegions,
  listHolidays,
  updateHours,
  createClosures,
  updateClosure,
  deleteClosures,
  createOpening,
  deleteOpening,
  watchCalendars,
  listInterventionsets,
  listInterventions,
  listPackInterventions,
  ...RECORD_CALLS,
  ...SINGLE_CALLS,
  testSso,
  createImage,
  listChanges,
  undoChange,
  listTexts,
  confirmText,
  listDrafts,
  createDraft,
  getDraft,
  previewChanges,
  updateDraft,
  deleteDraft,
  deleteDraftChange,
  publishDraft,
  listAccessKeys,
  createAccessKey,
  revokeAccessKey,
  listAvailableTimeSlots,
  listExplanations,
  listMessages,
  sendMessagePreview,
  askNoticeAddress,
  proveNoticeAddress,
  getStatistics,
  downloadStatistics,
  holdSlot,
  renewHold,
  releaseHold,
  listAppointments,
  listAccountAppointments,
  listFicheAppointments,
  getAppointment,
  createAppointment,
  cancelAppointments,
  cancelAppointment,
  moveAppointment,
  restoreAppointment,
  updateAppointment,
  getAppointmentHistory,
  downloadAppointments,
  exportAppointment,
  login,
  logout,
  createAccount,
  getAccount,
  updateAccount,
  forgotPassword,
  giveFactor,
  askForPasskey,
  listFactors,
  startFactor,
  createFactor,
  removeFactors,
  resetFactors,
  updateFactorRule,
  listPros,
  updatePro,
  deletePro,
  listInvitations,
  createInvitation,
  deleteInvitation,
  getPersonalData,
  exportPersonalData,
  getDeletionRequest,
  createDeletionRequest,
  withdrawDeletionRequest,
  confirmDeletionRequest,
  listDeletionRequests,
];
