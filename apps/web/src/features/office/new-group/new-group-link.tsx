import { Link } from "../../../lib/navigation.tsx";
import { useNewGroupPhrases } from "../../../lib/phrases/professional-phrases.ts";

/** A link from the start page to the creation of a group. */
export function NewGroupLink() {
  return (
    <Link path="/new" search={(query) => query}>
      {useNewGroupPhrases().heading}
    </Link>
  );
}
