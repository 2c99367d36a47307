/** True if the group has a home page and its content is set to be shown. Otherwise a visitor begins with the first step. */
export function hasHome(
  { has_minisite }: { readonly has_minisite: boolean },
  website: { readonly show: boolean } | null,
): boolean {
  return has_minisite && website !== null && website.show;
}
