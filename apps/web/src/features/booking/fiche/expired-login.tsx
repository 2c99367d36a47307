import { buttonClass } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useFichePhrases } from "../../../lib/lazy-phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { toLogin } from "../../group/paths.ts";
import { ScrollIntoView } from "./scroll-into-view.tsx";
import { Link } from "../../../lib/navigation.tsx";

/** Booking without a login may be allowed, but after an expired one it would be booked as another person: so it is said. */
export function ExpiredLogin() {
  const phrases = useFichePhrases().choose;
  const { group } = useKnownGroup();
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
