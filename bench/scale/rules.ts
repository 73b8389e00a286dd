import { type PageAges, type CachedKind, pageAges, cachedKinds } from '../../routes/page-ages.ts'
import { cacheControl, edgeControl, marketTag } from '../../worker/render/headers.ts'
import type { CacheRules } from './day.ts'
import { lifetimeOf } from './lifetime.ts'
import type { Lifetime } from './tiered-cache.ts'

/** Tags by which loaders name their pages (`caching.tags`). */
const ownTags: Readonly<Record<CachedKind, (path: string) => readonly string[]>> = {
  home: () => ['home'],
  search: () => ['search'],
  stay: (path) => ['stay', `stay-${lastStep(path)}`],
  hotel: (path) => ['hotel', `hotel-${lastStep(path)}`],
  activities: () => ['search', 'activities'],
  activity: (path) => ['activities', `activity-${lastStep(path)}`],
  boxes: () => ['boxes'],
  box: (path) => ['boxes', `box-${lastStep(path)}`],
  giftCard: () => ['giftCard', 'settings'],
  ideas: () => ['ideas'],
  contact: () => ['contact'],
  static: (path) => ['static', `static-${lastStep(path)}`],
}

const lastStep = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const tagsOf: CacheRules['tagsOf'] = ({ market, kind, path }) => [marketTag({ id: market }), 'content', ...ownTags[kind](path)]

const visitor = { view: { mode: { app: false, customerCare: false } } } as const
const controlOf = (ages: { readonly seconds: number; readonly stale?: number }, isComplete: boolean): string =>
  cacheControl(ages, visitor, { isStorable: true, isComplete })

/** The rules that these ages make; `toHeaders` is what the renderer makes of `Cache-Control`. */
function rulesOf(
  agesOf: (kind: CachedKind) => { readonly seconds: number; readonly stale?: number },
  toHeaders: typeof edgeControl,
): CacheRules {
  const lifetimes = new Map<string, Lifetime | undefined>()
  for (const kind of cachedKinds)
    for (const isComplete of [true, false]) {
      const control = controlOf(agesOf(kind), isComplete)
      lifetimes.set(`${kind} ${isComplete}`, lifetimeOf({ 'cache-control': control, ...toHeaders(control) }))
    }
  return { tagsOf, lifetimeOf: (kind, isComplete) => lifetimes.get(`${kind} ${isComplete}`) }
}

/** The site's own. */
export const currentRules = rulesOf((kind) => pageAges[kind], edgeControl)

/** The same with other ages of pages with prices. */
export const rulesWith = (ages: PageAges): CacheRules =>
  rulesOf((kind) => (pageAges[kind].seconds === pageAges.search.seconds ? ages : pageAges[kind]), edgeControl)

/** What was in force until record 72: ages with `s-maxage` only, which Workers Cache sends fresh or not at all. */
export const formerRules = rulesOf(
  (kind) => ({ seconds: pageAges[kind].seconds }),
  () => ({}),
)
