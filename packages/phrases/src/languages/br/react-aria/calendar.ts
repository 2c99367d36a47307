/** What React Aria says of a calendar, in the form of its own files. */
export const strings = {
  previous: "A-raok",
  next: "War-lerc’h",
  selectedDateDescription: (p: { date: string }) => `Deiziad dibabet : ${p.date}`,
  selectedRangeDescription: (p: { dateRange: string }) => `Deizioù dibabet : ${p.dateRange}`,
  todayDate: (p: { date: string }) => `Hiziv, ${p.date}`,
  todayDateSelected: (p: { date: string }) => `Hiziv, ${p.date}, dibabet`,
  dateSelected: (p: { date: string }) => `${p.date}, dibabet`,
  startRangeSelectionPrompt: "Klikit evit dibab an deiziad kentañ",
  finishRangeSelectionPrompt: "Klikit evit dibab an deiziad diwezhañ",
  minimumDate: "Deiziad kentañ a c’haller dibab",
  maximumDate: "Deiziad diwezhañ a c’haller dibab",
  dateRange: (p: { startDate: string; endDate: string }) => `etre ${p.startDate} ha ${p.endDate}`,
};
