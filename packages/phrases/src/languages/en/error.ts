import { type ErrorPhrases, formatWaitingTime } from "../../error-phrases.ts";
import { plural } from "./plural.ts";

const again = {
  unknown: "Wait a minute, then try again.",
  minutes: plural({ one: "Please try again in a minute.", other: "Please try again in {count} minutes." }),
  hours: plural({ one: "Please try again in an hour.", other: "Please try again in {count} hours." }),
};

function orCall(phone: string): string {
  return phone === "" ? "" : ` You can also call ${phone}.`;
}

function pleaseCall(phone: string): string {
  return phone === "" ? "Please contact them directly." : `Please call ${phone}.`;
}

const changed = "This was changed in the meantime. Reload the page, then make your change again.";

export const error: ErrorPhrases = {
  max_rdv_number: (p) =>
    `You already have as many upcoming appointments as you can hold. Cancel one to book another.${orCall(p.phone)}`,
  mintime_between: (p) =>
    `You already have an appointment too close to this one. Choose a date further away from it.${orCall(p.phone)}`,
  max_rdv_period: "This date is still too far ahead to be booked. Choose an earlier time.",
  mintime_rdv: (p) => `This time is too soon to be booked online. Choose a later one.${orCall(p.phone)}`,
  same_time_rdv: "You already have an appointment at this time. Choose another time.",
  not_open_group: (p) => `Online booking is reserved for existing clients. ${pleaseCall(p.phone)}`,
  not_open_group_health: (p) =>
    `Online booking is reserved for existing patients, who have priority. ${pleaseCall(p.phone)}`,
  user_blacklisted: (p) => `You can’t book online with this professional. ${pleaseCall(p.phone)}`,
  missed_too_often: (p) =>
    `After several missed appointments, you can book by phone only. ${pleaseCall(p.phone)}`,
  pass_needed: (p) =>
    `This is booked with a pass. Log in, so that yours counts, or get one from us. ${pleaseCall(p.phone)}`,
  fiche_not_authorized: (p) =>
    `We couldn’t identify you with this professional. Log out, then book again.${orCall(p.phone)}`,
  see_your_mail: (p) =>
    `We can’t make this booking under this name. We’ve emailed you the reason.${orCall(p.phone)}`,
  availabletimeslots: "This time has just been taken. Choose another one: everything you filled in is kept.",
  too_many_items: (p) =>
    `So many services can’t be fitted in together. Book them in two or three goes.${orCall(p.phone)}`,
  vevent: (p) => `We couldn’t book this appointment. Please start again.${orCall(p.phone)}`,
  create_vevent_failed: (p) =>
    `This appointment couldn’t be saved. Check the appointment details and try again.${orCall(p.phone)}`,
  application_consumed:
    "This pre-application has already been dealt with. Fill in a new one online, then enter its number.",
  application_declared:
    "France Titres hasn’t validated this pre-application yet. Check that it’s finished, then enter its number again.",
  application_unknown: "France Titres doesn’t know this pre-application number. Check it on your summary.",
  application_expired: "This pre-application has expired. Fill in a new one online, then enter its number.",
  application_count: "We need one pre-application number for each person, no more and no fewer.",
  application_unchecked: "The pre-application number couldn’t be checked. Try again in a moment.",
  application_elsewhere:
    "There’s already another appointment for this pre-application. Cancel it if you no longer need it.",
  create_fiche_failed: "Your details couldn’t be saved. Check the marked fields and try again.",
  invalid_calendar: "This calendar is no longer offered. Choose another one.",

  too_late_to_cancel: (p) =>
    `The appointment is too close to be cancelled or changed online. ${pleaseCall(p.phone)}`,
  already_cancelled: (p) => `This appointment is already cancelled.${orCall(p.phone)}`,
  unknown_appointment: (p) =>
    `This appointment doesn’t exist, or no longer does. Open the link in the last message you received.${orCall(p.phone)}`,
  other_calendar:
    "This appointment is also on a colleague’s calendar: only someone who manages all of these calendars can cancel or move it.",
  offer_over: "This time is no longer held for you. You’re still on the waiting list.",
  cannot_restore: "This cancellation can no longer be undone. Book the appointment again.",
  unknown_pass: "This pass doesn’t exist, or belongs to someone else.",
  no_visits_left: "This pass has too few visits left.",

  email_already_exists: "This email address already has an account. Log in, or ask for a new password.",
  email_not_found: "No account has this email address. Please check it.",

  emailError: "No account matches this email address and password. Please check both.",
  passwordError: "This password isn’t the right one. Try again, or ask for a new password.",
  blockedUser:
    "Too many failed attempts: logging in is blocked for 10 minutes. Wait a little, or ask for a new password.",
  dead_key: "This link has already been used, or is too old. Ask for a new one.",
  sso_login_only: "Here you log in through your organisation’s own sign-in page.",
  needPasswordChange: "Please choose a new password before you continue.",
  needFactor: "Finish logging in with its second step.",
  factorError: "This code or passkey isn’t the right one, or was used already. Try again.",
  wrongPwd: "This password isn’t safe enough. Check the list of what it needs, and try again.",
  emailValidator: "This email address isn’t complete. It looks like name@example.com.",
  emailUsing: "This is already your email address. Enter another one to change it.",
  max_fiches: "You already have as many people in your account as it can hold.",
  upcoming_appointments: "You still have an appointment to come. Cancel it first, or ask again afterwards.",
  cannot_merge: "These two records can’t be merged: they belong to different accounts, or are one already.",
  invalid_record: "Some fields aren’t right yet. Correct those that are marked.",
  appointments_concerned: "Some appointments would no longer fit. Decide what becomes of each of them.",
  cannot_undo: "This has been changed again since. Undo the later change first.",
  last_owner: "An organisation always keeps at least one owner. Make someone else an owner first.",
  works_here_already: "This person works here already. Change what they may do in the list of the team.",
  draft_preview: "This is a preview. Nothing can be booked here.",
  full: "The limit is reached. Nothing more can be added here.",

  bad_request: "Something went wrong. Go back one step and try again.",
  invalid_api_key: "This page is out of date. Reload it and try again.",
  expired_connection: "Your session has ended. Log in again to continue.",
  forbidden: "You don’t have access to this page. Log in, or go back to the start.",
  group_does_not_exist: "This organisation doesn’t exist. Check the address of the page.",
  inactive_group: (p) => `Online booking is closed for the moment. ${pleaseCall(p.phone)}`,
  not_found: "What you’re looking for doesn’t exist, or no longer does. Go back to the start.",
  not_acceptable: "This page can’t be shown in the form that was asked for. Go back one step.",
  method_not_allowed: "This action isn’t possible. Go back one step.",
  payload_too_large: "What you sent is too large. Shorten your texts and try again.",
  unsupported_media_type: "This format isn’t accepted. Reload the page and try again.",
  changed_meanwhile: changed,
  precondition_failed: changed,
  stale_cursor: changed,
  idempotency_key_reused:
    "This booking was already sent with other details. Reload the page to see where it stands.",
  too_many_requests: (p) => `Too many requests in a short time. ${formatWaitingTime(p, again)}`,
  internal_error: (p) => `Something went wrong on our side. Try again in a moment.${orCall(p.phone)}`,
  unavailable: (p) => `The service is unavailable for a moment. Try again shortly.${orCall(p.phone)}`,
  newer_version: (p) =>
    `A newer version of the service has taken over. Reload the page in a moment.${orCall(p.phone)}`,
};
