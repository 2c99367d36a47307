import { choosePasses } from "@rendezvous/domain/pass/choose-passes";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { usePasses } from "../../../ground/passes/use-passes.ts";
import { useChoices } from "../use-choices.ts";

/** Says, before the booking, which passes of the client pay for it, and how many visits will be left; nothing if none pays. */
export function PayingPasses({ ficheId }: { readonly ficheId: number }) {
  const phrases = useLazyPhrases("passes");
  const { group } = useLoadedGroup();
  const { sequence, chosen } = useChoices();
  const passes = (usePasses().data?.records ?? []).filter(({ fiche_id }) => fiche_id === ficheId);
  const { slots } = sequence;
  if (slots === null) return null;
  const start = minuteOf(Date.parse(slots.start_at));
  const visits = chosen.flatMap(({ intervention }) =>
    intervention ? [{ interventionIds: [intervention.id], start, places: slots.places ?? 1 }] : [],
  );
  // An empty list means every service.
  const states = passes.map(({ interventions, ...pass }) => ({
    ...pass,
    interventions: interventions.length === 0 ? null : interventions,
  }));
  const paying = choosePasses(states, visits, group.timezone);
  return passes.flatMap(({ id, left, name, lang }) => {
    const used = visits.reduce((sum, { places }, index) => sum + (paying[index]?.id === id ? places : 0), 0);
    return used === 0
      ? []
      : [
          <p key={id}>
            <strong lang={lang}>{name}</strong> – {phrases.pays(left - used)}
          </p>,
        ];
  });
}
