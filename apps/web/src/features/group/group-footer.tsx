import type { Group } from "@rendezvous/contract/group";
import { now } from "../../lib/clock.ts";
import { useWording } from "../../lib/phrases.ts";
import icon from "./icon.svg";
import styles from "./group-footer.module.css";
import { legalLink, termsOf } from "./paths.ts";

const FIRST_YEAR = 2006;

export function GroupFooter({ group }: { group: Group | null }) {
  const { language, phrases } = useWording();
  const { footer } = phrases.screen;
  const year = new Date(now()).getFullYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p className={styles.slogan}>
          <img src={icon} alt="" width="28" height="28" />
          {footer.slogan}
        </p>
        <ul className={styles.links}>
          <li>
            <a {...legalLink(termsOf(group?.country ?? "FR"), language)}>{footer.terms}</a>
          </li>
          <li>
            <a {...legalLink("privacy", language)}>{footer.privacy}</a>
          </li>
          <li>
            <a {...legalLink("accessibility", language)}>{footer.accessibility}</a>
          </li>
        </ul>
        {/* Around New Year, the server's may be another one. */}
        <p suppressHydrationWarning>{footer.copyright({ from: FIRST_YEAR, to: year })}</p>
      </div>
    </footer>
  );
}
