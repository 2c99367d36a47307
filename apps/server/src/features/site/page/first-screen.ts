import { minuteOf } from "@rendezvous/domain/time/instant";
import type { PageData } from "@rendezvous/contract/site/page-data";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Context } from "../../../http/context.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** The first screen as HTML, and the address of the step it shows. */
export interface FirstScreenHtml {
  readonly path: string;
  readonly html: string;
  /** The AVIF sources and sizes of the first picture that is visible without scrolling. */
  readonly picture: { readonly sources: string; readonly sizes: string } | null;
}

/** Loads the server rendering of the built web client: src/first-screen.tsx. */
export type RenderFirstScreen = (
  data: PageData,
  path: string,
  query: string,
) => Promise<FirstScreenHtml | null>;

export function loadFirstScreen(webBuild: string): Promise<RenderFirstScreen> | null {
  const file = join(webBuild, "server/first-screen.js");
  if (!existsSync(file)) return null;
  const load = import(pathToFileURL(file).href) as Promise<{ drawFirstScreen: RenderFirstScreen }>;
  return load.then(({ drawFirstScreen }) => drawFirstScreen);
}

/** How many screens are cached: drawing takes some milliseconds, and most visitors request the same ones. */
const MAX_CACHED = 50;

/** How many screens of all groups are cached; one may take a hundred kilobytes. */
const MOST_IN_ALL = 500;

type Screens = Map<string, Promise<FirstScreenHtml | null>>;

/** Keyed by the group object: each version of a group is a new object. */
const cache = new WeakMap<GroupRecord, Screens>();
/** In the order in which they were drawn. */
const drawn: { readonly screens: Screens; readonly key: string }[] = [];

/** Returns null when the browser has to draw the screen. An error here is only logged, because nothing else depends on it. */
export function findFirstScreen(
  context: Context,
  draw: RenderFirstScreen,
  group: GroupRecord,
  data: PageData,
  url: { readonly path: string; readonly query: string },
): Promise<FirstScreenHtml | null> {
  const screens: Screens = cache.get(group) ?? new Map();
  cache.set(group, screens);
  // The day is part of the key, because promotions begin and end with a day and the browser must compute the same screen.
  const { day } = instantToWall(group.fields.timezone, minuteOf(data.now));
  const key = `${day} ${data.locale} ${url.path}?${url.query} ${withoutTimes(data.page).join()}`;
  const cached = screens.get(key);
  if (cached) return cached;
  if (screens.size >= MAX_CACHED) screens.clear();
  const screen = draw(data, url.path, url.query).catch((error: unknown) => {
    context.logFailure(error, "the first screen could not be drawn on the server");
    return null;
  });
  screens.set(key, screen);
  drawn.push({ screens, key });
  const oldest = drawn.length > MOST_IN_ALL ? drawn.shift() : undefined;
  oldest?.screens.delete(oldest.key);
  return screen;
}

/** Returns the services without free times, which may change while the group itself is unchanged. */
function withoutTimes(page: PageData["page"]): number[] {
  if (page.kind !== "group") return [];
  return page.catalogue.interventions.filter((one) => one.without_times).map(({ id }) => id);
}
