import type { ProGroup } from "@rendezvous/contract/catalogue/group";
import { Building2 } from "lucide-react";
import { buttonClass } from "../../../../components/button.tsx";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { addressInLanguage, toProScreen } from "../../../ground/group/paths.ts";
import styles from "./account-actions.module.css";

/** Links to the other groups in which a professional works. */
export function OtherGroups({ others, labelledBy }: { others: readonly ProGroup[]; labelledBy: string }) {
  const { language } = useWording();
  return (
    <ul className={styles.menu} aria-labelledby={labelledBy}>
      {others.map((one) => (
        <li key={one.id}>
          {/* Another group is another page, so it needs a page load. */}
          <a
            className={buttonClass("plain")}
            href={addressInLanguage(toProScreen(one.urlname, "calendar").path, "", language)}
          >
            <Building2 size={18} aria-hidden="true" />
            <span className={styles.group}>
              {one.name} <small className={styles.urlname}>{one.urlname}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
