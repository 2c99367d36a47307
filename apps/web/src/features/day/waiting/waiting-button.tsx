import type { Day } from "@rendezvous/domain/time/instant";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { wishesOfDay } from "./api.ts";

/** Opens the waiting list of the day, and says how many wait. */
export function WaitingButton({ day, onOpen }: { day: Day; onOpen: () => void }) {
  const { title } = useLazyPhrases("waiting");
  const { group } = useLoadedGroup();
  const { data } = useInfiniteQuery(wishesOfDay(group.id, day));
  return (
    <Button onClick={onOpen}>
      <Hourglass size={18} aria-hidden="true" />
      {data === undefined ? title : `${title} (${data.pages[0]?.count})`}
    </Button>
  );
}
