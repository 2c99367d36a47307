/** Returns a link to a place on OpenStreetMap: its exact coordinates if available, otherwise a search for its address. */
export function mapLink(address: string, lat: number | null, lng: number | null): string {
  if (lat !== null && lng !== null)
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

/** Returns a link to directions on OpenStreetMap. */
export function directionsLink(address: string, lat: number | null, lng: number | null): string {
  if (lat !== null && lng !== null)
    return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}#map=16/${lat}/${lng}`;
  return mapLink(address, lat, lng);
}

/** Returns links to directions in common apps and sites, by their brand names. */
export function directionsLinks(address: string, lat: number | null, lng: number | null) {
  const to = encodeURIComponent(lat !== null && lng !== null ? `${lat},${lng}` : address);
  return {
    /** For any maps app on the device. */
    own: lat !== null && lng !== null ? `geo:${lat},${lng}?q=${lat},${lng}` : `geo:0,0?q=${to}`,
    sites: {
      "Google Maps": `https://www.google.com/maps/dir/?api=1&destination=${to}`,
      "Apple Maps": `https://maps.apple.com/?daddr=${to}`,
      OpenStreetMap: directionsLink(address, lat, lng),
    },
  };
}
