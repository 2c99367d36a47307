import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Clamped } from "../../../components/clamped.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import styles from "./choice-card.module.css";
import { thumbnailAddress } from "../../group/thumbnail-address.ts";
import { useStepLook } from "./choice-list.tsx";

interface Props {
  name: string;
  /** Of the name, where it is another than the page's: then its button is called by the name alone, as no name can be read in two. */
  lang?: string | undefined;
  /** What the card's button is called when its name alone would not say what it does. */
  spokenName: string;
  /** One quiet line: length, price. */
  facts?: string;
  chips?: ReactNode;
  /** Below the facts, whatever the group's look. */
  children?: ReactNode;
  description: string;
  thumbnail: string | null;
  /** What stands for all the others has it instead of a picture. */
  sign?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
}

/** One thing to choose; the whole card is the target, through its one button. */
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
          {/* Not every browser writes a price as the server does. */}
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

/** Beside pictures, a card that stands for all the others has a sign; one that has no picture is words alone. */
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
