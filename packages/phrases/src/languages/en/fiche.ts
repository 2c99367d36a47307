import type { FichePhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const fiche: FichePhrases = {
  choose: {
    offerChanged:
      "The price or the length has changed since you chose. You’ll see it as it is now: please check, then book again.",
    forWhom: "Who is this appointment for?",
    someoneElse: "Someone else",
    full: (p) => `Your account already holds ${p.count} people: there is no room for more.`,
    accountEmail: "Your account’s address: messages will arrive there.",
    missing: (p) => `A few answers are still needed for ${p.name}.`,
    expired:
      "Your session has ended. Log in again: what you typed is kept. You may also book without an account.",
    logInAgain: "Log in again",
    wrongFiche:
      "These details don’t belong to the person who is logged in. Close this page and come back through the site that brought you here.",
    logoutAndBook: "Log out and start again",
  },
  search: {
    heading: "Who will attend?",
    label: "Look for a person",
    hint: "Last name, first name or email: results appear from 3 letters on.",
    searching: "Searching…",
    results: "People found",
    found: plural({
      one: "{count} person found",
      other: "{count} people found",
    }),
    none: "No one matches. Check the spelling, or enter a new person.",
    noneOfYours: "No one in your account matches. Check the spelling.",
    more: "There are more: add a letter to narrow it down.",
    newPerson: "New person",
    change: "Choose someone else",
  },
  information: {
    heading: "My information",
    everybody: "Your clients’ records",
    tabs: "People and account settings",
    parameters: "Settings",
    add: "Add a person",
    addHint: (p) => `A child, a parent, someone you look after: your account can hold ${p.count} people.`,
    save: "Save",
    saveNew: "Add this person",
    saving: "Saving…",
    nothingToSave: "Nothing has changed.",
    emailAsked: (p) =>
      `We have written to ${p.email}. Open the link in that message on this device: the address changes then.`,
    saved: (p) => `${p.name}’s information has been saved.`,
    added: (p) => `${p.name} is now part of your account.`,
    addedByPro: (p) => `The record of ${p.name} has been created.`,
  },
  parameters: {
    emailTitle: "Email address",
    emailPresent: (p) => `You log in with ${p.email}.`,
    keptElsewhere:
      "This address and your password are changed where you created that account, not on this page.",
    newEmail: "New address",
    newEmailMissing: "Enter a new email address.",
    changeEmail: "Change the address",
    emailTaken: "This address already has an account here. Choose another one.",
    confirmTitle: "Confirm from your new address",
    confirmText: (p) =>
      `We have sent a message to ${p.email}. Open it and confirm: until then nothing changes and you still log in with ${p.present}.`,
    passwordTitle: "Password",
    presentPassword: "Current password",
    presentPasswordEmpty: "Enter your current password.",
    changePassword: "Change the password",
    passwordChanged: "Your password has been changed. Use the new one to log in on your other devices.",
  },
};
