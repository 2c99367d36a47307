import { ArrowLeft } from "lucide-react";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useEmbedding } from "./embedding.ts";
import styles from "./return-link.module.css";

/**
 * A link back to the host's site, which leaves the frame. The site's name is shown too, because the host may choose any label.
 */
export function ReturnLink() {
  const phrases = usePhrases().embedding;
  const { returnUrl, returnButton } = useEmbedding();
  if (returnUrl === null || returnButton === false) return null;
  return (
    <nav className={styles.bar} aria-label={phrases.returnBar}>
      <a className={styles.link} href={returnUrl} target="_top">
        <ArrowLeft size={16} aria-hidden="true" />
        <span>{returnButton === true ? phrases.returnToSite : returnButton}</span>{" "}
        <span className={styles.site}>{new URL(returnUrl).host.replace(/^www\./, "")}</span>
      </a>
    </nav>
  );
}
