import type { PersonalDataPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const personalData: PersonalDataPhrases = {
  heading: "My personal data",
  intro: (p) =>
    `${p.group} keeps what is needed to see you: who you are, how to reach you, and your appointments. You can read all of it, take it with you, and ask that it be deleted.`,
  keptHeading: "How long your data is kept",
  kept: "At least three years from the day you registered.",
  keptUntil: (p) =>
    `You registered on ${p.registered}. Your data is kept at least three years from then: until ${p.until}.`,
  login: "Log in to download your data or ask for its deletion.",
  loginButton: "Log in",
  downloadHeading: "Download your data",
  downloadText:
    "Everything in one file: your details, consents and appointments, and which professionals looked at them or changed them.",
  document: "Download to read",
  data: "Download as data (JSON)",
  preparing: "One moment…",
  downloaded: "The file is among your downloads.",
  fileName: "my-data",
  deletionHeading: "Delete your data",
  deletionText: (p) =>
    `Your name, contact details, answers and messages would go for good, and your account with them, on ${p.day}. Your appointments are still counted, but no longer linked to you.`,
  ask: "Ask for deletion",
  askTitle: "Ask that your data be deleted?",
  askText: (p) => `We’ll send a link to ${p.email}. Nothing happens before you confirm on the page it opens.`,
  askTextNoMail: "You can take your request back until it is carried out.",
  keep: "Keep my data",
  asking: "Sending…",
  upcoming: plural({
    one: "You still have one appointment to come. Cancel it first, or come back afterwards.",
    other: "You still have {count} appointments to come. Cancel them first, or come back afterwards.",
  }),
  toAppointments: "See my appointments",
  sentTitle: "One more step: open your mailbox",
  sent: (p) =>
    `You asked on ${p.day}. Open the message sent to ${p.email}: its link confirms your request. Until then, nothing happens.`,
  again: "Send the message again",
  sentAgain: (p) => `The message is on its way to ${p.email} again.`,
  confirmedTitle: "Your request is confirmed",
  confirmed: (p) => `Your data will be deleted on ${p.day}. Until then you can change your mind.`,
  withdraw: "Take my request back",
  withdrawing: "One moment…",
  withdrawn: "Your request is taken back: your data stays as it is.",
  confirmHeading: "Delete your personal data?",
  confirmText: (p) =>
    `If you confirm, ${p.group} deletes your name, contact details, answers and messages, and your account. This happens as soon as the three years from your registration are over; until then you can take it back.`,
  confirmButton: "Yes, delete my data",
  confirmDone: (p) => `${p.group} will delete your data on ${p.day}. A message confirms it.`,
  toPage: "My personal data",
  correct: "Correct my information",
  question: "A question about your data, or something to correct?",
};
