/** How many people a quote is for; babies sleep and eat free, and are not counted. */
export function partySize({ adult, child }: { readonly adult: number; readonly child: number }): number {
  return adult + child
}
