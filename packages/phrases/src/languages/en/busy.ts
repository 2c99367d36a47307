import type { BusyPhrases } from "../../catalogues.ts";

export const busy: BusyPhrases = {
  text: "Connect another calendar, such as a private one. While it says busy, this calendar can’t be booked online. Only its times are read, no titles and no names.",
  address: "Address of the other calendar",
  hint: "Calendar programs call it the secret or published address; it often ends in ics. It won’t be shown again.",
  connect: "Connect",
  full: "This calendar has three connected calendars, the most it can have.",
  list: "Connected calendars",
  reading: "Being read for the first time",
  read: (p) => `Last read: ${p.when}`,
  times: (p) => `Busy times to come: ${p.count}`,
  readNow: "Read now",
  end: "Disconnect",
  endTitle: "Disconnect this calendar?",
  endText: "The times that it says are busy can be booked again.",
  ended: "The calendar is disconnected.",
  stays: "The busy times read last still apply.",
  notice: (p) => `${p.name}: the connected calendar (${p.host}) can’t be read.`,
  why: "See why",
  failures: {
    unreachable: "Its server doesn’t answer.",
    refused: "The address isn’t valid any more. Copy it again from the calendar program.",
    not_public: "Only public addresses that begin with https can be read.",
    too_long: "The calendar is larger than 1 MB.",
    too_many: "The calendar has too many events.",
    not_a_calendar: "There’s no calendar at this address.",
  },
};
