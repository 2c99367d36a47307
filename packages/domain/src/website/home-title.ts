/** Returns the home page's title; null when it is empty or the same as the group's name. */
export function homeTitle(
  group: { readonly name: string },
  website: { readonly title: string },
): string | null {
  const title = website.title.trim();
  return title === "" || title === group.name.trim() ? null : title;
}
