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

/** The ways there in programs and on sites that people use, by the name that each has everywhere. */
export function directionsWays(address: string, lat: number | null, lng: number | null) {
  const to = encodeURIComponent(lat !== null && lng !== null ? `${lat},${lng}` : address);
  return {
    /** For whichever program of the device shows places. */
    own: lat !== null && lng !== null ? `geo:${lat},${lng}?q=${lat},${lng}` : `geo:0,0?q=${to}`,
    sites: {
      "Google Maps": `https://www.google.com/maps/dir/?api=1&destination=${to}`,
      "Apple Maps": `https://maps.apple.com/?daddr=${to}`,
      OpenStreetMap: directionsLink(address, lat, lng),
    },
  };
}
