import { checkGoingLive } from "@rendezvous/domain/group/going-live";
import { defineCall, reply } from "../../../http/call.ts";
import { enabledLocales } from "../../../http/locale.ts";
import { findDeactivation } from "../../catalogue/group/deactivation-data.ts";
import { findSenderQuotas } from "../../catalogue/group/sender.ts";
import { findStoredCatalogue } from "../../catalogue/catalogue/load-catalogue.ts";

const NAMED = ["interventions", "interventionsets", "packs", "calendars", "calendarsets"] as const;

/** Returns the tasks that remain before clients can book, with the records concerned. */
export const getChecklist = defineCall("getChecklist", async ({ context, group, groupId }) => {
  const stored = await findStoredCatalogue(context, group, groupId);
  const { address = "", city = "", phone, apptemplates } = group.fields;
  const checks = checkGoingLive({
    address,
    city,
    phone,
    health: group.rules.health,
    health_disclaimer: apptemplates["health_disclaimer"],
    locales: enabledLocales(group),
    calendars: stored.calendars.filter((one) => !one.resource && !one.class),
    services: stored.interventions,
    named: NAMED.flatMap((kind) =>
      stored[kind].map(({ id, name, publicname }) => ({ kind, id, name: name ?? "", publicname })),
    ),
  });
  const deactivation = await findDeactivation(context.db, groupId);
  return reply({
    inactive: group.inactive,
    deactivation: deactivation && { at: deactivation.at.toISOString(), reason: deactivation.reason },
    quotas: await findSenderQuotas(context, groupId),
    checks: checks.map(({ item, isDone, untranslated }) => ({
      item,
      done: isDone,
      untranslated: untranslated.map((one) => ({ ...one, locales: [...one.locales] })),
    })),
  });
});
