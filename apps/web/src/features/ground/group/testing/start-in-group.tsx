import type { PageCatalogue, PageData } from "@rendezvous/contract/site/page-data";
import type { Group } from "@rendezvous/contract/catalogue/group";
import { NOTHING_PRESELECTED } from "@rendezvous/domain/sequence/model";
import { loadBrowserPhrases } from "@rendezvous/phrases/browser-phrases";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import type { Language } from "@rendezvous/phrases/language";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/history";
import { type ReactNode, Suspense } from "react";
import { onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Popups } from "../../../../components/popups/popups.tsx";
import { Navigation } from "../../../../lib/navigation.tsx";
import { popupStore } from "../../../../lib/popups.ts";
import { WordingContext } from "../../../../lib/phrases/phrases.ts";
import { bookingConfigOf } from "../../../visit/booking/booking-config.ts";
import { BookingStoreContext, createBookingStore } from "../../../visit/booking/booking-store.ts";
import { endSession } from "../../session/session-store.ts";
import { PageDataContext, LoadedGroupContext } from "../page-data.ts";

const GROUP: Group = {
  id: 4,
  name: "Practice of the Lilacs",
  urlname: "practice",
  preposition: "at the",
  phone: "+33 3 87 00 00 00",
  website: "",
  siteUrl: "",
  logo_key: null,
  shard: "",
  deployment: "default",
  active: true,
  inactive: false,
  open: true,
  reserved: false,
  health: false,
  store_chain: false,
  has_minisite: false,
  has_waiting_list: false,
  has_promotions: false,
  has_calendars_tab: true,
  has_interventions_tab: true,
  locale: "en",
  enabled_locales: "en,fr",
  country: "FR",
  currency: "EUR",
  currency_code: "EUR",
  timezone: "Europe/Paris",
  address: "6 rue des Tilleuls",
  city: "Rennes",
  zipcode: "35000",
  lat: null,
  lng: null,
  openData: true,
  sso_login_only: false,
  sso_label: null,
  user_login_profile: "Account",
  loginProfile: "Account",
  user_sequence_config: [],
  steps_init: [],
  resource_count: 0,
  check_sms_from_web: false,
  sends_sms: true,
  merge_interventions: false,
  pack_interventions: true,
  use_booking_service: false,
  use_api_v3: true,
  hide_marketing_sms: false,
  user_allow_comment: true,
  callCenter: false,
  allow_overbooking: false,
  capacity_display_user: false,
  hide_without_times: false,
  next_times: false,
  slots_view: "columns",
  display_intervention_price: true,
  display_intervention_length: true,
  display_intervention_info: true,
  maxrdv_period: 90 * 1440,
  min_cancel_notice: 0,
  late_cancellation_hours: 0,
  theme: { usercolors: {}, scheme: "auto" },
  grid_list_mode: {},
  apptemplates: {},
  tracking_tags: [],
  facebook_pixel_id: null,
  public_calendarsets: false,
  public_interventionsets: false,
  calendars_interventions_links: {},
  meeting_host: null,
};

const CATALOGUE: PageCatalogue = {
  calendars: [],
  classes: [],
  calendarsets: [],
  interventions: [],
  interventionsets: [],
  packs: [],
  forms: { Fiche: [], Vevent: [] },
  website: null,
};

export interface Situation {
  group?: Partial<Group>;
  catalogue?: Partial<PageCatalogue>;
  pageData?: Partial<PageData>;
  /** Path and query of the page. */
  address?: string;
  state?: Record<string, unknown>;
  isLogged?: boolean;
  language?: Language;
  /** Answers the calls; without it every call stays unanswered. */
  answer?: (request: Request) => unknown;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Renders a screen of a group with all its providers, for tests; returns the store and the history too. */
export async function startInGroup(content: ReactNode, situation: Situation = {}) {
  const { address = "/practice", language = "en", answer, isLogged = false } = situation;
  const group = { ...GROUP, ...situation.group };
  const loaded = { group, catalogue: { ...CATALOGUE, ...situation.catalogue } };
  const phrases = await loadBrowserPhrases(language);
  const link = { preselection: NOTHING_PRESELECTED, max_multirdvs: null, freeze: false };
  const store = createBookingStore(group.urlname, bookingConfigOf(loaded, link, isLogged));
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (resource, init) => {
    const url = new URL(resource instanceof globalThis.Request ? resource.url : resource, location.origin);
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    const { method = "GET", headers } = init ?? {};
    const { pathname: path, searchParams: query } = url;
    const request = { method, path, query, body, headers: new Headers(headers) };
    const answered = await answer?.(request);
    if (answered instanceof Response) return answered;
    if (answered === undefined) throw new TypeError("Failed to fetch");
    return Response.json(answered);
  });
  onTestFinished(() => {
    fetch.mockRestore();
    endSession(group.urlname, false);
    popupStore.setState({ notification: null, alert: null });
    sessionStorage.clear();
    localStorage.clear();
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  if (situation.state) history.replace(address, situation.state);
  const pageData: PageData = {
    apiKey: "",
    apiV3Host: "",
    sessionHost: "",
    environment: "master",
    meetingHost: "meet.example.org",
    framedBy: ["*"],
    mapTiles: null,
    locale: language,
    now: Date.now(),
    page: { kind: "group", ...loaded },
    ...situation.pageData,
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await render(
    <WordingContext value={{ language, dateLocale: dateLocaleOf(language, ""), phrases }}>
      <PageDataContext value={pageData}>
        <LoadedGroupContext value={loaded}>
          <BookingStoreContext value={store}>
            <QueryClientProvider client={client}>
              <Navigation history={history}>
                <Suspense>{content}</Suspense>
              </Navigation>
              <Popups closeLabel={phrases.screen.common.close} />
            </QueryClientProvider>
          </BookingStoreContext>
        </LoadedGroupContext>
      </PageDataContext>
    </WordingContext>,
  );
  return { screen, store, history };
}
