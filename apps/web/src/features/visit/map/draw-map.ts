import type { PageData } from "@rendezvous/contract/site/page-data";
import type { MapPhrases } from "@rendezvous/phrases/catalogues";
import { control, divIcon, map, marker, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";
import styles from "./draw-map.module.css";

const ZOOM = 16;
/** The zoom of a map without a place: a continent. */
const FAR_ZOOM = 4;
const PIN = { width: 32, height: 42 };
/** An SVG, since the library's own marker would need picture files. */
const PIN_DRAWING =
  '<svg viewBox="0 0 32 42" width="32" height="42"><path d="M16 1a15 15 0 0 0-15 15c0 10 15 25 15 25s15-15 15-25a15 15 0 0 0-15-15z"/><circle cx="16" cy="16" r="5.5"/></svg>';

interface MapOptions {
  lat: number;
  lng: number;
  /** False for a place that is still being chosen. */
  isMarked: boolean;
  /** Called with the position of a click. */
  onPick: ((lat: number, lng: number) => void) | undefined;
  tiles: NonNullable<PageData["mapTiles"]>;
  texts: MapPhrases;
  /** Called when the first tile has loaded. */
  onFirstTile: () => void;
  /** Called when all requested tiles have failed. */
  onNoTile: () => void;
}

/** Draws a map around a place; returns a function that removes it. */
export function drawMap(box: HTMLElement, options: MapOptions): () => void {
  const { lat, lng, isMarked, onPick, tiles, texts, onFirstTile, onNoTile } = options;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const drawn = map(box, {
    center: [lat, lng],
    zoom: isMarked ? ZOOM : FAR_ZOOM,
    zoomControl: false,
    // The wheel and one-finger swipes scroll the page instead of the map.
    scrollWheelZoom: false,
    // The library continues an animation after the map was removed, and throws.
    zoomAnimation: false,
    fadeAnimation: !isStill,
    inertia: !isStill,
  });
  drawn.attributionControl.setPrefix(false);
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(drawn);
  const icon = divIcon({
    className: styles.pin ?? "",
    html: PIN_DRAWING,
    iconSize: [PIN.width, PIN.height],
    iconAnchor: [PIN.width / 2, PIN.height],
  });
  // The page names the place in words, so the marker is hidden from keyboard and screen readers.
  if (isMarked) marker([lat, lng], { icon, interactive: false, keyboard: false }).addTo(drawn);
  if (onPick) drawn.on("click", ({ latlng: { lat: north, lng: east } }) => onPick(north, east));
  let isAnyThere = false;
  tileLayer(tiles.url, {
    attribution: tiles.attribution,
    // Public tile servers require a referrer, which the page's own policy would suppress; only the origin is sent.
    referrerPolicy: "origin",
  })
    .on("tileload", () => {
      isAnyThere = true;
      onFirstTile();
    })
    .on("load", () => isAnyThere || onNoTile())
    .addTo(drawn);
  for (const link of box.querySelectorAll<HTMLAnchorElement>(".leaflet-control-attribution a")) {
    link.target = "_blank";
    link.rel = "noreferrer";
  }
  return () => drawn.remove();
}
