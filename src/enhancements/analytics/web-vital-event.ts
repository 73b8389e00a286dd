import type { CLSMetric, INPMetric, LCPMetric, TTFBMetric } from 'web-vitals'
import type { TrackedEvent } from '../../contract/analytics.ts'
import { maxCodeLength } from '../../contract/analytics-limits.ts'

type Vital = TrackedEvent & { readonly event: 'web_vital' }

export type VitalMetric = CLSMetric | INPMetric | LCPMetric | TTFBMetric

/** Undefined where the library measures what is no page of its own. */
export function vitalOf(metric: VitalMetric, page: Vital['page'], connection: Vital['connection']): Vital | undefined {
  const { id, name, value, navigationType: navigation } = metric
  if (navigation === 'soft-navigation') return undefined
  const part = partOf(metric.entries)
  return {
    event: 'web_vital',
    id,
    metric: name,
    value: Math.round(name === 'CLS' ? value * 1000 : value),
    page,
    navigation,
    ...(connection && { connection }),
    ...(part && { part }),
  }
}

/** What the entries of the four metrics say of what was painted, touched or moved. A node that left the page is null. */
interface Entry {
  readonly startTime: number
  readonly element?: Element | null
  readonly target?: Node | null
  readonly sources?: readonly { readonly node: Node | null }[]
  /** How much a shift moved. */
  readonly value?: number
}

/** Names code and markup, never a text, an address, an id or a class. */
function partOf(entries: readonly Entry[]): string | undefined {
  const largestFirst = entries.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))
  const nodes = largestFirst.map(({ element, target, sources }) => element ?? target ?? sources?.[0]?.node)
  const node = nodes.find((each) => each)
  const element = node instanceof Element ? node : node?.parentElement
  const landmark = element?.closest('dialog,main,header,footer,nav,aside,html')
  const island = element?.closest<HTMLElement>('travel-island')?.dataset['name']
  return island ?? (element ? `${landmark?.localName} ${element.localName}`.slice(0, maxCodeLength) : undefined)
}
