import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { formatRfc3339, formatWallDateTime } from "@rendezvous/domain/time/zone";

const ZONE = "Europe/Paris";

let count = 0;

/** Returns an appointment of half an hour that begins in the given number of minutes. */
export function appointmentIn(minutes: number, more: Partial<Appointment> = {}): Appointment {
  count += 1;
  const start = Math.floor(Date.now() / 60_000) + minutes;
  const end = start + 30;
  const { intervention_name = "Consultation", calendar_name = "Anna" } = more;
  return {
    id: count,
    start: formatWallDateTime(ZONE, start),
    end: formatWallDateTime(ZONE, end),
    start_at: formatRfc3339(ZONE, start),
    end_at: formatRfc3339(ZONE, end),
    duration: 30,
    capacity: 1,
    type: "free",
    parent_id: null,
    consecutive_value: 0,
    pack: null,
    pack_id: null,
    intervention_id: 1,
    intervention_name,
    intervention_length: 30,
    intervention_price: 0,
    interventions: [{ id: 1, apt_id: count, name: intervention_name, length: 30, price: 0 }],
    calendar_id: 2,
    calendar_name,
    calendar: { id: 2, name: calendar_name },
    resource: null,
    address: null,
    group_id: 4,
    group_name: "Practice",
    location: "6 rue des Tilleuls",
    fiche_id: 3,
    fiche: { firstname: "Camille", lastname: "Dubois" },
    price_amount: 0,
    price: 0,
    promotion: null,
    is_promoted: false,
    comments: "",
    vevent_comments: "",
    vevent_fields: {},
    videoconference: false,
    video_credentials: null,
    state: 0,
    deleted: false,
    created_at: "2026-01-01T00:00:00Z",
    changed_at: "2026-01-01T00:00:00Z",
    version: 1,
    export_token: null,
    ...more,
  };
}
