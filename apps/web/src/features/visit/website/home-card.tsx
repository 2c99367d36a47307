import type { ComponentProps } from "react";
import { Card } from "../../../components/card.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import styles from "./home-card.module.css";
import { Picture } from "./picture.tsx";

interface Props
  extends Pick<ComponentProps<typeof Card>, "name" | "lang" | "spokenName" | "facts" | "chips" | "onChoose"> {
  description: string;
  /** The address without a size; null if there is no picture. */
  picture: string | null;
}

/** A service or pack on the home page. */
export function HomeCard({ description, picture, ...card }: Props) {
  return (
    <Card
      {...card}
      className={styles.card}
      picture={
        picture !== null && (
          <Picture
            className={styles.picture}
            address={picture}
            alt=""
            sizes="(min-width: 42.5rem) 21rem, 5.5rem"
            width={480}
            height={300}
          />
        )
      }
    >
      {description.trim() !== "" && (
        <div className={styles.description}>
          <RichText text={description} />
        </div>
      )}
    </Card>
  );
}
