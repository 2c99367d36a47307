import type { ReactNode } from "react";
import styles from "./card.module.css";

interface Props {
  className: string | undefined;
  name: string;
  /**
   * Language of the name, if it is not the page's. The button is then labelled with the name alone, because a label can
   * have only one language.
   */
  lang?: string | undefined;
  /** The button's accessible name, if the card's name alone would not say what it does. */
  spokenName: string;
  /** One line in a quieter colour: length, price. */
  facts?: string | undefined;
  /** Shown beside the facts. */
  chips?: ReactNode;
  /** Shown before the text. */
  picture: ReactNode;
  /** Whether the card is chosen; undefined: the card does not show this. */
  isChosen?: boolean | undefined;
  onChoose: () => void;
  /** Shown below the facts. */
  children: ReactNode;
  /** Shown after the text. */
  end?: ReactNode;
}

/** A card for a choice; the whole card is the click target, with one button for keyboard and screen readers. */
export function Card(props: Props) {
  return (
    <li className={`${styles.card} ${props.className}`}>
      {props.picture}
      <div className={styles.words}>
        <button
          type="button"
          className={styles.name}
          lang={props.lang}
          aria-label={props.lang === undefined ? props.spokenName : undefined}
          aria-pressed={props.isChosen}
          onClick={props.onChoose}
        >
          {props.name}
        </button>
        <div className={styles.facts}>
          {/* Browsers and the server may format a price with different spaces. */}
          {props.facts && <p suppressHydrationWarning>{props.facts}</p>}
          {props.chips}
        </div>
        {props.children}
      </div>
      {props.end}
    </li>
  );
}
