import type { Intervention, Pack } from "@rendezvous/contract/catalogue";
import { Tabbed } from "../../../components/tabbed.tsx";
import { usePhrases } from "../../../lib/phrases.ts";
import { useChoices } from "../use-choices.ts";
import { OfferLists } from "./offer-lists.tsx";

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
    <Tabbed
      label={phrases.tabs}
      defaultSelectedKey={active.pack_id === null ? "services" : "packs"}
      tabs={[
        { id: "services", title: phrases.services, content: <OfferLists offers={services} /> },
        { id: "packs", title: phrases.packs, content: <OfferLists offers={packs} /> },
      ]}
    />
  );
}
