import type { Context } from "../../../http/context.ts";
import { callNetwork, NetworkError } from "../health/call-network.ts";
import { FHIR_TYPE } from "./fhir.ts";
import type { SasSettings } from "./settings.ts";
import type { FhirAppointment } from "./to-appointment.ts";

const NAME = "the platform for regulators";
const WITHIN_MS = 5000;
/** The answers to an appointment that the platform has already: a process was killed before it noted that. */
const EXISTS = [409, 412];

export interface Platform {
  /** Throws a NetworkError, like the other function. */
  create(appointment: FhirAppointment): Promise<void>;
  update(appointment: FhirAppointment): Promise<void>;
}

/** Returns the client of the platform; null: the installation is not set up for it. */
export function openPlatform(
  context: Pick<Context, "calendarReader">,
  { platformUrl }: SasSettings,
): Platform | null {
  if (platformUrl === undefined) return null;

  async function send(method: "POST" | "PUT", query: string, appointment: FhirAppointment): Promise<void> {
    const { status } = await callNetwork(context, {
      name: NAME,
      method,
      url: `${platformUrl}/Appointment${query}`,
      headers: { accept: "application/json+fhir", "content-type": FHIR_TYPE },
      body: JSON.stringify(appointment),
      withinMs: WITHIN_MS,
    });
    if (status !== 200 && status !== 201)
      throw new NetworkError("unreadable", `${NAME}: status ${status} instead of 200 or 201`);
  }

  const update = (appointment: FhirAppointment): Promise<void> => {
    const [{ system, value }] = appointment.identifier as [{ system: string; value: string }];
    return send("PUT", `?identifier=${encodeURIComponent(`${system}|${value}`)}`, appointment);
  };
  return {
    update,
    async create(appointment) {
      try {
        await send("POST", "", appointment);
      } catch (error) {
        if (!(error instanceof NetworkError) || !EXISTS.includes(error.status ?? 0)) throw error;
        await update(appointment);
      }
    },
  };
}
