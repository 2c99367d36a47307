import type { Intervention, Pack } from "@rendezvous/contract/catalogue";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import { usePhrases } from "../../../lib/phrases.ts";
import { useChoices } from "../use-choices.ts";
import { OfferLists } from "./offer-lists.tsx";
import styles from "./offer-tabs.module.css";

/** Services and packs apart; a pack that was chosen before is in sight. */
export function OfferTabs({
  services,
  packs,
}: {
  services: readonly Intervention[];
  packs: readonly Pack[];
}) {
  const phrases = usePhrases().interventions;
  const { active } = useChoices();
  return (
    <Tabs defaultSelectedKey={active.pack_id === null ? "services" : "packs"}>
      <TabList aria-label={phrases.tabs} className={styles.tabs ?? ""}>
        <Tab id="services" className={styles.tab ?? ""}>
          {phrases.services}
        </Tab>
        <Tab id="packs" className={styles.tab ?? ""}>
          {phrases.packs}
        </Tab>
      </TabList>
      <TabPanel id="services" className={styles.panel ?? ""}>
        <OfferLists offers={services} />
      </TabPanel>
      <TabPanel id="packs" className={styles.panel ?? ""}>
        <OfferLists offers={packs} />
      </TabPanel>
    </Tabs>
  );
}
