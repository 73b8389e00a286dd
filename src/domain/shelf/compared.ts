import type { WishedProduct } from '../../contract/wished-products.ts'

/** Stays side by side. */
export const maxCompared = 3

/** Adds or removes a choice; one above the limit changes nothing. */
export function toggledChoice(chosen: readonly string[], wish: string): readonly string[] {
  if (chosen.includes(wish)) return chosen.filter((other) => other !== wish)
  return chosen.length < maxCompared ? [...chosen, wish] : chosen
}

/** Stays have nights, a hotel and its facilities, activities have none. */
export function isComparable({
  state,
  offer,
}: Pick<WishedProduct, 'state'> & { offer: Pick<WishedProduct['offer'], 'itemCategory'> }): boolean {
  return state !== 'expired' && offer.itemCategory === 'weekend'
}

export interface ComparedFacility {
  readonly code: string
  readonly label: string
  /** For each product, whether its hotel has it. */
  readonly offered: readonly boolean[]
}

/** Every facility of the products, those that most of them have first. */
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
