import { lazy, Suspense } from "react";
import { useParams } from "wouter";
import { Loading } from "../../components/loading.tsx";

const MapPage = lazy(() =>
  import("../../features/map/map-page.tsx").then((file) => ({ default: file.MapPage })),
);

/** Shows where the group is, or the calendar named in the path. */
export function MapScreen() {
  const { calendar } = useParams();
  return (
    <Suspense fallback={<Loading />}>
      <MapPage calendarId={calendar === undefined ? null : Number(calendar)} />
    </Suspense>
  );
}
