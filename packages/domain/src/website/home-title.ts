/** What a home page is called beside its group's name; null where it says no more than that. */
export function homeTitle(
  group: { readonly name: string },
  website: { readonly title: string },
): string | null {
  const title = website.title.trim();
  return title === "" || title === group.name.trim() ? null : title;
}
