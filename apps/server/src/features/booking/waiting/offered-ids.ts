import type { SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import type { OfferedIds } from "./data.ts";

/** Returns the services and packs of the catalogue, without archived ones. */
export function offeredIds({ interventions, packs }: SlotCatalogue): OfferedIds {
  return { services: [...interventions.keys()], packs: [...packs.keys()] };
}
