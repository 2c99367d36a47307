import type { Context } from "./http/context.ts";
import { accountMails } from "./features/people/account/account-mails.ts";
import { factorMails } from "./features/people/factor/factor-mails.ts";
import { invitationMails } from "./features/people/team/invitation-mails.ts";
import { ficheLinkMails } from "./features/people/login/fiche-link-mails.ts";
import { noticeAddressMails } from "./features/office/message/notice-address-mails.ts";
import { deletionMails } from "./features/people/personal-data/deletion-mails.ts";
import { sendWebhooks } from "./features/office/webhook/send-webhooks.ts";
import { webhookMails } from "./features/office/webhook/webhook-mails.ts";
import { networkMails } from "./features/networks/health/network-mails.ts";
import { planTelling, tellRegister } from "./features/networks/ants/tell-register.ts";
import { planNetwork, tellPlatform } from "./features/networks/sas/tell-platform.ts";
import { busySourceMails } from "./features/office/elsewhere/busy-source-mails.ts";
import { setDueByChanges } from "./features/office/connected/data.ts";
import { synchronise } from "./features/office/connected/synchronise.ts";
import { createBusyTimesHandlers } from "./features/office/elsewhere/read-source.ts";
import { draftMails } from "./features/office/drafts/draft-mails.ts";
import { sendAccountMails } from "./features/mail/send-account-mail.ts";
import { sendAppointmentMails } from "./features/mail/send-appointment-mail.ts";
import { sendPreviews } from "./features/office/message/send-previews.ts";
import { enqueueReminders } from "./features/mail/enqueue-reminders.ts";
import { offerFreedTimes } from "./features/booking/waiting/offer-freed-times.ts";
import { sendWishMails } from "./features/mail/send-wish-mail.ts";
import { sendSms } from "./features/mail/send-sms.ts";
import { publishDrafts } from "./features/office/drafts/publish-draft.ts";
import { finishClearings } from "./features/office/sandbox/clear-sandbox.ts";
import { createDailyBackupHandler } from "./features/office/backup/daily-backup.ts";
import { createFicheImportHandler } from "./features/people/fiche-import/import-worker.ts";
import { createRetentionHandlers } from "./features/people/retention/retention-worker.ts";
import { createStatisticsHandlers } from "./features/office/statistics/statistics-worker.ts";

/** Starts the jobs of every feature. */
export function startJobs(context: Context): void {
  const handlers = [
    sendAppointmentMails(context),
    sendAccountMails(context, {
      ...accountMails,
      ...ficheLinkMails,
      ...factorMails,
      ...deletionMails,
      ...invitationMails,
      ...noticeAddressMails,
      ...draftMails,
      ...busySourceMails,
      ...webhookMails,
      ...networkMails,
    }),
    enqueueReminders(context),
    ...createBusyTimesHandlers(context, { synchronise, setDueByChanges }),
    sendSms(context),
    offerFreedTimes(context),
    sendWishMails(context),
    sendPreviews(context),
    sendWebhooks(context),
    tellRegister(context),
    planTelling(context),
    tellPlatform(context),
    planNetwork(context),
    publishDrafts(context),
    finishClearings(context),
    ...createRetentionHandlers(context),
    ...createStatisticsHandlers(context),
    createFicheImportHandler(context),
    createDailyBackupHandler(context),
  ];
  for (const { queue } of handlers) context.metrics.beginJobFailures(queue.name);
  context.jobs.start(handlers);
}
