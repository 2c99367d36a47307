import type { ReactNode } from "react";
import { RichText } from "../../components/rich-text.tsx";
import styles from "./home-card.module.css";
import { Picture } from "./picture.tsx";

interface Props {
  name: string;
  /** Language of the name, if it is not the page's: see ChoiceCard. */
  lang?: string | undefined;
  /** The button's accessible name, if the name alone would not say what it does. */
  spokenName: string;
  facts?: string;
  chips?: ReactNode;
  description: string;
  /** The address without a size; null if there is no picture. */
  picture: string | null;
  onChoose: () => void;
}

/**
 * A service or pack on the home page; the whole card is the click target, with one button for keyboard and screen
 * readers.
 */
export function HomeCard({ name, lang, spokenName, facts, chips, description, picture, onChoose }: Props) {
  return (
    <li className={styles.card}>
      {picture !== null && (
        <Picture
          className={styles.picture}
          address={picture}
          alt=""
          sizes="(min-width: 42.5rem) 21rem, 5.5rem"
          width={480}
          height={300}
        />
      )}
      <div className={styles.words}>
        <button
          type="button"
          className={styles.name}
          lang={lang}
          aria-label={lang === undefined ? spokenName : undefined}
          onClick={onChoose}
        >
          {name}
        </button>
        {/* Browsers and the server may format a price with different spaces. */}
        {facts && (
          <p className={styles.facts} suppressHydrationWarning>
            {facts}
          </p>
        )}
        {chips}
        {description.trim() !== "" && (
          <div className={styles.description}>
            <RichText text={description} />
          </div>
        )}
      </div>
    </li>
  );
}
