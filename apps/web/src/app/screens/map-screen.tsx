import { useParams } from "wouter";
import { lazyScreen } from "../../components/with-loading.tsx";

const MapPage = lazyScreen(async () => (await import("../../features/visit/map/map-page.tsx")).MapPage);

/** Shows the place of the group, or of the calendar named in the path. */
export function MapScreen() {
  const { calendar } = useParams();
  return <MapPage calendarId={calendar === undefined ? null : Number(calendar)} />;
}
