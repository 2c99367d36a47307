import styles from "./rich-text.module.css";

/** A text of the professional's: plain, or HTML that the server has sanitised against its allow-list. */
export function RichText({ text }: { text: string }) {
  if (text.trim() === "") return null;
  if (!/<[a-z][\s\S]*>/i.test(text)) return <p className={styles.plain}>{text}</p>;
  // oxlint-disable-next-line react/no-danger -- sanitised by the server on the way in and on the way out
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: text }} />;
}
