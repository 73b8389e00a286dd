import type { StayDetail, Upsell } from '../../contract/stay.ts'

export interface ExtraChoices {
  readonly extras: readonly {
    readonly label: string
    /** In cents, for two guests and the shortest stay. */
    readonly price: number
  }[]
  readonly products: readonly ProductWithExtras[]
}

export interface ProductWithExtras {
  readonly id: number
  readonly extras: readonly number[]
}

export type StayWithExtras = Pick<StayDetail, 'id' | 'upsells' | 'products'>

/** Without `products` from the upstream, one extra at a time can be added or removed. */
export function extraChoices({ id, upsells = [], products = [] }: StayWithExtras): ExtraChoices | undefined {
  if (upsells.length === 0) return undefined
  const known = products.flatMap((product) => productOfList(product, upsells) ?? [])
  const isComplete = [id, ...upsells.map((upsell) => upsell.id)].every((needed) => known.some((product) => product.id === needed))
  return {
    extras: upsells.map(({ label, selected, priceDifference }) => ({ label, price: selected ? -priceDifference : priceDifference })),
    products: isComplete ? known : singleChanges(id, upsells),
  }
}

function productOfList(
  { id, activityIds }: NonNullable<StayDetail['products']>[number],
  upsells: readonly Upsell[],
): ProductWithExtras | undefined {
  const extras = activityIds.map((activity) => upsells.findIndex((upsell) => upsell.activityIds[0] === activity))
  return extras.includes(-1) ? undefined : { id, extras }
}

function singleChanges(id: number, upsells: readonly Upsell[]): ProductWithExtras[] {
  const own = upsells.flatMap(({ selected }, extra) => (selected ? [extra] : []))
  return [{ id, extras: own }, ...upsells.map((upsell, extra) => ({ id: upsell.id, extras: changed(own, extra) }))]
}

export function chosenProduct(choices: ExtraChoices | undefined, own: number, requested: number | undefined): number {
  return choices?.products.some(({ id }) => id === requested) && requested !== undefined ? requested : own
}

export function extrasOfProduct(choices: ExtraChoices | undefined, product: number): readonly number[] {
  return choices?.products.find(({ id }) => id === product)?.extras ?? []
}

export function productWithChange({ products }: ExtraChoices, product: number, extra: number): number | undefined {
  const sought = changed(products.find(({ id }) => id === product)?.extras ?? [], extra)
  return products.find(({ extras }) => extras.length === sought.length && sought.every((number) => extras.includes(number)))?.id
}

const changed = (extras: readonly number[], extra: number): readonly number[] =>
  extras.includes(extra) ? extras.filter((other) => other !== extra) : [...extras, extra]

/** Undefined if the products differ by none or by several extras. */
export function changedExtra(choices: ExtraChoices, before: number, after: number): number | undefined {
  return choices.extras.map((_, extra) => extra).find((extra) => productWithChange(choices, before, extra) === after)
}
