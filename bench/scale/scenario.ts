import type { CachedKind } from '../../routes/page-ages.ts'
import { costsOf, type Costs } from './costs.ts'
import { curveOf } from './curve.ts'
import { type Answers, type CacheRules, type Day, type Purge, type RenderedPage, simulateDay } from './day.ts'
import { mulberry32 } from '../../origin/catalogue/seed/random.ts'
import { isWritten } from '../../worker/content/ages.ts'
import { type Purges, simulatePurges } from './purges.ts'
import { dataPointsOf, gatewayCpuMs, gatewayMs, requestsOf, requestsOfView, together } from './requests.ts'
import { createStorage, type Storage, type WriteRule } from './storage.ts'
import { assumed, type SimulatedPage } from './traffic.ts'
import type { RequestsOfView } from '../visit/request-kinds.ts'

/** What a page costs when it is rendered. Measured; see docs/scale.md. */
export interface PageCost {
  /** Milliseconds of CPU above the gateway, with its sections of content found, and without. */
  readonly found: number
  readonly rendered: number
  /** Upstream calls beside those for content. */
  readonly calls: number
}

export interface Scenario {
  /** Page views of the day, personal pages included. */
  readonly views: number
  readonly pages: readonly SimulatedPage[]
  readonly rules: CacheRules
  readonly purges?: readonly Purge[]
  /** The site's own by default. */
  readonly writeRule?: WriteRule
  readonly seed: number
}

/** Pages an isolate renders in a second, by which their number is assumed. */
const rendersOfIsolate = 20
const busiestHour = Math.max(...assumed.hours) / assumed.hours.reduce((sum, hour) => sum + hour, 0)
const isolatesFor = (rendersOfDay: number): number => Math.max(4, Math.ceil((rendersOfDay * busiestHour) / 3600 / rendersOfIsolate))

export interface Result {
  readonly day: Day
  /** Share of everybody's pages that a cache sent, fresh or stale. */
  readonly anonymous: number
  /** The same of all pages that a cache may store. */
  readonly all: number
  readonly fresh: number
  readonly storage: Storage
  readonly incompletePurges: Purges
  readonly isolates: number
  /** Rendered pages of the day, personal ones included. */
  readonly rendered: number
  /** By kind. */
  readonly requests: RequestsOfView
  /** Of pages that are rendered. Each call of the API and each picture is one more. */
  readonly upstreamCalls: number
  readonly cpuMs: number
  /** CPU of pages whose sections were found, saved by that. */
  readonly savedCpuMs: number
  readonly costs: Costs
  readonly costsWithoutSections: Costs
  /** Where pictures do not pass the worker. */
  readonly costsWithoutPictures: Costs
}

export const sumOf = (numbers: Iterable<number>): number => {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}

export const shareSent = (...parts: readonly Answers[]): number => {
  const sent = parts.reduce((sum, { hit, stale }) => sum + sumOf(hit) + sumOf(stale), 0)
  return sent / (sent + parts.reduce((sum, { miss }) => sum + sumOf(miss), 0))
}

const curve = curveOf(assumed.hours)

/** Simulates a day, with what it needs of the worker, KV and the upstream. */
export function play(
  { views, pages, rules, purges = [], writeRule = isWritten, seed }: Scenario,
  costOf: Readonly<Record<CachedKind | 'personal', PageCost>>,
  sectionsBytes: number,
): Result {
  const random = mulberry32(seed)
  const storable = views * (1 - assumed.personal)
  const rendered: RenderedPage[] = []
  const day = simulateDay({
    pages,
    views: storable,
    requestsOfView: requestsOfView.page + requestsOfView.ahead,
    rules,
    purges,
    curve,
    random,
    onRendered: (page) => rendered.push(page),
  })
  const personal = views * assumed.personal
  const isolates = isolatesFor(day.rendered + personal)
  const sectionsOfDay = sumOf(rendered.map(({ renders, weight }) => renders.length * weight))
  const store = createStorage({ isolates, sectionsOfDay, random, writeRule })
  for (const page of rendered) store.add(page)
  const storage = store.total()
  const found = storage.sectionsFound / Math.max(1, storage.sectionsSought)
  let [pagesMs, savedMs, calls] = [personal * costOf.personal.rendered, 0, personal * costOf.personal.calls]
  for (const { page, renders, weight } of rendered) {
    const cost = costOf[page.kind]
    const saved = found * (cost.rendered - cost.found) * renders.length * weight
    pagesMs += cost.rendered * renders.length * weight - saved
    savedMs += saved
    calls += cost.calls * renders.length * weight
  }
  const requests = requestsOf(views)
  const use = {
    requests: together(requests),
    cpuMs: gatewayCpuMs(requests) + pagesMs,
    kvReads: storage.contentReads + storage.sectionReads,
    kvWrites: storage.contentWrites + storage.sectionWrites,
    // They are kept for a day and a half.
    kvGigabytes: (storage.sectionWrites * 1.5 * sectionsBytes) / 1e9,
    dataPoints: dataPointsOf(requests, day.rendered + personal),
  }
  const answers = day.anonymous
  return {
    day,
    anonymous: shareSent(day.anonymous),
    all: shareSent(day.anonymous, day.varied),
    fresh: sumOf(answers.hit) / (sumOf(answers.hit) + sumOf(answers.stale) + sumOf(answers.miss)),
    storage,
    incompletePurges: simulatePurges({ copies: day.incomplete, isolates, curve, random: mulberry32(seed) }),
    isolates,
    rendered: day.rendered + personal,
    requests,
    upstreamCalls: calls + storage.contentCalls,
    cpuMs: use.cpuMs,
    savedCpuMs: savedMs,
    costs: costsOf(use),
    costsWithoutSections: costsOf({
      ...use,
      cpuMs: use.cpuMs + savedMs,
      kvReads: storage.contentReads,
      kvWrites: storage.contentWrites,
      kvGigabytes: 0,
    }),
    costsWithoutPictures: costsOf({
      ...use,
      requests: use.requests - requests.picture,
      cpuMs: use.cpuMs - requests.picture * gatewayMs.picture,
    }),
  }
}
