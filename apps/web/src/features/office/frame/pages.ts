import type { Group } from "@rendezvous/contract/catalogue/group";
import { deploymentProfileOf } from "@rendezvous/domain/deployment/profile";
import type { Right } from "@rendezvous/domain/permission/permissions";
import type { ManagePhrases } from "@rendezvous/phrases/catalogues";
import type { ComponentType } from "react";
import { lazyComponent } from "../../../lib/load-once.ts";
import { useLoadedGroup, usePageData } from "../../ground/group/page-data.ts";
import { useHasRight } from "../../ground/session/use-has-right.ts";
import type { RecordKind, SettingsPage } from "../schema/field-spec.ts";

type PageName = keyof ManagePhrases["pages"];
type SectionName = keyof ManagePhrases["sections"];

/** The facts that decide which pages a group needs. */
interface GroupOfPages extends Pick<Group, "deployment"> {
  readonly isOnSas: boolean;
}

interface Page {
  /** The page's part of the address, and the name of its title in the phrases. */
  readonly name: PageName;
  /** The right that is required to open it. */
  readonly right: Right;
  /** Leaves the page out of the navigation of other groups; undefined: every group has it. */
  readonly isFor?: (group: GroupOfPages) => boolean;
  readonly Content: ComponentType;
}

interface Section {
  readonly name: SectionName;
  readonly pages: readonly Page[];
}

function recordsPage(kind: RecordKind): Page {
  return {
    name: kind,
    right: "manage_catalogue",
    Content: lazyComponent(async () => (await import("../records/records-page.tsx")).recordsPageOf(kind)),
  };
}

function settingsPage(name: SettingsPage): Page {
  return {
    name,
    right: "manage_settings",
    Content: lazyComponent(async () =>
      (await import("../records/settings-page.tsx")).createSettingsPage(name),
    ),
  };
}

/**
 * The pages of the back office, in the order of its navigation: `/{urlname}/manage/{name}`. To add a page, write its title into
 * `pages` of the phrases `manage` and add a line to its section here, whose file is loaded on demand: `{ name: "people", right:
 * "manage_pros", Content: lazyComponent(async () => (await import("../people/team-page.tsx")).TeamPage) }`.
 * `useParams().record` returns the rest of the address, such as a record's id. A page draws its own content in a `ManageContent`;
 * the frame adds navigation, rights and the loading state. A section without a page that the professional may open has no entry.
 */
const SECTIONS: readonly Section[] = [
  {
    name: "offer",
    pages: (["interventions", "interventionsets", "packs", "promotions", "passoffers"] as const).map(
      recordsPage,
    ),
  },
  {
    name: "calendars",
    pages: [
      ...(["calendars", "classes", "calendarsets", "resources"] as const).map(recordsPage),
      settingsPage("hours"),
    ],
  },
  {
    name: "organisation",
    pages: [
      ...(["settings", "look", "website", "rules", "steps", "texts", "notifications"] as const).map(
        settingsPage,
      ),
      {
        name: "forms",
        right: "manage_catalogue",
        Content: lazyComponent(async () => (await import("../forms/forms-page.tsx")).FormsPage),
      },
      {
        name: "languages",
        right: "manage_catalogue",
        Content: lazyComponent(
          async () => (await import("../translations/languages-page.tsx")).LanguagesPage,
        ),
      },
    ],
  },
  {
    name: "people",
    pages: [
      {
        name: "people",
        right: "manage_pros",
        Content: lazyComponent(async () => (await import("../people/team-page.tsx")).TeamPage),
      },
      settingsPage("sso"),
    ],
  },
  {
    name: "online",
    pages: [
      {
        name: "online",
        right: "see_catalogue",
        Content: lazyComponent(async () => (await import("../online/online-page.tsx")).OnlinePage),
      },
      {
        name: "why-no-slot",
        right: "see_day_calendar",
        Content: lazyComponent(async () => (await import("../online/why-no-slot-page.tsx")).WhyNoSlotPage),
      },
      {
        name: "embedding",
        right: "manage_settings",
        Content: lazyComponent(async () => (await import("../embedding/embedding-page.tsx")).EmbeddingPage),
      },
      {
        name: "statistics",
        right: "see_statistics",
        Content: lazyComponent(
          async () => (await import("../statistics/statistics-page.tsx")).StatisticsPage,
        ),
      },
    ],
  },
  {
    name: "clients",
    pages: [
      {
        name: "clients",
        right: "download_fiches",
        Content: lazyComponent(async () => (await import("../clients/clients-page.tsx")).ClientsPage),
      },
      {
        name: "import-clients",
        right: "import_group_file",
        Content: lazyComponent(async () => (await import("../clients/import-page.tsx")).ImportPage),
      },
      {
        name: "import-appointments",
        right: "import_group_file",
        Content: lazyComponent(
          async () => (await import("../clients/import-page.tsx")).AppointmentImportPage,
        ),
      },
    ],
  },
  {
    name: "data",
    pages: [
      {
        name: "data",
        right: "import_group_file",
        Content: lazyComponent(async () => (await import("../data/group-file-page.tsx")).GroupFilePage),
      },
      {
        name: "drafts",
        right: "manage_catalogue",
        Content: lazyComponent(async () => (await import("../drafts/drafts-page.tsx")).DraftsPage),
      },
      {
        name: "history",
        right: "see_catalogue",
        Content: lazyComponent(async () => (await import("../history/history-page.tsx")).HistoryPage),
      },
      {
        name: "keys",
        right: "manage_keys",
        Content: lazyComponent(async () => (await import("../keys/keys-page.tsx")).KeysPage),
      },
      {
        name: "webhooks",
        right: "manage_webhooks",
        Content: lazyComponent(async () => (await import("../webhooks/webhooks-page.tsx")).WebhooksPage),
      },
      {
        name: "networks",
        right: "manage_settings",
        isFor: ({ deployment, isOnSas }) =>
          isOnSas || deploymentProfileOf(deployment).offersIdentityDocuments,
        Content: lazyComponent(async () => (await import("../networks/networks-page.tsx")).NetworksPage),
      },
    ],
  },
];

/** The right that is required to see the overview. */
export const OVERVIEW_RIGHT: Right = "see_catalogue";

/** Returns the pages that the professional `may` open in this group, by section; without a group, those of every group. */
export function visibleSections(
  may: (right: Right) => boolean,
  group: GroupOfPages | null = null,
): readonly Section[] {
  const isShown = ({ right, isFor }: Page): boolean => may(right) && (!group || !isFor || isFor(group));
  return SECTIONS.map(({ name, pages }) => ({ name, pages: pages.filter(isShown) })).filter(
    ({ pages }) => pages.length > 0,
  );
}

/** Returns the pages that the professional may open in the group of the page, by section. */
export function useVisibleSections(): readonly Section[] {
  const { isOnSas = false } = usePageData();
  const { deployment } = useLoadedGroup().group;
  return visibleSections(useHasRight(), { deployment, isOnSas });
}

export function findManagePage(name: string | undefined): { section: Section; page: Page } | null {
  for (const section of SECTIONS) {
    const match = section.pages.find((one) => one.name === name);
    if (match) return { section, page: match };
  }
  return null;
}
