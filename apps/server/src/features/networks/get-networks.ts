import { deploymentProfileOf } from "@rendezvous/domain/deployment/profile";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { defineCall, reply } from "../../http/call.ts";
import type { Context } from "../../http/context.ts";
import { countOpenApplications } from "./ants/data.ts";
import { toWireHealth } from "./health/health.ts";
import { countOpenAppointments } from "./sas/appointments-data.ts";
import { countPractitionerCalendars } from "./sas/practitioners-data.ts";
import { countRegulators } from "./sas/regulators-data.ts";
import { isOnSas } from "./sas/settings.ts";

/** Returns which national networks the group is on, and whether they work. A sandbox is on none. */
export const getNetworks = defineCall("getNetworks", async ({ context, group }) =>
  reply(
    group.sandbox
      ? { ants: null, sas: null }
      : { ants: await findAnts(context, group), sas: await findSas(context, group) },
  ),
);

async function findAnts(context: Context, { id, fields }: GroupRecord) {
  const { hubToken, register } = context.config.ants;
  const takesPart = deploymentProfileOf(fields.deployment).offersIdentityDocuments;
  if (!takesPart || (hubToken === undefined && register === undefined)) return null;
  return {
    search: hubToken !== undefined,
    register: register !== undefined,
    ...(await toWireHealth(context, "ants", id)),
    waiting: await countOpenApplications(context.db, id),
  };
}

async function findSas(context: Context, { id, fields }: GroupRecord) {
  const { sas } = context.config;
  if (!isOnSas(sas)) return null;
  const calendars = await countPractitionerCalendars(context.db, id);
  return {
    takes_part: fields.finess_or_siret !== "" && calendars > 0,
    search: sas.callers !== undefined,
    platform: sas.platformUrl !== undefined,
    calendars,
    regulators: await countRegulators(context.db, id),
    ...(await toWireHealth(context, "sas", id)),
    waiting: await countOpenAppointments(context.db, id),
  };
}
