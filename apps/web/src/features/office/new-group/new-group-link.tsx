import { Link } from "../../../lib/navigation.tsx";
import { useNewGroupPhrases } from "../../../lib/phrases/professional-phrases.ts";

/** The way to a page of one's own, from the page without a group. */
export function NewGroupLink() {
  return (
    <Link path="/new" search={(query) => query}>
      {useNewGroupPhrases().heading}
    </Link>
  );
}
