import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { useMay } from "../../ground/session/use-may.ts";

/** Says that there is no service yet, with a link to create one for professionals who may. */
export function NothingOnline() {
  const { online } = useProPhrases("explanation");
  const { add } = useProPhrases("manage");
  const { interventions } = usePhrases();
  const { group } = useLoadedGroup();
  if (!useMay()("manage_catalogue")) return <p>{interventions.none}</p>;
  return (
    <p>
      {online.nothing} <Link {...toManage(group.urlname, "interventions", "new")}>{add}</Link>
    </p>
  );
}
