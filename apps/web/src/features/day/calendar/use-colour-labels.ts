import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { useSessionOrGuest } from "../../ground/session/session-store.ts";

/** In the order of an appointment's `state`. */
const NAMES = ["blue", "green", "orange", "yellow"] as const;

export interface ColourLabel {
  readonly text: string;
  /** The group has named the label; otherwise its name is the colour. */
  readonly isOwn: boolean;
}

/** Returns the group's names of the colour labels, by `state`. */
export function useColourLabels(): readonly ColourLabel[] {
  const phrases = useProPhrases("calendar");
  const { group } = useLoadedGroup();
  const own = useSessionOrGuest()?.groups.find(({ id }) => id === group.id)?.labels;
  return NAMES.map((name) => ({ text: own?.[name] || phrases[name], isOwn: Boolean(own?.[name]) }));
}
