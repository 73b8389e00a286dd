import type { AnalyticsItem } from '../../contract/analytics.ts'
import type { Screen } from '../../market/segments.ts'
import { pathOf, type Site } from '../../market/site.ts'

type Product = Pick<AnalyticsItem, 'stay' | 'hotel' | 'activity' | 'box'>

const products: readonly (readonly [screen: Screen, product: (code: string) => Product])[] = [
  ['stay', (code) => ({ stay: Number(code) })],
  ['hotel', (code) => ({ hotel: { id: Number(code) } })],
  ['activity', (code) => ({ activity: Number(code) })],
  ['box', (code) => ({ box: code })],
]

const codes: Readonly<Partial<Record<Screen, RegExp>>> = { box: /^[\w-]+\/(\w{1,40})$/ }
const id = /^([1-9]\d{0,8})$/

export function productOfPath(site: Site, path: string): Product | undefined {
  for (const [screen, product] of products) {
    const base = `${pathOf(site, screen)}/`
    const [, code] = path.startsWith(base) ? ((codes[screen] ?? id).exec(path.slice(base.length)) ?? []) : []
    if (code) return product(code)
  }
  return undefined
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** Does without the arithmetic of the calendar, because the scripts of every page contain this function. */
export function criteriaOfItem(parameters: URLSearchParams) {
  const count = (key: string, defaultCount: number) =>
    /^\d{1,2}$/.test(parameters.get(key) ?? '') ? Number(parameters.get(key)) : defaultCount
  const [adult, child, baby] = [count('a', 2), count('c', 0), count('b', 0)]
  const [checkin, checkout] = [parameters.get('checkin') ?? '', parameters.get('checkout') ?? '']
  const dated = isoDate.test(checkin) && isoDate.test(checkout)
  return { paxCount: adult + child + baby, adult, child, baby, ...(dated && { checkin, checkout }) }
}

export function productOfCheckout(query: URLSearchParams): Product {
  const number = (key: string) => id.exec(query.get(key) ?? '')?.[1]
  const [stay, activity, box] = [number('product'), number('id'), /^\w{1,40}$/.exec(query.get('code') ?? '')?.[0]]
  if (stay) return { stay: Number(stay) }
  if (activity) return { activity: Number(activity) }
  return box ? { box } : {}
}
