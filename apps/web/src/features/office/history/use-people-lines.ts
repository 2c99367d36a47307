import type { CatalogueChange } from "@rendezvous/contract/office/catalogue-change";
import type { AccessKeysPhrases, PeoplePhrases } from "@rendezvous/phrases/catalogues";
import {
  useAccessKeysPhrases,
  useManagePhrases,
  usePeoplePhrases,
} from "../../../lib/phrases/professional-phrases.ts";
import { EMPTY_TEXT } from "../schema/shorten-text.ts";
import { useNamesOf } from "../schema/use-records.ts";
import type { ChangedLine } from "./changed-line.ts";

type Differs = Pick<CatalogueChange, "before" | "after">;

/** Returns a function that describes the rights of a professional, or of a program with a key, in the words of their pages. */
export function usePeopleLines(): (change: Differs) => ChangedLine[] {
  const people = usePeoplePhrases();
  const keys = useAccessKeysPhrases();
  const { pages } = useManagePhrases();
  const namesOf = useNamesOf();
  const fields: readonly { name: string; field: string; say: (value: unknown) => string }[] = [
    {
      name: people.role,
      field: "role",
      say: (value) => people.roles[value as keyof PeoplePhrases["roles"]].name,
    },
    {
      name: pages.calendars,
      field: "calendars",
      say: (value) =>
        value === null
          ? people.everyCalendar
          : namesOf("calendars", value as number[]).join(", ") || EMPTY_TEXT,
    },
    {
      name: keys.can,
      field: "scopes",
      say: (value) =>
        (value as (keyof AccessKeysPhrases["scopes"])[]).map((scope) => keys.scopes[scope]).join("\n"),
    },
  ];
  return ({ before, after }) =>
    fields
      .filter(({ field }) => field in before || field in after)
      .map(({ name, field, say }) => ({
        name,
        before: field in before ? say(before[field]) : "",
        after: field in after ? say(after[field]) : EMPTY_TEXT,
      }));
}
