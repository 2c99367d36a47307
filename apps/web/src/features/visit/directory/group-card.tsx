import type { ListedGroup } from "@rendezvous/contract/site/first-data";
import { pictureSources } from "@rendezvous/contract/catalogue/picture";
import { initialsOf } from "@rendezvous/domain/group/initials";
import type { ReactNode } from "react";
import { useDirectoryPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { buttonClass } from "../../../components/button.tsx";
import styles from "./directory.module.css";

interface Props {
  group: ListedGroup;
  address: string;
  children?: ReactNode;
}

/** A group with its picture, its logo, or its initials in its colour, and the link to its page. */
export function GroupCard({ group: { name, city, picture, logo, color }, address, children }: Props) {
  const phrases = useDirectoryPhrases();
  return (
    <li className={styles.group}>
      {picture !== null ? (
        <Picture address={picture} />
      ) : logo !== null ? (
        <img className={`${styles.picture} ${styles.logo}`} src={logo} alt="" loading="lazy" />
      ) : (
        <span
          className={styles.initials}
          style={color === null ? {} : { borderColor: color }}
          aria-hidden="true"
        >
          {initialsOf(name)}
        </span>
      )}
      <div className={styles.words}>
        <h3>{name}</h3>
        {city !== "" && <p className={styles.quiet}>{city}</p>}
        {children}
        <a className={buttonClass("main")} href={address} aria-label={`${phrases.open} – ${name}`}>
          {phrases.open}
        </a>
      </div>
    </li>
  );
}

function Picture({ address }: { address: string }) {
  const sources = pictureSources(address, "webp");
  return (
    <picture>
      {sources && <source type="image/webp" srcSet={sources} sizes="(min-width: 640px) 320px, 100vw" />}
      <img className={styles.picture} src={address} alt="" loading="lazy" />
    </picture>
  );
}
