import type { NavigationTarget } from "../../../lib/navigation.tsx";

/** Returns a query string with the present one's language and the given parameters. */
function withLocale(query: string, parameters: Record<string, string> = {}): string {
  const locale = new URLSearchParams(query).get("locale");
  const next = new URLSearchParams(locale === null ? {} : { locale });
  for (const [name, value] of Object.entries(parameters)) if (value !== "") next.set(name, value);
  return next.toString();
}

export const OPERATOR_OVERVIEW: NavigationTarget = {
  path: "/operator",
  search: (query) => withLocale(query),
};

/** The overview of another cell: an address of its own, because the proxy leads it there. */
export function addressOfCell(cell: string, query: string): string {
  return `/operator?${withLocale(query, { cell })}`;
}

/** `after`: the url name of the last group of the page before. */
export function toGroups(find = "", after = ""): NavigationTarget {
  return { path: "/operator/groups", search: (query) => withLocale(query, { find, after }) };
}

export function toOperatedGroup(id: number): NavigationTarget {
  return { path: `/operator/groups/${id}`, search: (query) => withLocale(query) };
}
