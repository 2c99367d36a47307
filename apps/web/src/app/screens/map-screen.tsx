import { Suspense } from "react";
import { useParams } from "wouter";
import { Loading } from "../../components/loading.tsx";
import { lazyComponent } from "../../lib/load-once.ts";

const MapPage = lazyComponent(async () => (await import("../../features/map/map-page.tsx")).MapPage);

/** Shows where the group is, or the calendar named in the path. */
export function MapScreen() {
  const { calendar } = useParams();
  return (
    <Suspense fallback={<Loading />}>
      <MapPage calendarId={calendar === undefined ? null : Number(calendar)} />
    </Suspense>
  );
}
