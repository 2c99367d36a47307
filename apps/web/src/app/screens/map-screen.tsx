import { useParams } from "wouter";
import { withLoading } from "../../components/with-loading.tsx";
import { lazyComponent } from "../../lib/load-once.ts";

const MapPage = withLoading(
  lazyComponent(async () => (await import("../../features/visit/map/map-page.tsx")).MapPage),
);

/** Shows the place of the group, or of the calendar named in the path. */
export function MapScreen() {
  const { calendar } = useParams();
  return <MapPage calendarId={calendar === undefined ? null : Number(calendar)} />;
}
