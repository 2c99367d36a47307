import type { ComponentType } from "react";
import { withLoading } from "../../components/with-loading.tsx";
import type { ProScreen } from "../../features/group/paths.ts";
import { lazyComponent } from "../../lib/load-once.ts";
import { ProOnly } from "./pro-only.tsx";

function proScreen(screen: ProScreen, load: () => Promise<ComponentType>): ComponentType {
  const Page = withLoading(lazyComponent(load));
  return function ProfessionalsScreen() {
    return (
      <ProOnly screen={screen}>
        <Page />
      </ProOnly>
    );
  };
}

export const CalendarScreen = proScreen(
  "calendar",
  async () => (await import("../../features/calendar/calendar-page.tsx")).CalendarPage,
);

export const SearchFicheScreen = proScreen(
  "search_fiche",
  async () => (await import("./search-fiche-part.tsx")).SearchFichePart,
);

/** Where owners publish what their group offers. */
export const ManageScreen = proScreen(
  "manage",
  async () => (await import("../../features/manage/manage-page.tsx")).ManagePage,
);

/** How a professional logs in. */
export const SecurityScreen = proScreen(
  "security",
  async () => (await import("../../features/factor/security-page.tsx")).SecurityPage,
);
