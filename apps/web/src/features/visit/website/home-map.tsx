import { useEffect, useRef, useState, Suspense } from "react";
import { lazyComponent } from "../../../lib/load-once.ts";
import { useFirstData, useLoadedGroup } from "../../ground/group/first-data.ts";
import styles from "./contact.module.css";

const MapView = lazyComponent(async () => (await import("../map/map-view.tsx")).MapView);

/** How far below the window the map begins to load. */
const AHEAD = "300px";

/** The organisation's place on a map, if the installation has tiles; loaded only when the visitor scrolls near it. */
export function HomeMap() {
  const { mapTiles } = useFirstData();
  const { lat, lng } = useLoadedGroup().group;
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  if (mapTiles === null || lat === null || lng === null) return null;
  return (
    <div ref={box} className={styles.map}>
      {isNear && (
        <Suspense>
          <MapView lat={lat} lng={lng} tiles={mapTiles} />
        </Suspense>
      )}
    </div>
  );
}
