import type { StayDetail, Upsell } from '../../contract/stay.ts'

/** The extras of a stay by number, and the products that it is with each choice of them. */
export interface ExtraChoices {
  readonly extras: readonly {
    readonly label: string
    /** Cents for two and the fewest nights. */
    readonly price: number
  }[]
  readonly products: readonly ProductWithExtras[]
}

export interface ProductWithExtras {
  readonly id: number
  /** Numbers of `ExtraChoices.extras`. */
  readonly extras: readonly number[]
}

export type StayWithExtras = Pick<StayDetail, 'id' | 'upsells' | 'products'>

/** Undefined without any. Without `products` upstream, one extra can be added or removed. */
export function extraChoices({ id, upsells = [], products = [] }: StayWithExtras): ExtraChoices | undefined {
  if (upsells.length === 0) return undefined
  const known = products.flatMap((product) => productOfList(product, upsells) ?? [])
  const isComplete = [id, ...upsells.map((upsell) => upsell.id)].every((needed) => known.some((product) => product.id === needed))
  return {
    extras: upsells.map(({ label, selected, priceDifference }) => ({ label, price: selected ? -priceDifference : priceDifference })),
    products: isComplete ? known : singleChanges(id, upsells),
  }
}

/** Undefined for a product with extras that the stay does not list. */
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

/** The stay's own if the requested one is no product of it. */
export function chosenProduct(choices: ExtraChoices | undefined, own: number, requested: number | undefined): number {
  return choices?.products.some(({ id }) => id === requested) && requested !== undefined ? requested : own
}

export function extrasOfProduct(choices: ExtraChoices | undefined, product: number): readonly number[] {
  return choices?.products.find(({ id }) => id === product)?.extras ?? []
}

/** Adds the extra or removes it; undefined if that product is not sold. */
export function productWithChange({ products }: ExtraChoices, product: number, extra: number): number | undefined {
  const sought = changed(products.find(({ id }) => id === product)?.extras ?? [], extra)
  return products.find(({ extras }) => extras.length === sought.length && sought.every((number) => extras.includes(number)))?.id
}

const changed = (extras: readonly number[], extra: number): readonly number[] =>
  extras.includes(extra) ? extras.filter((other) => other !== extra) : [...extras, extra]

/** Returns the extra in which two products differ; undefined for none or several. */
export function changedExtra(choices: ExtraChoices, before: number, after: number): number | undefined {
  return choices.extras.map((_, extra) => extra).find((extra) => productWithChange(choices, before, extra) === after)
}
