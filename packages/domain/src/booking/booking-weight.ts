/** What a booking counts for where one visitor may only take so much: an appointment, or an hour of calendars, as one. */
export function bookingWeight(appointments: number, minutes: number): number {
  return Math.max(appointments, Math.ceil(minutes / 60));
}
