import type { WishedProduct } from '../../contract/wished-products.ts'

export const maxCompared = 3

/** A choice above the limit changes nothing. */
export function toggledChoice(chosen: readonly string[], wish: string): readonly string[] {
  if (chosen.includes(wish)) return chosen.filter((other) => other !== wish)
  return chosen.length < maxCompared ? [...chosen, wish] : chosen
}

/** Activities have no nights or hotel. */
export function isComparable({
  state,
  offer,
}: Pick<WishedProduct, 'state'> & { offer: Pick<WishedProduct['offer'], 'itemCategory'> }): boolean {
  return state !== 'expired' && offer.itemCategory === 'weekend'
}

export interface ComparedFacility {
  readonly code: string
  readonly label: string
  /** By product. */
  readonly offered: readonly boolean[]
}

/** The most frequent first. */
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
