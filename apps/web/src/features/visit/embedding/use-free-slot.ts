import { isOpenGroup } from "@rendezvous/domain/permission/is-open-group";
import type { Group } from "@rendezvous/contract/catalogue/group";
import { configuredSteps } from "@rendezvous/domain/sequence/configured-steps";
import { isShortlist } from "@rendezvous/domain/sequence/max-appointments";
import type { ChosenSlot, Preselection } from "@rendezvous/domain/sequence/model";
import { useQuery } from "@tanstack/react-query";
import { pageStorage } from "../../../lib/storage.ts";
import { useEmbedding } from "./embedding.ts";

interface FreeSlot {
  /** null if the link contains no slot, or one that is not free. */
  readonly slots: ChosenSlot | null;
  readonly isChecking: boolean;
  readonly isTaken: boolean;
}

/** A link whose slot was free when this tab checked it. */
interface Found {
  readonly link: string;
  readonly slots: ChosenSlot;
}

/**
 * Returns the slot in the link, if it is free. Checks the slot once per tab, because this visitor's hold or booking makes it
 * taken later. Ignores the slot of a link that offers several services to choose from.
 */
export function useFreeSlot(group: Group, preselection: Preselection): FreeSlot {
  const { max_multirdvs } = useEmbedding();
  const isOpen = isShortlist({ steps: configuredSteps(group), max_multirdvs, preselection });
  const linkedSlot = isOpen ? null : preselection.slots;
  const remembered = `rendezvous.link-slot.${group.urlname}`;
  const link = JSON.stringify(preselection);
  const found = linkedSlot && readFound(remembered, link);
  const verified = useQuery({
    queryKey: ["slot-of-link", group.id, link],
    queryFn: async ({ signal }) => {
      const { verifySlot } = await import("./verify-slot.ts");
      const free = await verifySlot(group.id, preselection, signal);
      if (free) pageStorage.setItem(remembered, JSON.stringify({ link, slots: free } satisfies Found));
      return free;
    },
    enabled: linkedSlot !== null && found === null && isOpenGroup(group),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (linkedSlot === null || found !== null || !isOpenGroup(group))
    return { slots: found ?? linkedSlot, isChecking: false, isTaken: false };
  const slots = verified.data ?? null;
  return { slots, isChecking: verified.isLoading, isTaken: slots === null && !verified.isLoading };
}

function readFound(name: string, link: string): ChosenSlot | null {
  const found = JSON.parse(pageStorage.getItem(name) ?? "null") as Found | null;
  return found?.link === link ? found.slots : null;
}
