import type { WishedProduct } from '../../contract/wished-products.ts'

export const maxCompared = 3

export function toggledChoice(chosen: readonly string[], wish: string): readonly string[] {
  if (chosen.includes(wish)) return chosen.filter((other) => other !== wish)
  return chosen.length < maxCompared ? [...chosen, wish] : chosen
}

/** Activities have neither nights nor a hotel to compare. */
export function isComparable({
  state,
  offer,
}: Pick<WishedProduct, 'state'> & { offer: Pick<WishedProduct['offer'], 'itemCategory'> }): boolean {
  return state !== 'expired' && offer.itemCategory === 'weekend'
}

export interface ComparedFacility {
  readonly code: string
  readonly label: string
  /** Has an entry for each product, in their order. */
  readonly offered: readonly boolean[]
}

export function comparedFacilities(products: readonly Pick<WishedProduct, 'facilities'>[]): ComparedFacility[] {
  const labels = new Map(products.flatMap(({ facilities }) => facilities.map(({ code, label }) => [code, label])))
  const all = [...labels].map(([code, label]) => ({
    code,
    label,
    offered: products.map(({ facilities }) => facilities.some((facility) => facility.code === code)),
  }))
  const count = ({ offered }: ComparedFacility) => offered.filter(Boolean).length
  return all.sort((a, b) => count(b) - count(a))
}
