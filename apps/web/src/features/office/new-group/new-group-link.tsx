import { Link } from "../../../lib/navigation.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import styles from "./new-group-link.module.css";

/** A link from the start page to the creation of a group. */
export function NewGroupLink() {
  return (
    <Link className={styles.link} path="/new" search={(query) => query}>
      {useProPhrases("newGroup").heading}
    </Link>
  );
}
