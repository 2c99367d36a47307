import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Clamped } from "../../../components/clamped.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import styles from "./choice-card.module.css";
import { thumbnailAddress } from "../../group/thumbnail-address.ts";
import { useStepLook } from "./choice-list.tsx";

interface Props {
  name: string;
  /**
   * Language of the name, if it is not the page's. The button is then labelled with the name alone, because a label can
   * have only one language.
   */
  lang?: string | undefined;
  /** The button's accessible name, if the card's name alone would not say what it does. */
  spokenName: string;
  /** One line in a quieter colour: length, price. */
  facts?: string;
  chips?: ReactNode;
  /** Shown below the facts, with whatever look the group chose. */
  children?: ReactNode;
  description: string;
  thumbnail: string | null;
  /** The symbol of the "no preference" card, in place of a picture. */
  sign?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
}

/** A card for one choice; the whole card is the click target, with one button for keyboard and screen readers. */
export function ChoiceCard(props: Props) {
  const { isGrid, hasDescriptions } = useStepLook();
  const mode = isGrid ? styles.inGrid : styles.inList;
  return (
    <li className={`${styles.card} ${mode} ${props.isChosen ? styles.chosen : ""}`}>
      <Picture {...props} />
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

/** Next to cards with pictures, the "no preference" card shows a symbol; a card without a picture shows only text. */
function Picture({ thumbnail, sign }: Pick<Props, "thumbnail" | "sign">) {
  const { isGrid, hasImages } = useStepLook();
  if (!hasImages) return null;
  if (sign)
    return (
      <div className={`${styles.picture} ${styles.sign}`} aria-hidden="true">
        {sign}
      </div>
    );
  if (thumbnail === null) return null;
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
}
