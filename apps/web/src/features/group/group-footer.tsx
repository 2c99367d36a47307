import type { Group } from "@rendezvous/contract/group";
import { now } from "../../lib/clock.ts";
import { useWording } from "../../lib/phrases.ts";
import icon from "./icon.svg";
import styles from "./group-footer.module.css";
import { ACCESSIBILITY_ADDRESS, termsAddress } from "./paths.ts";

const FIRST_YEAR = 2006;

export function GroupFooter({ group }: { group: Group | null }) {
  const { phrases } = useWording();
  const { footer } = phrases.screen;
  const year = new Date(now()).getFullYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p className={styles.slogan}>
          <img src={icon} alt="" width="16" height="16" />
          {footer.slogan}
        </p>
        <ul className={styles.links}>
          <li>
            <a href={termsAddress(group?.country ?? "FR")}>{footer.terms}</a>
          </li>
          <li>
            <a href={ACCESSIBILITY_ADDRESS}>{footer.accessibility}</a>
          </li>
        </ul>
        {/* Around New Year, the server's may be another one. */}
        <p suppressHydrationWarning>{footer.copyright({ from: FIRST_YEAR, to: year })}</p>
      </div>
    </footer>
  );
}
