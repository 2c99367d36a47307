export interface Position {
  readonly lat: number;
  readonly lng: number;
}

const DEGREES = String.raw`([-+\u2212]?\d{1,3}(?:\.\d+)?)`;
const PAIR = String.raw`${DEGREES}(?:,|%2C)\s*(?:\+|%20)?${DEGREES}`;

/** The formats of map links, tried in this order: the place itself has priority over the centre of the map. */
const LINKS = [
  // Google Maps: first a place, then the searched place, then the centre of the map.
  new RegExp(`!3d${DEGREES}!4d${DEGREES}`),
  // OpenStreetMap: its marker.
  new RegExp(`[?&]mlat=${DEGREES}&mlon=${DEGREES}`),
  // Google Maps and Apple Maps.
  new RegExp(`[?&](?:ll|q|query|coordinate|destination|daddr|center|sll)=(?:loc:)?${PAIR}`, "i"),
  new RegExp(`/(?:place|search|dir)/${PAIR}`),
  new RegExp(`/@${PAIR}`),
  // OpenStreetMap: the centre of the map.
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${DEGREES}/${DEGREES}`),
  new RegExp(`^geo:${PAIR}`, "i"),
];

const WRITTEN = new RegExp(
  String.raw`^\(?${DEGREES}\s*°?\s*([NS])?\s*[,;\s]\s*${DEGREES}\s*°?\s*([EWO])?\)?$`,
  "i",
);

/** Returns the position in a map link, or in a text "latitude, longitude"; null if there is none. */
export function readPosition(text: string): Position | null {
  const typed = text.trim();
  const link = /^(?:https?:|geo:)/i.test(typed);
  if (link) {
    const linked = LINKS.map((pattern) => pattern.exec(typed)).find((match) => match !== null);
    return linked ? toPosition(linked[1], linked[2]) : null;
  }
  // "48,85; 2,35": commas are decimal separators, and another character separates the numbers.
  const pointed = /^[^,;]*\d,\d+[^,]*[;\s][^,]*\d,\d+[^,]*$/.test(typed) ? typed.replaceAll(",", ".") : typed;
  const written = WRITTEN.exec(pointed);
  if (!written) return null;
  const [, lat = "", south, lng = "", west] = written;
  const position = toPosition(lat, lng);
  if (!position) return null;
  return {
    lat: /s/i.test(south ?? "") ? -Math.abs(position.lat) : position.lat,
    lng: /[wo]/i.test(west ?? "") ? -Math.abs(position.lng) : position.lng,
  };
}

function toPosition(lat = "", lng = ""): Position | null {
  const [north, east] = [lat, lng].map((one) => Number(Number(one.replace("\u2212", "-")).toFixed(6)));
  if (north === undefined || east === undefined) return null;
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { lat: north, lng: east } : null;
}
