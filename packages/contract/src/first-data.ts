import type { Calendar, Calendarset, Intervention, Interventionset, Pack, Website } from "./catalogue.ts";
import type { Forms } from "./form.ts";
import type { Group, InactiveGroup } from "./group.ts";

/**
 * What the HTML of a group's page carries in `<script type="application/json" id="first-data">`, so that the first screen
 * needs no further call.
 */
export interface FirstData {
  /** The site's public key, sent as `apikey` with every call. */
  apiKey: string;
  /** Where v3 calls go; empty = the same origin. */
  apiV3Host: string;
  /** Where the session is asked for, on a partner's document site; empty = where everything is. */
  sessionHost: string;
  environment: "development" | "alpha" | "preprod" | "sandbox" | "master";
  /** The host of video meetings; empty = there are none. */
  meetingHost: string;
  /** Whose frames may show the page, as its `frame-ancestors` has it. */
  framedBy: readonly string[];
  /** Where the tiles of maps come from, and whom they name, in HTML; null = maps are not drawn. */
  mapTiles: { url: string; attribution: string } | null;
  /** The language the page was made in. */
  locale: string;
  /** The present by the server's clock, milliseconds since the epoch: a phone's clock may be wrong. */
  now: number;
  /** The key of the draft that is laid over: the page is a preview, and nothing can be booked there. */
  preview?: string;
  page:
    | {
        kind: "group";
        group: Group;
        catalogue: FirstCatalogue;
        /** The catalogue is too large for a page: its lists have to be loaded. */
        isCatalogueLeftOut?: true;
      }
    | { kind: "inactive"; group: InactiveGroup }
    /** Where a group may be made. */
    | { kind: "sign_up" }
    /** The page without a group, where it lists groups. */
    | {
        kind: "start";
        signUp: boolean;
        demos: (ListedGroup & { logins: DemoLogin[] })[];
        directory: Directory | null;
      }
    | { kind: "unknown" };
}

export interface ListedGroup {
  urlname: string;
  name: string;
  city: string;
  picture: string | null;
  logo: string | null;
  /** Its main colour. */
  color: string | null;
}

export interface DemoLogin {
  role: "client" | "pro" | "owner";
  email: string;
  password: string;
}

/** A page of the groups that show themselves to everybody. */
export interface Directory {
  groups: ListedGroup[];
  search: string;
  page: number;
  pages: number;
}

/** Empty lists where the group is not open data. */
export interface FirstCatalogue {
  calendars: Calendar[];
  calendarsets: Calendarset[];
  interventions: Intervention[];
  interventionsets: Interventionset[];
  packs: Pack[];
  forms: Forms;
  /** What the home page shows; null where there is none to be shown. */
  website: Website | null;
}
