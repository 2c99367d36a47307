import { useLoadedGroup } from "../../ground/group/page-data.ts";
import manage from "../parts/manage.module.css";
import { RecordPage } from "../records/record-page.tsx";
import { useLanguages } from "../schema/use-languages.ts";
import { Translations } from "./translations.tsx";

/** The languages of the group's pages, and all texts for clients, side by side with their translations. */
export function LanguagesPage() {
  const { group } = useLoadedGroup();
  const { own, languages } = useLanguages();
  return (
    <div className={manage.content}>
      <RecordPage kind="languages" record={String(group.id)} />
      {languages.length > 1 && <Translations key={own} />}
    </div>
  );
}
