import { type Language, type Market, type MarketId, marketOf, markets } from './markets.ts'
import { segments } from './segments.ts'

export type ResolvedAddress =
  | { readonly kind: 'chooser' }
  | { readonly kind: 'splash' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'market'; readonly market: Market; readonly base: string; readonly rest: readonly string[] }
  | { readonly kind: 'nowhere' }

/** `hosts` are those of markets without a base path. */
export function resolvePlace(host: string, path: string, hosts: Readonly<Record<string, MarketId>>): ResolvedAddress {
  const steps = path.split('/').slice(1).filter(Boolean).map(decodeURIComponent)
  // A host may be called `constructor`.
  const bound = Object.hasOwn(hosts, host) ? hosts[host] : undefined
  if (bound) return { kind: 'market', market: marketOf(bound), base: '', rest: steps }
  if (steps.length === 0) return { kind: 'chooser' }
  const market = markets.find(({ base }) => {
    const own = base.split('/').slice(1)
    return own.every((step, at) => steps[at] === step)
  })
  if (market) return { kind: 'market', market, base: market.base, rest: steps.slice(market.base.split('/').length - 1) }
  if (path === '/be') return { kind: 'splash' }
  if (path === '/nl') return { kind: 'moved', to: '/nl/nl' }
  return { kind: 'nowhere' }
}

const firstSegments = new Map<Language, Set<string>>()

/** Any other first step may be a minisite. */
export function isScreenSegment(language: Language, step: string): boolean {
  let known = firstSegments.get(language)
  if (!known) {
    known = new Set(Object.values(segments).map((byLanguage) => byLanguage[language].split('/')[0] ?? ''))
    firstSegments.set(language, known)
  }
  return known.has(step)
}
