import { cookieValue } from '../../src/stored/cookie-value.ts'
import { visitorCookie } from '../../src/stored/keys.ts'
import { parseConsent } from '../../src/domain/consent/consent.ts'
import { isCrawler } from '../../src/domain/consent/crawler.ts'
import {
  assignedVariations,
  type Experiment,
  experimentsAmong,
  isShownOn,
  screensWithExperiments,
  type Variations,
} from '../../src/domain/experiments/experiments.ts'
import { marketOf } from '../../src/market/markets.ts'
import { segments, type Screen } from '../../src/market/segments.ts'
import { isAhead } from './speculation.ts'
import type { PageKey } from './visit.ts'

/** The query key that forces variations, separated by commas. `control` forces none. */
const forcedKey = 'variation'

const idFormat = /^[\w-]{16,64}$/
/** The cookie lives half a year, as long as the consent. */
const validSeconds = 181 * 86_400

export interface Exposure {
  readonly experiment: Experiment
  readonly variation: 'control' | 'variation'
}

export interface Assignment {
  readonly variations: Variations
  /** Set when the query forces variations: no cache may store such a page. */
  readonly forced: boolean
  readonly cookie: string | undefined
  /** The experiments that the visitor sees for the first time. */
  readonly exposures: readonly Exposure[]
  /** Set when the page must not be loaded ahead: it would show an experiment for the first time, and nobody may ever see it. */
  readonly refusesAhead: boolean
  readonly visitorId: string | undefined
}

const control: Assignment = { variations: [], forced: false, cookie: undefined, exposures: [], refusesAhead: false, visitorId: undefined }

export interface AssignmentInput {
  readonly headers: Headers
  readonly query: URLSearchParams
  readonly key: Pick<PageKey, 'market' | 'path' | 'agent'>
  /** The experiments that run, as names separated by spaces. */
  readonly switchedOn: string | undefined
  readonly today: string
  readonly newId: () => string
}

/**
 * Assigns visitors with consent to measurement by a random id; crawlers, customer care and all others see the control. The cookie also
 * names experiments seen (`<id>.autoDiscount`), and ends with the consent.
 */
export function assignment({ headers, query, key, switchedOn = '', today, newId }: AssignmentInput): Assignment {
  const forced = query.get(forcedKey)
  if (forced !== null) return { ...control, variations: experimentsAmong(forced.split(',')), forced: true }
  if (key.agent || isCrawler(headers.get('user-agent') ?? '')) return control
  const cookies = headers.get('cookie') ?? ''
  const [known = '', ...seen] = cookieValue(cookies, visitorCookie)?.split('.') ?? []
  if (!parseConsent(cookies, today)?.measurement) return known === '' ? control : { ...control, cookie: cookieText('', 0) }
  const visitorId = idFormat.test(known) ? known : newId()
  const screen = screenOf(key)
  const here = experimentsAmong(switchedOn.split(' ')).filter((experiment) => isShownOn(experiment, screen))
  const assigned = assignedVariations(visitorId)
  const variations = here.filter((experiment) => assigned.includes(experiment))
  const fresh = here.filter((experiment) => !seen.includes(experiment))
  const changes = visitorId !== known || fresh.length > 0
  return {
    variations,
    forced: false,
    cookie: changes ? cookieText([visitorId, ...experimentsAmong([...seen, ...fresh])].join('.'), validSeconds) : undefined,
    exposures: fresh.map((experiment) => ({ experiment, variation: variations.includes(experiment) ? 'variation' : 'control' })),
    refusesAhead: fresh.length > 0 && isAhead(headers),
    visitorId,
  }
}

function screenOf({ market, path }: AssignmentInput['key']): Screen | undefined {
  const { language } = marketOf(market)
  const first = path.split('/')[1]
  return screensWithExperiments.find((screen) => segments[screen][language] === first)
}

const cookieText = (value: string, seconds: number): string =>
  `${visitorCookie}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`

/** `Server-Timing` tells the scripts of the page about first exposures. */
export function withExperiments(headers: Headers, { variations, forced, cookie, exposures }: Assignment): void {
  const stored = headers.get('cache-control') ?? ''
  // Variations are part of the key of the cache behind the gateway only: no cache in front may store the page.
  if ((variations.length > 0 || cookie) && !stored.includes('no-store')) headers.set('cache-control', 'private, no-cache')
  if (forced) {
    headers.set('cache-control', 'private, no-store')
    headers.set('x-robots-tag', 'noindex')
  }
  if (cookie) headers.append('set-cookie', cookie)
  for (const { experiment, variation } of exposures) headers.append('server-timing', `exposure;desc="${experiment} ${variation}"`)
}
