import type { ComponentType } from "react";
import { lazyScreen } from "../../components/with-loading.tsx";
import type { ProPart } from "./pro-parts.tsx";

function proScreen(name: ProPart): ComponentType {
  return lazyScreen(async () => (await import("./pro-parts.tsx")).loadProPart(name));
}

export const CalendarScreen = proScreen("calendar");
export const SearchFicheScreen = proScreen("searchFiche");
export const ManageScreen = proScreen("manage");
export const SecurityScreen = proScreen("security");
