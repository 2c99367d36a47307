import { createAccount } from "./features/people/account/create-account.ts";
import { createAccessKey } from "./features/people/access-key/create-access-key.ts";
import { listAccessKeys } from "./features/people/access-key/list-access-keys.ts";
import { revokeAccessKey } from "./features/people/access-key/revoke-access-key.ts";
import { createFeed } from "./features/people/feed/create-feed.ts";
import { deleteFeed } from "./features/people/feed/delete-feed.ts";
import { listFeeds } from "./features/people/feed/list-feeds.ts";
import { getNetworks } from "./features/networks/get-networks.ts";
import { createSandbox } from "./features/office/sandbox/create-sandbox.ts";
import { deleteSandbox } from "./features/office/sandbox/delete-sandbox.ts";
import { getSandbox } from "./features/office/sandbox/get-sandbox.ts";
import { createWebhook } from "./features/office/webhook/create-webhook.ts";
import { deleteWebhook } from "./features/office/webhook/delete-webhook.ts";
import { getWebhookDelivery } from "./features/office/webhook/get-webhook-delivery.ts";
import { listWebhookDeliveries } from "./features/office/webhook/list-webhook-deliveries.ts";
import { listWebhooks } from "./features/office/webhook/list-webhooks.ts";
import { renewWebhookSecret } from "./features/office/webhook/renew-webhook-secret.ts";
import { sendWebhookDeliveries } from "./features/office/webhook/send-webhook-deliveries.ts";
import { testWebhook } from "./features/office/webhook/test-webhook.ts";
import { updateWebhook } from "./features/office/webhook/update-webhook.ts";
import { createConnectedCalendar } from "./features/office/connected/create-connected-calendar.ts";
import { listRemoteCalendars } from "./features/office/connected/list-remote-calendars.ts";
import { startCalendarLogin } from "./features/office/connected/start-calendar-login.ts";
import { settleCalendarConflict } from "./features/office/connected/settle-calendar-conflict.ts";
import { createBusySource } from "./features/office/elsewhere/create-busy-source.ts";
import { deleteBusySource } from "./features/office/elsewhere/delete-busy-source.ts";
import { listBusySources } from "./features/office/elsewhere/list-busy-sources.ts";
import { readBusySource } from "./features/office/elsewhere/read-busy-source.ts";
import { forgotPassword } from "./features/people/account/forgot-password.ts";
import { getAccount } from "./features/people/account/get-account.ts";
import { updateAccount } from "./features/people/account/update-account.ts";
import { downloadAppointments } from "./features/office/table/download-appointments.ts";
import { listClasses } from "./features/catalogue/lists/list-classes.ts";
import { listCalendarsets } from "./features/catalogue/lists/list-calendarsets.ts";
import { giveFactor } from "./features/people/factor/give-factor.ts";
import { askForPasskey } from "./features/people/factor/ask-for-passkey.ts";
import { listFactors } from "./features/people/factor/list-factors.ts";
import { startFactor } from "./features/people/factor/start-factor.ts";
import { createFactor } from "./features/people/factor/create-factor.ts";
import { removeFactors } from "./features/people/factor/remove-factors.ts";
import { resetFactors } from "./features/people/factor/reset-factors.ts";
import { updateFactorRule } from "./features/people/factor/update-factor-rule.ts";
import { listFicheImports } from "./features/people/fiche-import/list-fiche-imports.ts";
import { createFicheImport } from "./features/people/fiche-import/create-fiche-import.ts";
import { getFicheImport } from "./features/people/fiche-import/get-fiche-import.ts";
import { updateFicheImport } from "./features/people/fiche-import/update-fiche-import.ts";
import { listFicheImportRows } from "./features/people/fiche-import/list-fiche-import-rows.ts";
import { startFicheImport } from "./features/people/fiche-import/start-fiche-import.ts";
import { stopFicheImport } from "./features/people/fiche-import/stop-fiche-import.ts";
import { undoFicheImport } from "./features/people/fiche-import/undo-fiche-import.ts";
import { cancelClassDate } from "./features/office/hours/cancel-class-date.ts";
import { moveClassDate } from "./features/office/hours/move-class-date.ts";
import { createClosures } from "./features/office/hours/create-closures.ts";
import { updateHours } from "./features/office/hours/update-hours.ts";
import { createOpening } from "./features/office/hours/create-opening.ts";
import { deleteClosures } from "./features/office/hours/delete-closures.ts";
import { deleteOpening } from "./features/office/hours/delete-opening.ts";
import { updateClosure } from "./features/office/hours/update-closure.ts";
import { askNoticeAddress } from "./features/office/message/ask-notice-address.ts";
import { proveNoticeAddress } from "./features/office/message/prove-notice-address.ts";
import { listMessages } from "./features/office/message/list-messages.ts";
import { sendMessagePreview } from "./features/office/message/send-message-preview.ts";
import { confirmDeletionRequest } from "./features/people/personal-data/confirm-deletion-request.ts";
import { createDeletionRequest } from "./features/people/personal-data/create-deletion-request.ts";
import { getDeletionRequest } from "./features/people/personal-data/get-deletion-request.ts";
import { listDeletionRequests } from "./features/people/personal-data/list-deletion-requests.ts";
import { withdrawDeletionRequest } from "./features/people/personal-data/withdraw-deletion-request.ts";
import { getForms } from "./features/catalogue/form/get-forms.ts";
import { getGroupByUrlname } from "./features/catalogue/group/get-group-by-urlname.ts";
import { getGroupFile } from "./features/office/group-file/get-group-file.ts";
import { importGroupFile } from "./features/office/group-file/import-group-file.ts";
import { previewGroupFile } from "./features/office/group-file/preview-group-file.ts";
import { getChecklist } from "./features/office/new-group/get-checklist.ts";
import { createGroup } from "./features/office/new-group/create-group.ts";
import { listTrades } from "./features/office/new-group/list-trades.ts";
import { listProGroups } from "./features/catalogue/group/list-pro-groups.ts";
import { getShardByUrlname } from "./features/catalogue/group/get-shard-by-urlname.ts";
import { resolveGroupFromWebsite } from "./features/catalogue/group/resolve-group-from-website.ts";
import { listInterventions } from "./features/catalogue/lists/list-interventions.ts";
import { listInterventionsets } from "./features/catalogue/lists/list-interventionsets.ts";
import { listPackInterventions } from "./features/catalogue/lists/list-pack-interventions.ts";
import { exportPersonalData } from "./features/people/personal-data/export-personal-data.ts";
import { getPersonalData } from "./features/people/personal-data/get-personal-data.ts";
import { createInvitation } from "./features/people/team/create-invitation.ts";
import { deleteInvitation } from "./features/people/team/delete-invitation.ts";
import { deletePro } from "./features/people/team/delete-pro.ts";
import { listInvitations } from "./features/people/team/list-invitations.ts";
import { listPros } from "./features/people/team/list-pros.ts";
import { updatePro } from "./features/people/team/update-pro.ts";
import { createImage } from "./features/office/records/create-image.ts";
import { createDraft } from "./features/office/drafts/create-draft.ts";
import { deleteDraft } from "./features/office/drafts/delete-draft.ts";
import { deleteDraftChange } from "./features/office/drafts/delete-draft-change.ts";
import { previewChanges } from "./features/site/page/preview-changes.ts";
import { getDraft } from "./features/office/drafts/get-draft.ts";
import { listDrafts } from "./features/office/drafts/list-drafts.ts";
import { publishDraft } from "./features/office/drafts/publish-draft.ts";
import { updateDraft } from "./features/office/drafts/update-draft.ts";
import { listChanges } from "./features/office/history/list-changes.ts";
import { confirmText } from "./features/office/translations/confirm-text.ts";
import { listTexts } from "./features/office/translations/list-texts.ts";
import { SINGLETON_CALLS } from "./features/office/records/singleton-calls.ts";
import { undoChange } from "./features/office/history/undo-change.ts";
import { RECORD_CALLS } from "./features/office/records/record-calls.ts";
import { makeCalls } from "./features/site/bulk/make-calls.ts";
import { getCurrentSession } from "./features/people/login/get-current-session.ts";
import { createHandover } from "./features/people/login/create-handover.ts";
import { login } from "./features/people/login/login.ts";
import { logout } from "./features/people/login/logout.ts";
import { testSso } from "./features/people/sso/test-sso.ts";
import { downloadStatistics } from "./features/office/statistics/download-statistics.ts";
import { getStatistics } from "./features/office/statistics/get-statistics.ts";
import { listWebsites } from "./features/catalogue/website/list-websites.ts";
import { listWebsitesByQuery } from "./features/catalogue/website/list-websites-by-query.ts";
import { getOperator } from "./features/site/operator/get-operator.ts";
import { logInOperator } from "./features/site/operator/log-in-operator.ts";
import { logOutOperator } from "./features/site/operator/log-out-operator.ts";
import { startOperatorSetup } from "./features/site/operator/start-operator-setup.ts";
import { finishOperatorSetup } from "./features/site/operator/finish-operator-setup.ts";
import { getInstallation } from "./features/site/operator/get-installation.ts";
import { listOperatorChanges } from "./features/site/operator/list-operator-changes.ts";
import { listGivenUpJobs } from "./features/site/operator/list-given-up-jobs.ts";
import { retryGivenUpJob } from "./features/site/operator/retry-given-up-job.ts";
import { deleteGivenUpJob } from "./features/site/operator/delete-given-up-job.ts";
import { listAllGroups } from "./features/site/operator/list-all-groups.ts";
import { getOperatedGroup } from "./features/site/operator/get-operated-group.ts";
import { updateGroupActivity } from "./features/site/operator/update-group-activity.ts";
import { updateGroupQuotas } from "./features/site/operator/update-group-quotas.ts";
import { BOOKING_CALLS } from "./features/booking/booking-calls.ts";
import type { Call } from "./http/call.ts";

