import type { ReactNode } from "react";
import { type Key, Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import styles from "./tabbed.module.css";

interface Props {
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
  /** Where nobody else remembers which one is shown. */
  defaultSelectedKey?: string;
  selectedKey?: string;
  onSelectionChange?: (id: Key) => void;
}

/** Panels of which one is shown, by their tabs. To be loaded when they are needed: the library is large. */
export function Tabbed({ label, tabs, ...selection }: Props) {
  return (
    <Tabs {...selection}>
      <TabList aria-label={label} className={styles.tabs ?? ""}>
        {tabs.map(({ id, title }) => (
          <Tab key={id} id={id} className={styles.tab ?? ""}>
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel ?? ""}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
