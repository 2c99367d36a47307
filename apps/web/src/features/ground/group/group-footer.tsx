import type { Group } from "@rendezvous/contract/catalogue/group";
import { ChevronUp } from "lucide-react";
import type { ReactNode } from "react";
import { now } from "../../../lib/clock.ts";
import { usePhrases, useWording } from "../../../lib/phrases/phrases.ts";
import icon from "./icon.svg";
import styles from "./group-footer.module.css";
import { legalLink, termsPageOf } from "./paths.ts";

const FIRST_YEAR = 2006;
const MENU = "legal-links";

interface Props {
  group: Group | null;
  /** The button that opens the tracking choice. */
  choice: ReactNode;
}

export function GroupFooter({ group, choice }: Props) {
  const { footer } = usePhrases();
  const year = new Date(now()).getFullYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p className={styles.slogan}>
          <img src={icon} alt="" width="28" height="28" />
          {footer.slogan}
        </p>
        {/* Narrow windows open the links with this button; wide ones show them in the line and hide the button. */}
        <button type="button" className={styles.more} popoverTarget={MENU}>
          {footer.more}
          <ChevronUp size={14} aria-hidden />
        </button>
        <div id={MENU} popover="auto" className={styles.menu}>
          <LegalLinks group={group}>
            <li>{choice}</li>
          </LegalLinks>
          {/* Around New Year the server's year may differ from the browser's. */}
          <p suppressHydrationWarning>{footer.copyright({ from: FIRST_YEAR, to: year })}</p>
        </div>
      </div>
    </footer>
  );
}

/** Links to the terms, the privacy policy and the accessibility statement; `children` are more entries. */
export function LegalLinks({ group, children }: { group: Group | null; children?: ReactNode }) {
  const { language, phrases } = useWording();
  const { footer } = phrases.screen;
  return (
    <ul className={styles.links}>
      <li>
        <a {...legalLink(termsPageOf(group?.country ?? "FR"), language)}>{footer.terms}</a>
      </li>
      <li>
        <a {...legalLink("privacy", language, group)}>{footer.privacy}</a>
      </li>
      <li>
        <a {...legalLink("accessibility", language)}>{footer.accessibility}</a>
      </li>
      {children}
    </ul>
  );
}
