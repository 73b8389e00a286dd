import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { testDay } from '../testing/database.ts'
import { migrate } from '../database/migrate.ts'
import { seed } from '../database/seed.ts'

const calls = {
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
}

export interface ResponseTimes {
  readonly call: string
  readonly median: number
  readonly p95: number
}

/** Measures the built origin (`dist/origin`) over a catalogue of so many hotels, with 4.4 stays each, in memory. */
export async function measureSearch(hotels: number, rounds = 60): Promise<{ stays: number; times: ResponseTimes[] }> {
  const workers = new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: 'dist/origin/index.js' }],
      modulesRoot: 'dist/origin',
      compatibilityDate: '2026-10-01',
      d1Databases: { DB: 'origin' },
      bindings: { TODAY: testDay },
      logRequests: false,
    }),
  )
  try {
    const db = await workers.getD1Database('DB')
    await migrate(db)
    await seed(db, testDay, undefined, hotels)
    const times: ResponseTimes[] = []
    for (const [call, path] of Object.entries(calls)) times.push({ call, ...(await responseTimes(workers, path, rounds)) })
    const counted = await db.prepare('SELECT COUNT(*) AS stays FROM stay').first<{ stays: number }>()
    return { stays: counted?.stays ?? 0, times }
  } finally {
    await workers.dispose()
  }
}

const warmUp = 10

async function responseTimes(workers: Miniflare, path: string, rounds: number): Promise<Omit<ResponseTimes, 'call'>> {
  const taken: number[] = []
  for (let round = 0; round < rounds + warmUp; round++) {
    const before = performance.now()
    const response = await workers.dispatchFetch(`http://origin${path}`)
    await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    if (round >= warmUp) taken.push(performance.now() - before)
  }
  taken.sort((one, other) => one - other)
  const at = (share: number): number => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}

if (import.meta.main) {
  for (const hotels of [600, 2300]) {
    const { stays, times } = await measureSearch(hotels)
    console.log(`\n${stays} stays of ${hotels} hotels: milliseconds, median and 95th percentile`)
    for (const { call, median, p95 } of times)
      console.log(`  ${call.padEnd(34)} ${median.toFixed(1).padStart(6)} ${p95.toFixed(1).padStart(6)}`)
  }
}
