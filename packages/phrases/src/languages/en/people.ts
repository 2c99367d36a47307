import type { PeoplePhrases } from "../../catalogues.ts";

export const people: PeoplePhrases = {
  invite: "Invite someone",
  email: "Email address",
  emailHint: "They’re sent a link, which works for seven days.",
  send: "Send the invitation",
  sent: (p) => `The invitation is on its way to ${p.email}.`,
  role: "Role",
  roles: {
    owner: { name: "Owner", text: "Sees and changes everything, the team and the settings too." },
    pro: {
      name: "Professional",
      text: "The appointments, the client records, the hours and the statistics of their calendars.",
    },
    call_centre: {
      name: "Call centre",
      text: "Books and moves appointments, also for services that clients don’t see.",
    },
  },
  everyCalendar: "All calendars, also new ones",
  chooseOne: "Choose at least one calendar.",
  notices: "Email them when clients book, move or cancel on these calendars",
  invitations: "Invitations not accepted yet",
  until: (p) => `good until ${p.day}`,
  takeBack: "Withdraw",
  takenBack: (p) => `The invitation to ${p.email} is withdrawn: its link no longer opens anything.`,
  seen: (p) => `last logged in on ${p.day}`,
  neverSeen: "hasn’t logged in yet",
  you: "you",
  saved: (p) => `${p.name}: saved, and in force now.`,
  remove: "Remove from the team",
  removeTitle: (p) => `Remove ${p.name} from the team?`,
  removeText:
    "Their access to this organisation ends at once, on all devices. Appointments and history stay.",
  removed: (p) => `${p.name} is no longer in the team.`,
};
