/** True for a service or a pack that costs less at some time; 0 per cent is no promotion. */
export function isPromoted({ promotions }: { readonly promotions: number | null }): boolean {
  return (promotions ?? 0) > 0;
}
