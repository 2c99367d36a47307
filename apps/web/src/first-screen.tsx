import type { FirstData } from "@rendezvous/contract/first-data";
import { readAskedFlow } from "@rendezvous/domain/appointment/asked-flow";
import type { Embedding } from "@rendezvous/domain/embedding/model";
import { readEmbedding } from "@rendezvous/domain/embedding/read-embedding";
import { isOpenGroup } from "@rendezvous/domain/permission/is-open-group";
import { NOTHING_PRESELECTED, type StepName } from "@rendezvous/domain/sequence/model";
import { startSequence } from "@rendezvous/domain/sequence/reduce-sequence";
import { firstStep } from "@rendezvous/domain/sequence/steps";
import { createMemoryHistory } from "@tanstack/history";
import { renderToString } from "react-dom/server";
import { openPage } from "./app/open-page.tsx";
import { bookingConfigOf } from "./features/booking/booking-config.ts";
import { groupAddress, isMailedLink } from "./features/group/paths.ts";

/** Steps that are drawn from the catalogue alone. */
const DRAWN: readonly StepName[] = [
  "intervention_ids",
  "interventionset_ids",
  "calendarset_id",
  "calendar_id",
];

export interface FirstScreen {
  /** The address of the step that was drawn: a group's own address leads to it. */
  readonly path: string;
  readonly html: string;
}

/**
 * The first step of a booking as HTML, for a visitor who comes with the group's address and asks for nothing special: the
 * server sends it with the page. null where the browser has to draw it.
 */
export async function drawFirstScreen(
  firstData: FirstData,
  path: string,
  query: string,
): Promise<FirstScreen | null> {
  const { page } = firstData;
  if (page.kind !== "group" || !isOpenGroup(page.group)) return null;
  const embedding = readEmbedding(query);
  if (isMailedLink(query) || readAskedFlow(query) !== null || isPreselecting(embedding)) return null;
  const config = bookingConfigOf(page, { ...embedding, preselection: NOTHING_PRESELECTED }, false);
  const step = firstStep(config, startSequence(config));
  const home = groupAddress(page.group.urlname, "");
  const drawn = `${home}/book/${step}`;
  if (!DRAWN.includes(step) || ![home, `${home}/book`, drawn].includes(path)) return null;
  const history = createMemoryHistory({ initialEntries: [query === "" ? drawn : `${drawn}?${query}`] });
  return { path: drawn, html: renderToString(await openPage(firstData, history)) };
}

function isPreselecting({ preselection }: Embedding): boolean {
  const { records, any, start, slots, unreadable } = preselection;
  const named = [...Object.values(records), any, unreadable];
  return start !== null || slots !== null || named.some((names) => names.length > 0);
}
