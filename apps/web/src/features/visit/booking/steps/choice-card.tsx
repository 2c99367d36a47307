import { cardPictureSource } from "@rendezvous/contract/catalogue/picture";
import { ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Card } from "../../../../components/card.tsx";
import { ClampedText } from "../../../../components/clamped-text.tsx";
import { RichText } from "../../../../components/rich-text.tsx";
import styles from "./choice-card.module.css";
import { thumbnailAddress } from "../../../ground/group/thumbnail-address.ts";
import { NextTimesPlace } from "../next-times/lazy-next-times.tsx";
import type { TimedChoice } from "../next-times/next-times.tsx";
import { useLookOfList } from "./choice-list.tsx";

interface Props
  extends Pick<ComponentProps<typeof Card>, "name" | "lang" | "spokenName" | "facts" | "chips" | "onChoose"> {
  /** Shown below the facts, in every look. */
  children?: ReactNode;
  description: string;
  thumbnail: string | null;
  /** Shows the next free times of this choice, if the group wants so. */
  timed?: TimedChoice | null;
  /** A button of the card's own, beside its name. */
  button?: ReactNode;
  /** The symbol of the "no preference" card, in place of a picture. */
  sign?: ReactNode;
  isChosen: boolean;
}

/** A card in the group's look, for one choice of a step. */
export function ChoiceCard({ children, description, thumbnail, sign, timed, button, ...card }: Props) {
  const { isGrid, hasDescriptions } = useLookOfList();
  return (
    <Card
      {...card}
      className={isGrid ? styles.inGrid : styles.inList}
      picture={<Picture thumbnail={thumbnail} sign={sign} />}
      end={
        <>
          {button}
          {!isGrid && <ChevronRight size={20} aria-hidden="true" className={styles.arrow} />}
          {timed && <NextTimesPlace {...timed} />}
        </>
      }
    >
      {children}
      {hasDescriptions && description.trim() !== "" && (
        <div className={styles.description}>
          <ClampedText>
            <RichText text={description} />
          </ClampedText>
        </div>
      )}
    </Card>
  );
}

/** Next to cards with pictures, the "no preference" card shows a symbol; a card without a picture shows only text. */
function Picture({ thumbnail, sign }: Pick<Props, "thumbnail" | "sign">) {
  const { isGrid, hasImages } = useLookOfList();
  if (!hasImages) return null;
  if (sign)
    return (
      <div className={`${styles.picture} ${styles.sign}`} aria-hidden="true">
        {sign}
      </div>
    );
  if (thumbnail === null) return null;
  const address = thumbnailAddress(thumbnail, isGrid);
  const avif = cardPictureSource(address);
  return (
    <picture className={styles.formats}>
      {avif !== null && <source type="image/avif" srcSet={avif} />}
      <img
        className={styles.picture}
        src={address}
        alt=""
        width={isGrid ? 510 : 72}
        height={isGrid ? 510 : 72}
        loading="lazy"
      />
    </picture>
  );
}
