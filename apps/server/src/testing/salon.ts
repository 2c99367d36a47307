import type { Queryable } from "../lib/database/database.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "./test-groups.ts";

/** A salon with two people, a cut and a colour that both do, and a pack of both services with a break of a quarter of an hour. */
export async function addSalon(db: Queryable, fields: Record<string, unknown> = {}) {
  const group = await addGroup(db, { fields: { address: "1 place", ...fields } });
  const anna = await addCalendar(db, group, { sort: 1 });
  const bea = await addCalendar(db, group, { sort: 2 });
  const cut = await addIntervention(db, group, { price: 2500 });
  const dye = await addIntervention(db, group, { price: 4000, length: 45 });
  const pack = await addPack(db, group, {
    total_price: 6000,
    config: [{ intervention_id: cut }, { break_time: 15 }, { intervention_id: dye }],
  });
  return { group, anna, bea, cut, dye, pack };
}
