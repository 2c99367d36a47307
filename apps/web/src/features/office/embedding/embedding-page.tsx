import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { groupAddress } from "../../ground/group/paths.ts";
import { RecordPage } from "../records/record-page.tsx";
import styles from "./embedding.module.css";

/**
 * The embedding code for the organisation's own site with its preview, the sites that may embed the booking, and visitor
 * tracking.
 */
export function EmbeddingPage() {
  const phrases = useProPhrases("messages");
  const { language } = useWording();
  const { group } = useLoadedGroup();
  return (
    <RecordPage kind="embedding" record={String(group.id)}>
      <section className={styles.code} aria-labelledby="embed-code">
        <h2 id="embed-code">{phrases.code}</h2>
        {group.inactive ? (
          <p>{phrases.notOnline}</p>
        ) : (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, with a policy of its own
          <iframe
            className={styles.frame}
            title={phrases.code}
            src={`${groupAddress(group.urlname, "")}/embed?locale=${language}`}
          />
        )}
      </section>
    </RecordPage>
  );
}
