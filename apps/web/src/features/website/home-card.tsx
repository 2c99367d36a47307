import type { ReactNode } from "react";
import { RichText } from "../../components/rich-text.tsx";
import styles from "./home-card.module.css";
import { Picture } from "./picture.tsx";

interface Props {
  name: string;
  /** Of the name, where it is another than the page's: see ChoiceCard. */
  lang?: string | undefined;
  /** What its button is called when the name alone would not say what it does. */
  spokenName: string;
  facts?: string;
  chips?: ReactNode;
  description: string;
  /** Without a size of its own; null where there is none. */
  picture: string | null;
  onChoose: () => void;
}

/** Something to book, on the home page; the whole card is the target, through its one button. */
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
        {/* Not every browser writes a price as the server does. */}
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
