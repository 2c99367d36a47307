import { useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { groupAddress, toManage } from "../../ground/group/paths.ts";
import { GoingLive } from "../new-group/going-live.tsx";
import { useChecklist } from "../new-group/use-checklist.ts";
import { useMay } from "../../ground/session/use-may.ts";
import { useWorkingDraft } from "../schema/working-draft.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import styles from "../parts/manage.module.css";
import { visibleSections } from "./pages.ts";

/** Shows the address of the booking, and links to all pages of the back office. */
export function OverviewPage() {
  const phrases = useManagePhrases();
  const { group } = useLoadedGroup();
  const may = useMay();
  const draft = useWorkingDraft();
  const isOnline = !(useChecklist().data?.inactive ?? group.inactive);
  const address = new URL(groupAddress(group.urlname, ""), location.origin);
  return (
    <ManageContent title={phrases.heading} text={phrases.text}>
      <section className={styles.part} aria-labelledby="own-page">
        <h2 id="own-page">{phrases.page}</h2>
        {/* Before the publication the page has no use for clients. */}
        {isOnline && <p>{phrases.pageText}</p>}
        <p>
          <a href={address.pathname}>{`${address.host}${address.pathname}`}</a>
        </p>
      </section>
      {/* A draft does not decide whether the group is published. */}
      {draft === null && <GoingLive />}
      <ul className={styles.topics}>
        {visibleSections(may).map(({ name, pages }) => (
          <li key={name}>
            <Link {...toManage(group.urlname, pages[0]?.name)}>{phrases.sections[name].name}</Link>
            <p>{phrases.sections[name].text}</p>
          </li>
        ))}
      </ul>
    </ManageContent>
  );
}
