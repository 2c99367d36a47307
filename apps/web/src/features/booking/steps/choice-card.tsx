import { ChevronRight, Shuffle } from "lucide-react";
import type { ReactNode } from "react";
import { Clamped } from "../../../components/clamped.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import styles from "./choice-card.module.css";
import { thumbnailAddress } from "../../group/thumbnail-address.ts";
import { useLook } from "./choice-list.tsx";

interface Props {
  name: string;
  /** What the card's button is called when its name alone would not say what it does. */
  spokenName: string;
  /** One quiet line: length, price. */
  facts?: string;
  chips?: ReactNode;
  /** Below the facts, whatever the group's look. */
  children?: ReactNode;
  description: string;
  thumbnail: string | null;
  /** Stands for all the others: it has a sign instead of a picture. */
  isAny?: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** One thing to choose; the whole card is the target, through its one button. */
export function ChoiceCard(props: Props) {
  const { isGrid, hasDescriptions } = useLook();
  const mode = isGrid ? styles.inGrid : styles.inList;
  return (
    <li className={`${styles.card} ${mode} ${props.isChosen ? styles.chosen : ""}`}>
      <Picture {...props} />
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
        {props.children}
        {hasDescriptions && props.description.trim() !== "" && (
          <div className={styles.description}>
            <Clamped>
              <RichText text={props.description} />
            </Clamped>
          </div>
        )}
      </div>
      {!isGrid && <ChevronRight size={20} aria-hidden="true" className={styles.arrow} />}
    </li>
  );
}

/** A card without a picture keeps the place of one among those that have it. */
function Picture({ thumbnail, name, isAny = false }: Pick<Props, "thumbnail" | "name" | "isAny">) {
  const { isGrid, hasImages } = useLook();
  if (!hasImages) return null;
  if (thumbnail !== null)
    return (
      <img
        className={styles.picture}
        src={thumbnailAddress(thumbnail, isGrid)}
        alt=""
        width={isGrid ? 510 : 72}
        height={isGrid ? 510 : 72}
        loading="lazy"
      />
    );
  return (
    <div className={`${styles.picture} ${styles.sign}`} aria-hidden="true">
      {isAny ? <Shuffle size={32} strokeWidth={1.75} /> : name.trim().charAt(0).toLocaleUpperCase()}
    </div>
  );
}
