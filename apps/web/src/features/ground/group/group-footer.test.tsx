import type { Group } from "@rendezvous/contract/catalogue/group";
import { expect, test } from "vitest";
import { GroupFooter } from "./group-footer.tsx";
import { startInGroup } from "./testing/start-in-group.tsx";

const GROUP = { country: "FR", tracking_tags: [], facebook_pixel_id: null } as object as Group;

async function linksOf(group: Group | null, language: "en" | "fr") {
  const { screen } = await startInGroup(<GroupFooter group={group} choice={null} />, { language });
  const links = [...screen.container.querySelectorAll("a")];
  return links.map((link) => `${link.textContent}: ${link.pathname} (${link.hreflang})`);
}

test.each([
  ["France", GROUP, "terms-fr"],
  ["no country", { ...GROUP, country: "" }, "terms-fr"],
  ["no group", null, "terms-fr"],
  ["Belgium", { ...GROUP, country: "BE" }, "terms"],
])(
  "terms of %s, privacy and accessibility pages are linked in the reader's language",
  async (_, group, terms) => {
    expect(await linksOf(group, "fr")).toEqual([
      `Conditions d’utilisation: /legal/${terms}.fr.html (fr)`,
      "Données personnelles: /legal/privacy.fr.html (fr)",
      "Accessibilité: /legal/accessibility.fr.html (fr)",
    ]);
  },
);

test("readers of other languages than French get the English pages", async () => {
  expect(await linksOf(GROUP, "en")).toEqual([
    "Terms of use: /legal/terms-fr.en.html (en)",
    "Personal data: /legal/privacy.en.html (en)",
    "Accessibility: /legal/accessibility.en.html (en)",
  ]);
});

test("a group that tracks has its companies named on the page about personal data, and on no other", async () => {
  const tracking = { urlname: "practice", tracking_tags: [], facebook_pixel_id: "123", country: "FR" };
  const { screen } = await startInGroup(<GroupFooter group={tracking as object as Group} choice={null} />);
  const links = [...screen.container.querySelectorAll("a")];
  expect(links.map(({ search }) => search)).toEqual(["", "?group=practice", ""]);
});
