import styles from "./tabbed.module.css";

/** How the tabs look before what makes them has come: nothing moves when they do. */
export function TabsOutline({ titles }: { titles: readonly string[] }) {
  return (
    <div className={styles.tabs} aria-hidden="true">
      {titles.map((title, index) => (
        <span key={title} className={styles.tab} data-selected={index === 0 ? "" : undefined}>
          {title}
        </span>
      ))}
    </div>
  );
}
