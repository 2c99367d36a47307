import type { FirstData } from "@rendezvous/contract/site/first-data";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { structuredData } from "../../catalogue/website/structured-data.ts";
import { publicPageUrl, publicPageAt, pageAddress } from "./page-address.ts";
import { homeHead, type PageHead } from "./page-head.ts";

interface PageRequest {
  readonly publicUrl: string;
  readonly path: string;
  /** `requestedLocale`: the language in the address. `locale`: the language of the page. */
  readonly requestedLocale: string | null;
  readonly locale: string;
}

/** Returns the head of a group's page, with the tags for search engines if the page is public; a closed group gets none. */
export function publicPageHead(
  head: PageHead,
  group: GroupRecord,
  page: Extract<FirstData["page"], { kind: "group" }>,
  { publicUrl, path, requestedLocale, locale }: PageRequest,
): PageHead {
  if (!group.isOpen) return head;
  const { website } = page.catalogue;
  const found = publicPageAt(path, group.urlname, website !== null);
  if (found === null) return head;
  const address = publicPageUrl(publicUrl, group, found, website !== null);
  const named = { ...head, address: pageAddress(address, group, requestedLocale) };
  if (found !== "home" || website === null) return named;
  const book = publicPageUrl(publicUrl, group, "book", true);
  const { group: wireGroup, catalogue } = page;
  return {
    ...homeHead(named, wireGroup, website, locale),
    structuredData: structuredData({
      group: wireGroup,
      catalogue,
      website,
      locale,
      publicUrl,
      home: address,
      book,
    }),
  };
}