/** All calls that this server answers. */
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
  listFicheImports,
  createFicheImport,
  getFicheImport,
  updateFicheImport,
  listFicheImportRows,
  startFicheImport,
  stopFicheImport,
  undoFicheImport,
  getForms,
  listWebsites,
  listWebsitesByQuery,
  listCalendarsets,
  listClasses,
  updateHours,
  cancelClassDate,
  moveClassDate,
  createClosures,
  updateClosure,
  deleteClosures,
  createOpening,
  deleteOpening,
  listInterventionsets,
  listInterventions,
  listPackInterventions,
  ...RECORD_CALLS,
  ...SINGLETON_CALLS,
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
  createFeed,
  deleteFeed,
  listFeeds,
  listBusySources,
  createBusySource,
  readBusySource,
  deleteBusySource,
  startCalendarLogin,
  listRemoteCalendars,
  createConnectedCalendar,
  settleCalendarConflict,
  getSandbox,
  createSandbox,
  deleteSandbox,
  createWebhook,
  deleteWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  getNetworks,
  listWebhooks,
  renewWebhookSecret,
  sendWebhookDeliveries,
  testWebhook,
  updateWebhook,
  createAccessKey,
  revokeAccessKey,
  listMessages,
  sendMessagePreview,
  askNoticeAddress,
  proveNoticeAddress,
  getStatistics,
  downloadStatistics,
  downloadAppointments,
  createHandover,
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
  makeCalls,
  getOperator,
  logInOperator,
  logOutOperator,
  startOperatorSetup,
  finishOperatorSetup,
  getInstallation,
  listOperatorChanges,
  listGivenUpJobs,
  retryGivenUpJob,
  deleteGivenUpJob,
  listAllGroups,
  getOperatedGroup,
  updateGroupActivity,
  updateGroupQuotas,
  ...BOOKING_CALLS,
];
