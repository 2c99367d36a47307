import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { useHasRight } from "../../ground/session/use-has-right.ts";

/** Says that there is no service yet, with a link to create one for professionals who may. */
export function NoServiceYet() {
  const { online } = useProPhrases("explanation");
  const { add } = useProPhrases("manage");
  const { interventions } = usePhrases();
  const { group } = useLoadedGroup();
  if (!useHasRight()("manage_catalogue")) return <p>{interventions.none}</p>;
  return (
    <p>
      {online.nothing} <Link {...toManage(group.urlname, "interventions", "new")}>{add}</Link>
    </p>
  );
}
