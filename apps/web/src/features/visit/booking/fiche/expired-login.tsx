import { buttonClass } from "../../../../components/button.tsx";
import { Notice } from "../../../../components/notice.tsx";
import { useFichePhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import { toLogin } from "../../../ground/group/paths.ts";
import { ScrollIntoView } from "./scroll-into-view.tsx";
import { Link } from "../../../../lib/navigation.tsx";

/** Says that the session has expired, because a booking without a login would be for another person. */
export function ExpiredLogin() {
  const phrases = useFichePhrases().choose;
  const { group } = useLoadedGroup();
  return (
    <ScrollIntoView>
      <Notice look="problem">
        <p>{phrases.expired}</p>
        <Link className={buttonClass("quiet")} {...toLogin(group.urlname)}>
          {phrases.logInAgain}
        </Link>
      </Notice>
    </ScrollIntoView>
  );
}
