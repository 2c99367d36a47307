import type { ComponentType } from "react";
import { lazyScreen } from "../../components/with-loading.tsx";

function proScreen(load: () => Promise<ComponentType>): ComponentType {
  return lazyScreen(async () => {
    const [{ ProOnly }, Page] = await Promise.all([import("./pro-only.tsx"), load()]);
    return function ProfessionalsScreen() {
      return (
        <ProOnly>
          <Page />
        </ProOnly>
      );
    };
  });
}

export const CalendarScreen = proScreen(
  async () => (await import("../../features/day/calendar/calendar-page.tsx")).CalendarPage,
);

export const SearchFicheScreen = proScreen(
  async () => (await import("./search-fiche-part.tsx")).SearchFichePart,
);

/** The screen where owners publish the group's offer, and each professional finds their own pages. */
export const ManageScreen = proScreen(
  async () => (await import("../../features/office/frame/manage-page.tsx")).ManagePage,
);

/** The screen for a professional's login methods. */
export const SecurityScreen = proScreen(
  async () => (await import("../../features/account/factor/security-page.tsx")).SecurityPage,
);
