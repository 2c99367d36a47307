import type { ComponentType } from "react";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { RecordPage } from "./record-page.tsx";
import type { SettingsPage } from "../schema/field-spec.ts";

/** Returns a page of the settings, in the form of all records. */
export function createSettingsPage(page: SettingsPage): ComponentType {
  return function SettingsFormPage() {
    const { group } = useLoadedGroup();
    return <RecordPage kind={page} record={String(group.id)} />;
  };
}
