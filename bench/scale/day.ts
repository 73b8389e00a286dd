import type { CachedKind } from '../../routes/page-ages.ts'
import { type Curve, dayMs } from './curve.ts'
import { exponential } from './random.ts'
import { type Answer, type Lifetime, type Rendered, TieredCache } from './tiered-cache.ts'
import { assumed, type SimulatedPage, type Version, versionsOf } from './traffic.ts'

/** The rules of caching that a day is simulated by. */
export interface CacheRules {
  /** Undefined where no cache stores the page. */
  readonly lifetimeOf: (kind: CachedKind, isComplete: boolean) => Lifetime | undefined
  readonly tagsOf: (page: Pick<SimulatedPage, 'market' | 'kind' | 'path'>) => readonly string[]
}

export interface Purge {
  /** Milliseconds since midnight. */
  readonly at: number
  readonly tags: readonly string[]
}

export interface DayInput {
  readonly pages: readonly SimulatedPage[]
  /** Page views of the day that caches may store. */
  readonly views: number
  /** Requests for each view: more than 1 where pages are fetched that nobody opens. Their answers are not counted. */
  readonly requestsOfView: number
  readonly rules: CacheRules
  readonly purges: readonly Purge[]
  readonly curve: Curve
  readonly random: () => number
  /** Called for each simulated page with everything that was rendered of it. */
  readonly onRendered?: (page: RenderedPage) => void
}

export interface Render {
  /** Milliseconds since midnight. */
  readonly at: number
  /** The place of its version in the list of `versionsOf`. */
  readonly version: number
  readonly hasQuery: boolean
}

export interface RenderedPage {
  readonly page: SimulatedPage
  readonly renders: readonly Render[]
  /** How many pages this one stands for. */
  readonly weight: number
}

export const slotMs = 600_000

/** Page views by what answered them, in each slot of the day. */
export type Answers = Readonly<Record<Answer, Float64Array>>

export interface Day {
  /** Everybody's pages. */
  readonly anonymous: Answers
  /** Pages in a variation of some experiment. */
  readonly varied: Answers
  /** Views of a page that had been rendered more than eleven minutes before. */
  readonly old: number
  readonly rendered: number
  readonly incomplete: number
}

/** Caches fill before the day that is counted. */
const warmUpMs = 4 * 3_600_000
/** Pages with a larger share of the views are all simulated; of others a sample by their share, each of which stands for several. */
const wholeShare = 1 / 1500
const leastChance = 1 / 400
/** Versions with fewer views a day are simulated view by view. */
const rareBelow = 200
const oldMs = 11 * 60_000

/** A day of visits, which are a Poisson process: the same for the same pages, rules and random numbers. */
export function simulateDay(input: DayInput): Day {
  const { pages, views, requestsOfView, random, onRendered } = input
  const slots = dayMs / slotMs
  const none = (): Answers => ({ hit: new Float64Array(slots), stale: new Float64Array(slots), miss: new Float64Array(slots) })
  const day = { anonymous: none(), varied: none(), old: 0, rendered: 0, incomplete: 0 }
  for (const page of pages) {
    const chance = Math.min(1, Math.max(leastChance, page.share / wholeShare))
    if (random() >= chance) continue
    const versions = versionsOf(page.kind)
    const weight = 1 / chance
    const counted = weight / requestsOfView
    const renders: Render[] = []
    const tags = input.rules.tagsOf(page)
    const [whole, part] = [true, false].map((isComplete) => input.rules.lifetimeOf(page.kind, isComplete) ?? notStored)
    const simulated: KeyInput = {
      ...input,
      page,
      render(now, version) {
        const isComplete = random() >= assumed.incomplete
        if (now >= 0) {
          renders.push({ at: now, version, hasQuery: versions[version]?.hasQuery === true })
          day.rendered += weight
          if (!isComplete) day.incomplete += weight
        }
        const { freshMs, usableMs } = (isComplete ? whole : part) ?? notStored
        return { renderedAt: now, tags, freshMs, usableMs }
      },
      count(answer, at, number, version, ageMs) {
        if (at < 0 || at >= dayMs) return
        const answers = versions[version]?.isAnonymous ? day.anonymous : day.varied
        const slot = Math.floor(at / slotMs)
        answers[answer][slot] = (answers[answer][slot] ?? 0) + number * counted
        if (ageMs > oldMs) day.old += number * counted
      },
    }
    const requests = page.share * views * requestsOfView
    const firstRare = versions.findIndex(({ share }) => share * requests < rareBelow)
    const busy = firstRare < 0 ? versions.length : firstRare
    for (let version = 0; version < busy; version++) simulateBusy(simulated, version, requests * (versions[version]?.share ?? 0))
    if (busy < versions.length) simulateRare(simulated, versions, busy, requests)
    if (renders.length > 0) onRendered?.({ page, renders: renders.sort((one, other) => one.at - other.at), weight })
  }
  return day
}

