import { foldText } from "../../../lib/fold-text.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { visibleSections } from "../frame/pages.ts";
import { phraseKeyOf } from "../schema/field-spec.ts";
import { specsOfForm } from "../schema/kinds.ts";
import { useOffers } from "../fields/use-offers.ts";
import { useMay } from "../../ground/session/use-may.ts";

const MIN_LETTERS = 2;
const MAX_FOUND = 8;

interface FoundSetting {
  readonly name: string;
  /** The page of the result, or the section of a page. */
  readonly place: string;
  readonly to: ReturnType<typeof toManage>;
}

/** Returns pages of the back office, their fields and records, by name; names that begin with the text come first. */
export function useFoundSettings(typed: string): readonly FoundSetting[] {
  const phrases = useProPhrases("manage");
  const { fields } = useProPhrases("manageFields");
  const { group, catalogue } = useLoadedGroup();
  const may = useMay();
  const { isOffered } = useOffers();
  const text = foldText(typed);
  if (text.length < MIN_LETTERS) return [];
  const sections = visibleSections(may);
  const pages = sections.flatMap((section) =>
    section.pages.map(({ name }) => ({
      name: phrases.pages[name],
      place: phrases.sections[section.name].name,
      to: toManage(group.urlname, name),
    })),
  );
  const settings = sections.flatMap((section) =>
    section.pages.flatMap(({ name }) =>
      specsOfForm(name)
        .filter((spec) => isOffered(spec, undefined))
        .map((spec) => ({
          name: fields[phraseKeyOf(spec)],
          place: phrases.pages[name],
          to: toManage(group.urlname, name),
        })),
    ),
  );
  const records = may("manage_catalogue")
    ? (["interventions", "packs", "calendars"] as const).flatMap((kind) =>
        catalogue[kind].map(({ id, name, publicname }) => ({
          name: publicname || name,
          place: phrases.pages[kind],
          to: toManage(group.urlname, kind, id),
        })),
      )
    : [];
  const found = [...pages, ...records, ...settings].filter(({ name }) => foldText(name).includes(text));
  const begins = (one: FoundSetting) => (foldText(one.name).startsWith(text) ? 0 : 1);
  return found.toSorted((one, other) => begins(one) - begins(other)).slice(0, MAX_FOUND);
}
