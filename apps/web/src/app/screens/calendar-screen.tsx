import { lazy, Suspense } from "react";
import { Loading } from "../../components/loading.tsx";
import { ProOnly } from "./pro-only.tsx";

const CalendarPage = lazy(() =>
  import("../../features/calendar/calendar-page.tsx").then((file) => ({ default: file.CalendarPage })),
);

export function CalendarScreen() {
  return (
    <ProOnly screen="calendar">
      <Suspense fallback={<Loading />}>
        <CalendarPage />
      </Suspense>
    </ProOnly>
  );
}
