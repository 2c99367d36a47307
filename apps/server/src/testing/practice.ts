import { addCalendar, addGroup, addIntervention } from "./test-groups.ts";
import type { TestApp } from "./start-app.ts";

let practices = 0;

/** Returns an RPPS number that no other calendar has. */
export function newRpps(): string {
  practices += 1;
  return `10${String(practices).padStart(9, "0")}`;
}

interface PracticeOptions {
  readonly fields?: Record<string, unknown>;
  readonly rules?: Record<string, unknown>;
  readonly service?: Record<string, unknown>;
}

/** Opens a practice with one professional and one service, where emergency regulators find times. */
export async function openPractice(
  { db }: Pick<TestApp, "db">,
  { fields = {}, rules = {}, service = {} }: PracticeOptions = {},
) {
  const rpps = newRpps();
  const groupId = await addGroup(db, {
    name: "Cabinet du Port",
    fields: {
      finess_or_siret: "750712184",
      address: "1 quai",
      zipcode: "29200",
      city: "Brest",
      phone: "02 98 00 00 00",
      ...fields,
    },
    rules,
  });
  const calendarId = await addCalendar(db, groupId, { rpps });
  const serviceId = await addIntervention(db, groupId, { sas_specialty: "SM54", ...service });
  return { groupId, calendarId, serviceId, rpps };
}
