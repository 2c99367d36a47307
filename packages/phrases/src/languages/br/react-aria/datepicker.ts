/** What React Aria says of fields for a time or a date, in the form of its own files. */
export const strings = {
  era: "marevezh",
  year: "bloaz",
  month: "miz",
  day: "deiz",
  hour: "eur",
  minute: "munutenn",
  second: "eilenn",
  dayPeriod: "lodenn eus an deiz",
  calendar: "Deiziadur",
  startDate: "Deiziad kentañ",
  endDate: "Deiziad diwezhañ",
  weekday: "deiz ar sizhun",
  timeZoneName: "gwerzhid-eur",
  selectedDateDescription: (p: { date: string }) => `Deiziad dibabet : ${p.date}`,
  selectedRangeDescription: (p: { startDate: string; endDate: string }) =>
    `Deizioù dibabet : etre ${p.startDate} ha ${p.endDate}`,
  selectedTimeDescription: (p: { time: string }) => `Eur dibabet : ${p.time}`,
  rangeUnderflow: (p: { minValue: string }) => `Dibabit ${p.minValue} pe diwezhatoc’h.`,
  rangeOverflow: (p: { maxValue: string }) => `Dibabit ${p.maxValue} pe abretoc’h.`,
  rangeReversed: "An deiziad kentañ a rank bezañ a-raok an hini diwezhañ.",
  unavailableDate: "N’haller ket dibab an deiziad-se.",
};
