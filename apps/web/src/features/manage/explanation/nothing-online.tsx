import { useExplanationPhrases, useManagePhrases } from "../../../lib/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useKnownGroup } from "../../group/first-data.ts";
import { toManage } from "../../group/paths.ts";

/** There is no service yet: where one is made. */
export function NothingOnline() {
  const { online } = useExplanationPhrases();
  const { add } = useManagePhrases();
  const { group } = useKnownGroup();
  return (
    <p>
      {online.nothing} <Link {...toManage(group.urlname, "interventions", "new")}>{add}</Link>
    </p>
  );
}
