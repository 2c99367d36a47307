import type { PageData } from "@rendezvous/contract/site/page-data";
import { readRequestedFlow } from "@rendezvous/domain/appointment/requested-flow";
import { hasPreselection } from "@rendezvous/domain/embedding/has-preselection";
import { readEmbedding } from "@rendezvous/domain/embedding/read-embedding";
import { isOpenGroup } from "@rendezvous/domain/permission/is-open-group";
import { NOTHING_PRESELECTED, type StepName } from "@rendezvous/domain/sequence/model";
import { startSequence } from "@rendezvous/domain/sequence/reduce-sequence";
import { firstStep } from "@rendezvous/domain/sequence/steps";
import { hasHome } from "@rendezvous/domain/website/has-home";
import { createMemoryHistory } from "@tanstack/history";
import { renderToString } from "react-dom/server";
import { openPage } from "./app/open-page.tsx";
import { bookingConfigOf } from "./features/visit/booking/booking-config.ts";
import { type FirstPicture, FirstPictureContext } from "./features/visit/website/picture.tsx";
import { groupAddress, isMailedLink } from "./features/ground/group/paths.ts";

/** The steps that can be rendered from the catalogue alone. */
const DRAWN: readonly StepName[] = [
  "intervention_ids",
  "interventionset_ids",
  "calendarset_id",
  "calendar_id",
];

export interface FirstScreenHtml {
  /** The address of the rendered screen; a group's own address redirects to it. */
  readonly path: string;
  readonly html: string;
  /** The first picture that is visible without scrolling, for a preload. */
  readonly picture: FirstPicture | null;
}

/**
 * Renders a group's home page or the first step of a booking as HTML, for a visitor who opens the group's address without special
 * requests; the server sends it with the page. Returns null if only the browser can render the screen.
 */
export async function drawFirstScreen(
  pageData: PageData,
  path: string,
  query: string,
): Promise<FirstScreenHtml | null> {
  const { page } = pageData;
  if (page.kind !== "group" || page.isCatalogueLeftOut || !isOpenGroup(page.group)) return null;
  const embedding = readEmbedding(query);
  if (isMailedLink(query) || readRequestedFlow(query) !== null || hasPreselection(embedding)) return null;
  const config = bookingConfigOf(page, { ...embedding, preselection: NOTHING_PRESELECTED }, false);
  const step = firstStep(config, startSequence(config));
  const start = groupAddress(page.group.urlname, "");
  const drawn = drawnAt(path, start, step, hasHome(page.group, page.catalogue.website));
  if (drawn === null) return null;
  const history = createMemoryHistory({ initialEntries: [query === "" ? drawn : `${drawn}?${query}`] });
  const content = await openPage(pageData, history);
  let picture: FirstPicture | null = null;
  const html = renderToString(
    <FirstPictureContext value={(firstPicture) => (picture ??= firstPicture)}>{content}</FirstPictureContext>,
  );
  return { path: drawn, html, picture };
}

/** Returns the screen's address if the path leads to the home page or the first step; otherwise null. */
function drawnAt(path: string, start: string, step: StepName, hasHomePage: boolean): string | null {
  const home = `${start}/home`;
  if (path === home || (path === start && hasHomePage)) return hasHomePage ? home : null;
  const first = `${start}/book/${step}`;
  return DRAWN.includes(step) && [start, `${start}/book`, first].includes(path) ? first : null;
}
