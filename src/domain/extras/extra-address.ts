import { inOneOrder } from '../../market/query-order.ts'
import { href, type Site } from '../../market/site.ts'
import type { StayCriteria } from '../stay/criteria.ts'
import { formatStayCriteria } from '../stay/hash.ts'
import { criteriaToKeep } from './extras.ts'
import { type ExtraChoices, extrasOfProduct, productWithChange } from './extra-choices.ts'

/** Extras are links, so that they work without scripts. */
export function extraHref(site: Site, own: number, criteria: StayCriteria, product: number): string {
  const query = formatStayCriteria({ ...criteriaToKeep(criteria), ...extraPatch(own, product) })
  return href(site, 'stay', { path: [own], query: Object.fromEntries(new URLSearchParams(inOneOrder(query))), hash: 'extras' })
}

/** A rate belongs to one product, so another product starts without it. */
export function extraPatch(own: number, product: number): Pick<StayCriteria, 'extra' | 'offerId'> {
  return { extra: product === own ? undefined : product, offerId: undefined }
}

export interface ChosenExtra {
  readonly label: string
  /** In cents, for two guests and the shortest stay. */
  readonly price: number
  /** Undefined where the product without this extra is not sold. */
  readonly removal: { readonly product: number; readonly href: string } | undefined
}

export function chosenExtras(
  site: Site,
  own: number,
  choices: ExtraChoices | undefined,
  criteria: StayCriteria,
  product: number,
): ChosenExtra[] {
  if (!choices) return []
  return extrasOfProduct(choices, product).flatMap((extra) => {
    const described = choices.extras[extra]
    const without = productWithChange(choices, product, extra)
    const removal = without === undefined ? undefined : { product: without, href: extraHref(site, own, criteria, without) }
    return described ? [{ ...described, removal }] : []
  })
}
