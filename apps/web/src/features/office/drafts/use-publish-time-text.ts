import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { useDraftsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { useFormatDateTime } from "../../day/search-fiche/use-format-date-time.ts";

/** Returns a function that says when a draft is published, on the group's clock. */
export function usePublishTimeText(): (publishAt: string | null) => string {
  const phrases = useDraftsPhrases();
  const { group } = useLoadedGroup();
  const formatDateTime = useFormatDateTime();
  return (publishAt) => {
    if (publishAt === null) return phrases.undated;
    const wall = formatWallDateTime(group.timezone, minuteOf(Date.parse(publishAt)));
    return phrases.dated({ when: formatDateTime(wall.slice(0, 16)) });
  };
}
