import type { ManagePhrases } from "@rendezvous/phrases/catalogues";
import type { ComponentType } from "react";
import { lazyComponent } from "../../lib/load-once.ts";
import type { RecordKind, SettingsPage } from "./records/field-spec.ts";

type PageName = keyof ManagePhrases["pages"];
type SectionName = keyof ManagePhrases["sections"];

interface Page {
  /** Its part of the address, and the name of its title in the phrases. */
  readonly name: PageName;
  readonly Content: ComponentType;
}

interface Section {
  readonly name: SectionName;
  readonly pages: readonly Page[];
}

function recordsPage(kind: RecordKind): Page {
  return {
    name: kind,
    Content: lazyComponent(async () => (await import("./records/records-page.tsx")).pageOf(kind)),
  };
}

function settingsPage(name: SettingsPage): Page {
  return {
    name,
    Content: lazyComponent(async () => (await import("./records/settings-page.tsx")).settingsPageOf(name)),
  };
}

/**
 * The pages of the back office, in the order of its navigation: `/{urlname}/manage/{name}`. To add one, write its title into
 * `pages` of the phrases `manage` and a line into its section here, its file being loaded when it is opened:
 * `{ name: "people", Content: lazyComponent(async () => (await import("../people/people-page.tsx")).PeoplePage) }`.
 * What follows in the address, such as a record's id, is `useParams().record`. A page draws its own content in a
 * `ManageContent`; navigation, rights and what is shown while loading come from around it. A section has no entry as long as
 * it has no pages.
 */
const ALL_SECTIONS: readonly Section[] = [
  {
    name: "offer",
    pages: (["interventions", "interventionsets", "packs", "promotions"] as const).map(recordsPage),
  },
  {
    name: "calendars",
    pages: [...(["calendars", "calendarsets", "resources"] as const).map(recordsPage), settingsPage("hours")],
  },
  {
    name: "organisation",
    pages: [
      ...(["settings", "look", "website", "rules", "steps", "texts", "notifications"] as const).map(
        settingsPage,
      ),
      {
        name: "forms",
        Content: lazyComponent(async () => (await import("./forms/forms-page.tsx")).FormsPage),
      },
      {
        name: "languages",
        Content: lazyComponent(async () => (await import("./translations/languages-page.tsx")).LanguagesPage),
      },
    ],
  },
  {
    name: "people",
    pages: [
      {
        name: "people",
        Content: lazyComponent(async () => (await import("./people/people-page.tsx")).PeoplePage),
      },
      settingsPage("sso"),
    ],
  },
  {
    name: "online",
    pages: [
      {
        name: "online",
        Content: lazyComponent(async () => (await import("./explanation/online-page.tsx")).OnlinePage),
      },
      {
        name: "why-no-slot",
        Content: lazyComponent(
          async () => (await import("./explanation/why-no-slot-page.tsx")).WhyNoSlotPage,
        ),
      },
      {
        name: "embedding",
        Content: lazyComponent(async () => (await import("./embedding/embedding-page.tsx")).EmbeddingPage),
      },
      {
        name: "statistics",
        Content: lazyComponent(async () => (await import("./statistics/statistics-page.tsx")).StatisticsPage),
      },
    ],
  },
  {
    name: "data",
    pages: [
      {
        name: "drafts",
        Content: lazyComponent(async () => (await import("./drafts/drafts-page.tsx")).DraftsPage),
      },
      {
        name: "history",
        Content: lazyComponent(async () => (await import("./history/history-page.tsx")).HistoryPage),
      },
      { name: "data", Content: lazyComponent(async () => (await import("./data/data-page.tsx")).DataPage) },
      { name: "keys", Content: lazyComponent(async () => (await import("./keys/keys-page.tsx")).KeysPage) },
    ],
  },
];

export const SECTIONS = ALL_SECTIONS.filter(({ pages }) => pages.length > 0);

export function findPage(name: string | undefined): { section: Section; page: Page } | null {
  for (const section of SECTIONS) {
    const found = section.pages.find((one) => one.name === name);
    if (found) return { section, page: found };
  }
  return null;
}
