import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { testDay } from '../testing/database.ts'
import { migrate } from '../database/migrate.ts'
import { seed } from '../database/seed.ts'

/** Twenty-five searches, as a page without results sends them for its suggestions. */
const places = ['city=2988507', 'region=1003', 'lat=48.85&lng=2.35&distanceMax=100', 'department=2988506', '']
const searchesOfSuggestions = ['', '&checkin=2026-12-11&nights=2', '&facilities=spa', '&stars=4,5', '&themes=26'].flatMap((criteria) =>
  places.map((place) => `${place}${criteria}`),
)

/** The kinds of calls for which the bar of 60 ms holds. */
const kinds = ['search', 'facets', 'map', 'counts', 'autocomplete', 'gifts'] as const
type Kind = (typeof kinds)[number]

function kindOf(path: string): Kind {
  if (path.includes('gift')) return 'gifts'
  if (path.includes('performMapSearch')) return 'map'
  if (path.startsWith('/facets')) return 'facets'
  if (path.startsWith('/counts')) return 'counts'
  return path.includes('utocomplete') ? 'autocomplete' : 'search'
}

const calls: Readonly<Record<string, string>> = {
  'a city': '/offers.json?locale=fr_FR&city=2988507',
  'a city with dates': '/offers.json?locale=fr_FR&city=2988507&checkin=2026-12-11&nights=2',
  'a theme in a region': '/offers.json?locale=fr_FR&region=1003&theme=26',
  'around a point, by distance': '/offers.json?locale=fr_FR&lat=48.85&lng=2.35&distanceMax=200&orderBy=distance',
  'filters everywhere': '/offers.json?locale=fr_FR&facilities=wifi,spa&tags=101,104&stars=4,5&minHotelReviewScore=8&priceMax=30000',
  everything: '/offers.json?locale=fr_FR',
  'everything, by price': '/offers.json?locale=fr_FR&orderBy=priceAsc',
  'everything with dates': '/offers.json?locale=fr_FR&checkin=2026-12-11&nights=2',
  'everything, days around dates': '/offers.json?locale=fr_FR&checkin=2026-12-11&nights=2&flexible=3',
  'everything, any weekend': '/offers.json?locale=fr_FR&flexible=weekend&month=2026-12&nights=2',
  'everything, a month': '/offers.json?locale=fr_FR&flexible=month&month=2026-12&nights=2',
  'a region, a month': '/offers.json?locale=fr_FR&region=1003&flexible=month&month=2026-12&nights=3&orderBy=priceAsc',
  'facets of a region, any weekend': '/facets.json?locale=fr_FR&region=1003&flexible=weekend&month=2026-12&nights=2',
  'facets of everything, a month': '/facets.json?locale=fr_FR&flexible=month&month=2026-12&nights=2',
  'gifts everywhere': '/offers.json?locale=fr_FR&flow=gifting',
  'every point of the map': '/offers.json?locale=fr_FR&performMapSearch=true',
  'stays of a box': '/box-offers/202EBOX?locale=fr_FR&giftPrice=11900&validUntil=2028-05-21&nights=1',
  'stays of a box, seven months': '/box-offers/202EBOX?locale=fr_FR&giftPrice=11900&validUntil=2027-06-30&nights=2&orderBy=priceAsc',
  'stays of a box with dates': '/box-offers/202EBOX?locale=fr_FR&giftPrice=11900&validUntil=2028-05-21&checkin=2026-12-11&nights=2',
  'facets of a box': '/box-facets/202EBOX?locale=fr_FR&giftPrice=11900&validUntil=2028-05-21&nights=1',
  'arrivals of a year':
    '/redeem/weekend/10572/packageCheckinPrices.json?locale=fr_FR&giftPrice=11900&validUntil=2028-05-21&nights=1&month=2026-11&length=13',
  'facets of a region': '/facets.json?locale=fr_FR&region=1003',
  'facets of everything': '/facets.json?locale=fr_FR',
  'map around a city': '/offers.json?locale=fr_FR&city=2988507&performMapSearch=true',
  'map with dates': '/offers.json?locale=fr_FR&checkin=2026-12-11&nights=2&performMapSearch=true',
  'counts of suggestions': '/counts.json',
  'two letters': '/autocomplete-geonames.json?locale=fr_FR&term=pa',
  'a town': '/autocomplete-geonames.json?locale=fr_FR&term=saint-m',
  'nothing typed': '/recommendedAutocomplete.json?locale=fr_FR&q=',
}

export interface ResponseTimes {
  readonly call: string
  readonly kind: Kind
  readonly median: number
  readonly p95: number
}

/**
 * Measures the built origin (`dist/origin`) over a catalogue of so many hotels, with 4.4 stays each. The catalogue stays in `.local`, since that of
 * 100,000 stays takes minutes to make.
 */
export async function measureSearch(hotels: number, rounds: number): Promise<{ stays: number; times: ResponseTimes[] }> {
  const workers = new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: 'dist/origin/index.js' }],
      modulesRoot: 'dist/origin',
      compatibilityDate: '2026-10-01',
      d1Databases: { DB: 'origin' },
      bindings: { TODAY: testDay },
      logRequests: false,
      resourcePersistencePath: `.local/measure/${hotels}`,
    }),
  )
  try {
    const db = await workers.getD1Database('DB')
    await migrate(db)
    await seed(db, testDay, undefined, hotels)
    const times: ResponseTimes[] = []
    for (const [call, path] of Object.entries(calls))
      times.push({ call, kind: kindOf(path), ...(await responseTimes(workers, path, rounds)) })
    const counted = await db.prepare('SELECT COUNT(*) AS stays FROM stay').first<{ stays: number }>()
    return { stays: counted?.stays ?? 0, times }
  } finally {
    await workers.dispose()
  }
}

const warmUp = 5

const body = JSON.stringify({ locale: 'fr_FR', searches: searchesOfSuggestions })
const post = { method: 'POST', body, headers: { 'content-type': 'application/json' } }

async function responseTimes(workers: Miniflare, path: string, rounds: number): Promise<Pick<ResponseTimes, 'median' | 'p95'>> {
  const taken: number[] = []
  for (let round = 0; round < rounds + warmUp; round++) {
    const before = performance.now()
    const response = await workers.dispatchFetch(`http://origin${path}`, path === '/counts.json' ? post : {})
    await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    if (round >= warmUp) taken.push(performance.now() - before)
  }
  taken.sort((one, other) => one - other)
  const at = (share: number): number => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}

/** `HOTELS=1150,22700 ROUNDS=20` measures less. 1,150 hotels have 5,000 stays, 4,600 have 20,000 and 22,700 have 100,000. */
if (import.meta.main) {
  const { HOTELS = '1150,4600,22700', ROUNDS = '60' } = process.env
  const measured: Awaited<ReturnType<typeof measureSearch>>[] = []
  for (const hotels of HOTELS.split(',')) measured.push(await measureSearch(Number(hotels), Number(ROUNDS)))
  console.log(`| milliseconds: median, 95th percentile | ${measured.map(({ stays }) => `${stays} stays`).join(' | ')} |`)
  console.log(`| --- |${measured.map(() => ' ---: |').join('')}`)
  for (const kind of kinds)
    for (const { call } of (measured[0]?.times ?? []).filter((time) => time.kind === kind)) {
      const cells = measured.map(({ times }) => {
        const found = times.find((time) => time.call === call)
        return `${found?.median.toFixed(1)}, ${found?.p95.toFixed(1)}`
      })
      console.log(`| ${kind}: ${call} | ${cells.join(' | ')} |`)
    }
}