const notStored: Lifetime = { freshMs: 0, usableMs: 0 }

interface KeyInput extends Pick<DayInput, 'rules' | 'purges' | 'curve' | 'random'> {
  readonly page: SimulatedPage
  readonly render: (now: number, version: number) => Rendered
  readonly count: (answer: Answer, at: number, number: number, version: number, ageMs: number) => void
}

/** Simulates one key with so many requests a day. What an edge location's fresh copy answers is counted as its expectation, not request by request. */
function simulateBusy({ page, rules, purges, curve, random, render, count }: KeyInput, version: number, requests: number): void {
  const shares = assumed.locations[page.market]
  const cache = new TieredCache(shares.length)
  const rateOf = (location: number) => requests * (shares[location] ?? 0)
  const nextFrom = (location: number, now: number) => {
    const rate = rateOf(location)
    return rate === 0 ? Number.POSITIVE_INFINITY : curve.after(Math.max(now, cache.freshUntil(location)), exponential(random) / rate)
  }
  const countedUntil = shares.map(() => 0)
  const countHits = (location: number, until: number) => {
    const to = Math.min(until, cache.freshUntil(location), dayMs)
    for (let at = countedUntil[location] ?? 0; at < to; ) {
      const end = Math.min(to, (Math.floor(at / slotMs) + 1) * slotMs)
      count('hit', at, rateOf(location) * curve.between(at, end), version, 0)
      at = end
    }
    countedUntil[location] = Math.max(until, 0)
  }
  const next = shares.map((_, location) => nextFrom(location, -warmUpMs))
  const waiting = purges.filter((purge) => purge.tags.some((tag) => rules.tagsOf(page).includes(tag)))
  for (;;) {
    const at = Math.min(...next)
    const [purge] = waiting
    if (purge && purge.at < at) {
      waiting.shift()
      for (const location of next.keys()) countHits(location, purge.at)
      cache.purge(purge.tags)
      for (const location of next.keys()) next[location] = nextFrom(location, purge.at)
      continue
    }
    if (at >= dayMs) break
    const location = next.indexOf(at)
    countHits(location, at)
    const { answer, page: sent } = cache.request(location, at, (now) => render(now, version))
    count(answer, at, 1, version, at - sent.renderedAt)
    next[location] = nextFrom(location, at)
  }
  for (const location of next.keys()) countHits(location, dayMs)
}

/** Simulates the versions of a page from `first` on, request by request. */
function simulateRare(
  { page, purges, curve, random, render, count }: KeyInput,
  versions: readonly Version[],
  first: number,
  requests: number,
): void {
  const shares = assumed.locations[page.market]
  const versionsUpTo = sumsOf(versions.slice(first).map(({ share }) => share))
  const locationsUpTo = sumsOf(shares)
  const rate = requests * (versionsUpTo.at(-1) ?? 0)
  const caches = new Map<number, TieredCache>()
  const waiting = [...purges]
  for (let at = curve.after(-warmUpMs, exponential(random) / rate); at < dayMs; at = curve.after(at, exponential(random) / rate)) {
    for (let [purge] = waiting; purge && purge.at < at; [purge] = waiting) {
      for (const cache of caches.values()) cache.purge(purge.tags)
      waiting.shift()
    }
    const version = first + drawnFrom(versionsUpTo, random)
    const cache = caches.get(version) ?? new TieredCache(shares.length)
    caches.set(version, cache)
    const { answer, page: sent } = cache.request(drawnFrom(locationsUpTo, random), at, (now) => render(now, version))
    count(answer, at, 1, version, at - sent.renderedAt)
  }
}

function sumsOf(shares: readonly number[]): readonly number[] {
  let sum = 0
  return shares.map((share) => (sum += share))
}

/** Draws a place by its share; those with none are never drawn. */
function drawnFrom(sums: readonly number[], random: () => number): number {
  const target = random() * (sums.at(-1) ?? 0)
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > target) high = middle
    else low = middle + 1
  }
  return low
}
