import type {
  Calendar,
  Calendarset,
  Class,
  Intervention,
  Interventionset,
  Pack,
  Website,
} from "../catalogue/catalogue.ts";
import type { Forms } from "../catalogue/form.ts";
import type { Group, InactiveGroup } from "../catalogue/group.ts";

/**
 * The JSON in the HTML of a group's page, in `<script type="application/json" id="page-data">`, so that the first screen needs
 * no further call.
 */
export interface PageData {
  /** The site's public key, sent as `apikey` with every call. */
  apiKey: string;
  /** The host of v3 calls; empty = the same origin. */
  apiV3Host: string;
  /** The host that is asked for the session, on a partner's document site; empty = the same host as other calls. */
  sessionHost: string;
  environment: "development" | "alpha" | "preprod" | "sandbox" | "master";
  /** The host of video meetings; empty = there are none. */
  meetingHost: string;
  /** The sites that may frame the page, as in its `frame-ancestors`. */
  framedBy: readonly string[];
  /** The URL template of map tiles and their attribution in HTML; null = no maps are drawn. */
  mapTiles: { url: string; attribution: string } | null;
  /** Whether the installation is on the network of emergency regulators. */
  isOnSas?: true;
  /** The language of the page. */
  locale: string;
  /** The server's time in milliseconds since the epoch, because a phone's clock may be wrong. */
  now: number;
  /** The id of the group, if every call has to name it so that a proxy finds the group's cell. */
  callGroup?: number;
  /** The key of the draft shown: the page is a preview, and nothing can be booked on it. */
  preview?: string;
  page:
    | {
        kind: "group";
        group: Group;
        catalogue: PageCatalogue;
        /** True: the catalogue is too large for the page, so its lists have to be loaded. */
        isCatalogueLeftOut?: true;
      }
    | { kind: "inactive"; group: InactiveGroup }
    /** The page where a visitor creates a group. */
    | { kind: "sign_up" }
    /** The page without a group, which lists groups. */
    | {
        kind: "start";
        signUp: boolean;
        demos: (ListedGroup & { logins: DemoLogin[] })[];
        directory: Directory | null;
      }
    /** The operators' pages. */
    | { kind: "operator" }
    | { kind: "unknown" };
}

export interface ListedGroup {
  urlname: string;
  name: string;
  city: string;
  picture: string | null;
  logo: string | null;
  /** The group's main colour. */
  color: string | null;
}

export interface DemoLogin {
  role: "client" | "pro" | "owner";
  email: string;
  password: string;
}

/** A page of the list of public groups. */
export interface Directory {
  groups: ListedGroup[];
  search: string;
  page: number;
  pages: number;
}

/** Empty lists if the group's catalogue is not public. */
export interface PageCatalogue {
  calendars: Calendar[];
  classes: Class[];
  calendarsets: Calendarset[];
  interventions: Intervention[];
  interventionsets: Interventionset[];
  packs: Pack[];
  forms: Forms;
  /** The content of the home page; null if there is none. */
  website: Website | null;
}
