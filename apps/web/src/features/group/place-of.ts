import type { Calendar } from "@rendezvous/contract/catalogue";
import type { Group } from "@rendezvous/contract/group";

type Place = NonNullable<Calendar["address"]>;

/** Where the group is, as appointments say it too; an empty text where nothing is published. */
export function placeOf({ address, zipcode, city, lat, lng }: Group): Place {
  const town = [zipcode, city].filter((part) => part !== "").join(" ");
  return { address: [address, town].filter((part) => part !== "").join(", "), lat, lng };
}
