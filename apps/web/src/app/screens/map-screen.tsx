import { lazy, Suspense } from "react";
import { useParams } from "wouter";
import { Loading } from "../../components/loading.tsx";

const MapPage = lazy(() =>
  import("../../features/map/map-page.tsx").then((file) => ({ default: file.MapPage })),
);

/** Where the group is, or the calendar that the path names. */
export function MapScreen() {
  const { calendar } = useParams();
  return (
    <Suspense fallback={<Loading />}>
      <MapPage calendarId={calendar === undefined ? null : Number(calendar)} />
    </Suspense>
  );
}
