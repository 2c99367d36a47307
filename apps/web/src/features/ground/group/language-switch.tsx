import { LANGUAGE_ENTRIES, LANGUAGES } from "@rendezvous/phrases/language";
import { ChevronDown, Globe } from "lucide-react";
import { LANGUAGE_COOKIE } from "@rendezvous/contract/site/language-cookie";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { openPreservingInput } from "../../../lib/page/leave-page.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { showNotification } from "../../../lib/popups.ts";
import styles from "./language-switch.module.css";
import { addressInLanguage } from "./paths.ts";
import { useLocation, useQueryText } from "../../../lib/navigation.tsx";

/**
 * Shown if the group has more than one language. A group's texts come from the server, so a change of language reloads the page.
 */
export function LanguageSwitch({ enabledLocales }: { enabledLocales: string }) {
  const { language, phrases } = useWording();
  const { pathname } = useLocation();
  const query = useQueryText();
  const enabled = enabledLocales.split(",").map((locale) => locale.trim().toLowerCase().split("-")[0]);
  const offered = LANGUAGES.filter((one) => enabled.includes(one));
  if (offered.length < 2) return null;
  return (
    <label className={styles.switch}>
      <Globe className={styles.globe} size={18} aria-hidden="true" />
      <span aria-hidden="true" className={styles.short}>
        {language.toUpperCase()}
      </span>
      <span aria-hidden="true" className={styles.long}>
        {LANGUAGE_ENTRIES[language].name}
      </span>
      <ChevronDown size={16} aria-hidden="true" />
      <VisuallyHidden>{phrases.screen.common.language}</VisuallyHidden>
      <select
        className={styles.select}
        value={language}
        onChange={({ target }) => {
          // Without a network a reload would show the browser's own error instead of this page.
          if (!navigator.onLine) return showNotification("problem", phrases.screen.error.offline);
          storeLanguage(target.value);
          openPreservingInput(addressInLanguage(pathname, query, target.value));
        }}
      >
        {offered.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_ENTRIES[one].name}
          </option>
        ))}
      </select>
    </label>
  );
}

const YEAR_SECONDS = 31_536_000;

/**
 * Stores the visitor's language for the next visit, as a setting without personal data. If the browser denies it (in a
 * third-party frame), only the address contains the language.
 */
function storeLanguage(language: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  try {
    document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  } catch {
    // Reading cookies throws in a sandboxed frame.
  }
}
