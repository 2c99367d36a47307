interface Named {
  readonly name: string;
}

/** The places of an appointment, as in the API. */
interface Placed<Place extends Named> {
  readonly intervention_name: string;
  readonly calendar: Place;
  readonly resource: Place | null;
  readonly teacher?: Place | undefined;
  readonly room?: Place | undefined;
}

interface Places<Place> {
  readonly calendar: Place;
  readonly resource: Place | null;
  /** The class, where its name says more than that of the service. */
  readonly taught: Place | null;
}

/**
 * Returns with whom an appointment is, and in which room. The calendar of a booking in a class is the class, so its teacher and
 * its room take the places of calendar and resource (docs/decisions/0137).
 */
export function placesOfAppointment<Place extends Named>(appointment: Placed<Place>): Places<Place> {
  const { calendar, resource, teacher, room = null, intervention_name } = appointment;
  if (!teacher) return { calendar, resource, taught: null };
  const isNamed = calendar.name !== "" && calendar.name !== intervention_name;
  return { calendar: teacher, resource: resource ?? room, taught: isNamed ? calendar : null };
}
