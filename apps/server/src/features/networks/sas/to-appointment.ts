import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatRfc3339 } from "@rendezvous/domain/time/zone";
import type { Context } from "../../../http/context.ts";
import type { RegulatedAppointment } from "./appointments-data.ts";
import { APPOINTMENT_OPERATOR, profile, toRegulatorIdentifier, toRppsIdentifier } from "./fhir.ts";

/** Returns the appointment as the platform is to have it; it says nothing about the patient. */
export function toAppointment(
  { config }: Pick<Context, "config">,
  { id: groupId, fields: { timezone } }: GroupRecord,
  row: RegulatedAppointment,
) {
  const at = (instant: Date): string => formatRfc3339(timezone, minuteOf(instant.getTime()));
  const regulator = { system: row.regulator_system, value: row.regulator_value };
  return {
    resourceType: "Appointment",
    meta: profile("FrAppointmentSAS"),
    extension: [
      {
        url: APPOINTMENT_OPERATOR,
        valueReference: { identifier: toRegulatorIdentifier(regulator) },
      },
    ],
    identifier: [
      { system: `${config.publicUrl}/fhir/Appointment`, value: `${groupId}-${row.appointment_id}` },
    ],
    status: row.status,
    start: at(row.start_at),
    end: at(row.end_at),
    created: row.created_at.toISOString(),
    participant: [{ actor: { identifier: toRppsIdentifier(row.rpps) }, status: "accepted" }],
  };
}

export type FhirAppointment = ReturnType<typeof toAppointment>;
