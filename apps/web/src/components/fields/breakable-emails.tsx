import { Fragment, type ReactNode } from "react";
import styles from "./breakable-emails.module.css";

/** Includes the punctuation that follows the address; otherwise it would be alone in a line below a broken address. */
const ADDRESS = /([^\s«»“”„<>()]+@\S+)/u;

/**
 * A text in which an e-mail address that is longer than its line is broken before the "@" or a dot, not at any other character.
 */
export function BreakableEmails({ text }: { text: string }): ReactNode {
  // Every second part is an address.
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the same address may come twice
      <span key={index} className={styles.email}>
        {part.split(/(?=[@.][\p{L}\d])/u).map((piece, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- so may a piece
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </span>
    ),
  );
}
