import type { ComponentType } from "react";
import { ProOnly } from "./pro-only.tsx";

/** The screens of professionals. Their list is a file of its own, so that no visitor fetches the names of all their files. */
const PARTS = {
  calendar: async () => (await import("../../features/day/calendar/calendar-page.tsx")).CalendarPage,
  searchFiche: async () => (await import("./search-fiche-part.tsx")).SearchFichePart,
  /** Owners publish the group's offer here, and each professional finds their own pages. */
  manage: async () => (await import("../../features/office/frame/manage-page.tsx")).ManagePage,
  /** A professional's login methods. */
  security: async () => (await import("../../features/account/factor/security-page.tsx")).SecurityPage,
} satisfies Record<string, () => Promise<ComponentType>>;

export type ProPart = keyof typeof PARTS;

export async function loadProPart(name: ProPart): Promise<ComponentType> {
  const Page = await PARTS[name]();
  return function ProfessionalsScreen() {
    return (
      <ProOnly>
        <Page />
      </ProOnly>
    );
  };
}
