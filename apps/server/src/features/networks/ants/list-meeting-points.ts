import type { Context } from "../../../http/context.ts";
import { listAntsGroupIds } from "./data.ts";
import { findOpenGroup } from "./open-groups.ts";

/** Returns every place of the groups that take part, as the national search shows it. */
export async function listMeetingPoints(context: Context) {
  const list = [];
  for (const id of await listAntsGroupIds(context.db)) {
    const open = await findOpenGroup(context, id);
    for (const { id: pointId, name, address } of open?.points ?? [])
      list.push({
        id: pointId,
        name,
        longitude: address.lng ?? null,
        latitude: address.lat ?? null,
        public_entry_address: address.address ?? "",
        zip_code: address.zipcode ?? "",
        city_name: address.city ?? "",
      });
  }
  return list;
}
