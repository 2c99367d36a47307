import { hasMarkup } from "@rendezvous/domain/text/markup";
import styles from "./rich-text.module.css";

/** A text written by a professional: plain, or HTML that the server has sanitised with an allow-list. */
export function RichText({ text }: { text: string }) {
  if (text.trim() === "") return null;
  if (!hasMarkup(text)) return <p className={styles.plain}>{text}</p>;
  // oxlint-disable-next-line react/no-danger -- sanitised by the server when it is stored and again when it is sent
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: text }} />;
}
