import { endPool, openDatabase } from "../../apps/server/src/lib/database/database.ts";
import { migrate } from "../../apps/server/src/lib/database/migrations.ts";
import { addPro } from "../../apps/server/src/testing/people.ts";
import { addCalendar, addGroup, addIntervention } from "../../apps/server/src/testing/test-groups.ts";

const HOURS = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "06:00", to: "22:00" }];

export interface Salon {
  readonly group: number;
  readonly calendars: readonly number[];
  readonly service: number;
  /** The token of a professional who watches the calendar. */
  readonly token: string;
}

/** Adds a salon of two calendars with one place each, and a professional; returns the professional's address too. */
export async function addSalonBehindCluster(
  url: string,
): Promise<Omit<Salon, "token"> & { readonly email: string }> {
  const address = { connectionString: url };
  await migrate(address);
  const db = openDatabase({ address, onError: () => {} });
  const group = await addGroup(db, { fields: { address: "1 place" } });
  const calendars = [];
  for (let count = 0; count < 2; count++)
    calendars.push(await addCalendar(db, group, { openinghours: HOURS }));
  const service = await addIntervention(db, group);
  const { email } = await addPro(db, [group]);
  await endPool(db);
  return { group, calendars, service, email };
}
