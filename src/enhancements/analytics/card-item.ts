import type { SearchType } from '../../contract/analytics-limits.ts'
import type { AnalyticsItem } from '../../contract/analytics.ts'
import { centsInText } from '../../domain/analytics/cents-in-text.ts'
import { criteriaOfItem, productOfPath } from '../../domain/analytics/item-address.ts'
import type { pageSite } from '../../islands/runtime/page-site.ts'

type PageView = ReturnType<typeof pageSite>

let view: PageView | undefined

export function pageView(): PageView {
  const written: PageView = view ?? JSON.parse(document.getElementById('site')?.textContent ?? 'null')
  return (view = written)
}

const places: readonly (readonly [selector: string, type: SearchType])[] = [
  ['travel-island[data-name="results-map"], #map-beside, dialog', 'map'],
  ['travel-island[data-name="results"] section.stack', 'fallback'],
  ['travel-island[data-name="results"]', 'exact'],
]

export const searchTypeOf = (card: Element): SearchType => places.find(([selector]) => card.closest(selector))?.[1] ?? 'none'

/** Returns the last price in cents, because the one before a promotion precedes it. */
export function priceOf(element: Element): number | undefined {
  const prices = [...element.querySelectorAll('p > b, span > b')].filter((price) => price.checkVisibility())
  return prices.map(({ textContent }) => centsInText(textContent)).findLast((cents) => cents !== undefined)
}

export const criteriaOfAddress = ({ hash, search }: Pick<URL, 'hash' | 'search'>) =>
  criteriaOfItem(new URLSearchParams([...new URLSearchParams(hash.slice(1)), ...new URLSearchParams(search)]))

export function itemOfCard(card: HTMLElement, index: number): AnalyticsItem {
  const { site, flow } = pageView()
  const links = [...card.querySelectorAll('a')].map(({ href }) => new URL(href, location.href))
  const products = links.map(({ pathname }) => productOfPath(site, pathname))
  const id = Number(card.dataset['offer'])
  const [address] = links
  const price = priceOf(card)
  return {
    ...(products.some((product) => product?.activity === id) ? { activity: id } : { stay: id }),
    ...products.find((product) => product?.hotel),
    index,
    ...(price !== undefined && { price }),
    ...(address && criteriaOfAddress(address)),
    searchType: searchTypeOf(card),
    flowType: flow,
  }
}
