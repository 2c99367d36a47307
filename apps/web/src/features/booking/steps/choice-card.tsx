import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Clamped } from "../../../components/clamped.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import styles from "./choice-card.module.css";

interface Props {
  name: string;
  /** What the card's button is called when its name alone would not say what it does. */
  spokenName: string;
  /** One quiet line: length, price. */
  facts?: string;
  chips?: ReactNode;
  description: string;
  thumbnail: string | null;
  isChosen: boolean;
  onChoose: () => void;
}

/** One thing to choose; the whole card is the target, through its one button. */
export function ChoiceCard(props: Props) {
  return (
    <li className={`${styles.card} ${props.isChosen ? styles.chosen : ""}`}>
      {props.thumbnail !== null && (
        <img
          className={styles.thumbnail}
          src={props.thumbnail}
          alt=""
          width="72"
          height="72"
          loading="lazy"
        />
      )}
      <div className={styles.words}>
        <button
          type="button"
          className={styles.name}
          aria-label={props.spokenName}
          aria-pressed={props.isChosen}
          onClick={props.onChoose}
        >
          {props.name}
        </button>
        <div className={styles.facts}>
          {props.facts && <p>{props.facts}</p>}
          {props.chips}
        </div>
        {props.description.trim() !== "" && (
          <div className={styles.description}>
            <Clamped>
              <RichText text={props.description} />
            </Clamped>
          </div>
        )}
      </div>
      <ChevronRight size={20} aria-hidden="true" className={styles.arrow} />
    </li>
  );
}
