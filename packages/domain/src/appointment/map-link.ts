/** A place on OpenStreetMap: its exact point where it is known, else a search for its address. */
export function mapLink(address: string, lat: number | null, lng: number | null): string {
  if (lat !== null && lng !== null)
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

/** The way from here to there, on OpenStreetMap. */
export function directionsLink(address: string, lat: number | null, lng: number | null): string {
  if (lat !== null && lng !== null)
    return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}#map=16/${lat}/${lng}`;
  return mapLink(address, lat, lng);
}
