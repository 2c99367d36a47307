import { deploymentProfileOf } from "@rendezvous/domain/deployment/profile";
import { roleIn } from "@rendezvous/domain/permission/permissions";
import { isAntsService } from "@rendezvous/domain/sequence/ants-service";
import { refuse } from "../../../http/call.ts";
import type { BookingCheck } from "../../booking/create/booking-checks.ts";
import { NetworkError } from "../health/call-network.ts";
import { noteFailure, noteSuccess } from "../health/health.ts";
import { openRegister } from "./register.ts";

/** A person waits for the answer. */
const STATUS_WITHIN_MS = 4000;

/**
 * Asks the register about the application numbers of a booking: each person needs one that is validated. A professional may leave
 * the numbers out, for people who come to the counter without one, and is not warned of appointments elsewhere.
 */
export const checkApplications: BookingCheck = async ({ context, group, session, body }, request) => {
  const register = openRegister(context, context.config.ants);
  const { requestNumberField } = deploymentProfileOf(group.fields.deployment);
  // The register is neither asked nor told about a sandbox.
  if (register === null || requestNumberField === null || group.sandbox) return null;
  const services = request.links.flatMap(({ interventionIds }) => interventionIds);
  if (!services.some((id) => isAntsService(request.offered.interventions.get(id) ?? { externid: "" })))
    return null;
  const answers = new Map(Object.entries(request.details.veventFields));
  const numbers = String(answers.get(requestNumberField) ?? "");
  const ids = [...new Set(numbers.match(/[A-Z0-9]{10}/g))];
  const role = roleIn(session, group.id);
  const isPro = role === "pro" || role === "owner" || role === "call_centre";
  const expected = Object.values(body.appointment.appointments ?? {})[0]?.places ?? 1;
  if (!isPro && ids.length !== expected) return refuse("application_count", { details: { expected } });
  if (ids.length === 0) return null;
  try {
    const statuses = await register.findStatuses(ids, STATUS_WITHIN_MS);
    await noteSuccess(context, "ants", group.id);
    const checkedIds = ids.map((id) => ({ id, ...statuses.get(id)! }));
    for (const { status } of checkedIds)
      if (status !== "validated") {
        const application_ids = checkedIds.filter((one) => one.status === status).map(({ id }) => id);
        return refuse(`application_${status}`, { details: { application_ids } });
      }
    const appointments = checkedIds.flatMap((one) => one.appointments);
    if (isPro || appointments.length === 0 || body.appointment.beside_elsewhere) return null;
    return refuse("application_elsewhere", { details: { appointments } });
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    context.log.warn({ group: group.id, failure: error.failure }, error.message);
    await noteFailure(context, "ants", group, error.failure);
    return refuse("application_unchecked", { headers: { "retry-after": "30" } });
  }
};
