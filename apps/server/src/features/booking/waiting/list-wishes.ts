import { dateOf, minuteOf, weekdayOf } from "@rendezvous/domain/time/instant";
import { instantToWall, wallToInstant } from "@rendezvous/domain/time/zone";
import { defineCall, refuse, reply } from "../../../http/call.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { toFicheOwner } from "../fiche/owner.ts";
import { listWishesOfDay, listWishesOfOwner } from "./data.ts";
import { offeredIds } from "./offered-ids.ts";
import { toWishes } from "./to-wish.ts";

/** The wishes of a page of a day; the count says how many there are. */
const PAGE = 100;

/** Lists who waits for a day and can still get a time of it, or the caller's own wishes. */
export const listWishes = defineCall("listWishes", async (input) => {
  const { context, group, groupId, session, query } = input;
  const owner = toFicheOwner(session, groupId);
  if (!owner) return refuse("forbidden");
  if (owner.kind === "group" && query.day !== undefined) {
    const today = instantToWall(group.fields.timezone, minuteOf(context.clock.now())).day;
    if (query.day < today) return reply({ records: [], count: 0 });
    const day = {
      day: query.day,
      weekday: weekdayOf(query.day),
      most: PAGE,
      afterWish: query.after ?? null,
      movesAfter: dateOf(
        Math.max(minuteOf(context.clock.now()), wallToInstant(group.fields.timezone, query.day, 0)),
      ),
      offered: offeredIds(await loadCatalogue(context, group, groupId)),
    };
    const { wishes, count } = await listWishesOfDay(context.db, groupId, day);
    return reply({ records: await toWishes(input, wishes), count });
  }
  const own = await toWishes(input, await listWishesOfOwner(context.db, groupId, owner));
  const open = own.filter(({ state }) => state !== "withdrawn");
  return reply({ records: open, count: open.length });
});
