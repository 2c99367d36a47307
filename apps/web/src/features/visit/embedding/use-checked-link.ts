import { minuteOf } from "@rendezvous/domain/time/instant";
import { isOpenGroup } from "@rendezvous/domain/permission/is-open-group";
import {
  comparePreselection,
  type ComparedPreselection,
  unknownRecords,
} from "@rendezvous/domain/embedding/compare-preselection";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Group } from "@rendezvous/contract/catalogue/group";
import { configuredSteps } from "@rendezvous/domain/sequence/configured-steps";
import { type ChosenSlot, type Preselection, isShortlist } from "@rendezvous/domain/sequence/model";
import { now } from "../../../lib/clock.ts";
import type { LoadedGroup } from "../../ground/group/page-data.ts";
import { useEmbedding } from "./embedding.ts";
import { offeredCatalogue } from "../../ground/group/offered-catalogue.ts";
import { pageStorage } from "../../../lib/storage.ts";

export interface CheckedLink extends ComparedPreselection {
  /** The loaded group, with the records that the server has added. */
  readonly loaded: LoadedGroup;
  /** The server has not answered yet. */
  readonly isChecking: boolean;
}

/**
 * Compares the link's preselection with the group's offer. Records that are missing from the page are requested from the server
 * once; if it does not answer, they count as not offered, and the booking continues without them.
 */
export function useCheckedLink(loaded: LoadedGroup): CheckedLink {
  const { group, catalogue } = loaded;
  const { preselection: linked } = useEmbedding();
  const [openedAt] = useState(now);
  const unknown = useMemo(() => unknownRecords(linked, offeredCatalogue(catalogue)), [linked, catalogue]);
  const isKnown = Object.keys(unknown).length === 0;
  const verified = useQuery({
    queryKey: ["asked-by-link", group.id, unknown],
    queryFn: async ({ signal }) => {
      const { verifyLinkedRecords: verifyLinked } = await import("./verify-linked-records.ts");
      return verifyLinked(group.id, catalogue, unknown, signal);
    },
    enabled: !isKnown && isOpenGroup(group),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const linkedCatalogue = isKnown ? catalogue : (verified.data ?? catalogue);
  const { preselection, invalid } = useMemo(() => {
    const clock = { zone: group.timezone, now: minuteOf(openedAt) };
    return comparePreselection(linked, offeredCatalogue(linkedCatalogue), clock);
  }, [linked, linkedCatalogue, group, openedAt]);
  const withLinkedRecords = useMemo(
    () => (linkedCatalogue === catalogue ? loaded : { ...loaded, catalogue: linkedCatalogue }),
    [loaded, catalogue, linkedCatalogue],
  );
  // If the catalogue is loaded with the session, no record counts as missing before that; then the server's answer decides.
  const isCatalogueThere = isOpenGroup(group) || catalogue.calendars.length > 0;
  const { slots, isChecking, isTaken } = useFreeSlot(group, preselection);
  return {
    preselection: { ...preselection, slots },
    invalid: isCatalogueThere ? [...invalid, ...(isTaken ? ["slots"] : [])] : [],
    loaded: withLinkedRecords,
    isChecking: verified.isLoading || isChecking,
  };
}

interface FreeSlot {
  /** null if the link contains no slot, or one that is not free. */
  readonly slots: ChosenSlot | null;
  readonly isChecking: boolean;
  readonly isTaken: boolean;
}

/** A link whose slot was free when this tab checked it. */
interface CheckedSlot {
  readonly link: string;
  readonly slots: ChosenSlot;
}

/**
 * Returns the slot in the link, if it is free. Checks the slot once per tab, because this visitor's hold or booking makes it
 * taken later. Ignores the slot of a link that offers several services to choose from.
 */
function useFreeSlot(group: Group, preselection: Preselection): FreeSlot {
  const { max_multirdvs } = useEmbedding();
  const isOpen = isShortlist({ steps: configuredSteps(group), max_multirdvs, preselection });
  const linkedSlot = isOpen ? null : preselection.slots;
  const remembered = `rendezvous.link-slot.${group.urlname}`;
  const link = JSON.stringify(preselection);
  const rememberedSlot = linkedSlot && readCheckedSlot(remembered, link);
  const verified = useQuery({
    queryKey: ["slot-of-link", group.id, link],
    queryFn: async ({ signal }) => {
      const { verifySlot } = await import("./verify-slot.ts");
      const free = await verifySlot(group.id, preselection, signal);
      if (free) pageStorage.setItem(remembered, JSON.stringify({ link, slots: free } satisfies CheckedSlot));
      return free;
    },
    enabled: linkedSlot !== null && rememberedSlot === null && isOpenGroup(group),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (linkedSlot === null || rememberedSlot !== null || !isOpenGroup(group))
    return { slots: rememberedSlot ?? linkedSlot, isChecking: false, isTaken: false };
  const slots = verified.data ?? null;
  return { slots, isChecking: verified.isLoading, isTaken: slots === null && !verified.isLoading };
}

function readCheckedSlot(name: string, link: string): ChosenSlot | null {
  const stored = JSON.parse(pageStorage.getItem(name) ?? "null") as CheckedSlot | null;
  return stored?.link === link ? stored.slots : null;
}
