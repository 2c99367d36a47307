import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import type { Group } from "@rendezvous/contract/catalogue/group";

type Place = NonNullable<Calendar["address"]>;

/** Returns the group's address in the shape that appointments have; empty texts if it is not published. */
export function placeOfGroup({ address, zipcode, city, lat, lng }: Group): Place {
  const town = [zipcode, city].filter((part) => part !== "").join(" ");
  return { address: [address, town].filter((part) => part !== "").join(", "), lat, lng };
}
