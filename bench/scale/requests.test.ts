import { expect, it } from 'vitest'
import { mulberry32 } from '../../origin/catalogue/seed/random.ts'
import { prices } from './costs.ts'
import { dataPointsOf, gatewayCpuMs, gatewayMs, requestsOf, requestsOfView, together } from './requests.ts'
import { currentRules } from './rules.ts'
import { type PageCost, play } from './scenario.ts'
import { simulatedPages } from './traffic.ts'

it('a view is one opened page, and most of its requests are pictures', () => {
  expect(requestsOfView.page).toBeCloseTo(1)
  expect(requestsOfView.picture).toBeGreaterThan(together(requestsOfView) / 2)
})

it('every kind of request costs CPU of the gateway', () => {
  const requests = requestsOf(1000)
  const { picture, call } = requests
  expect(gatewayCpuMs(requests) - gatewayCpuMs({ ...requests, picture: 0, call: 0 })).toBeCloseTo(
    picture * gatewayMs.picture + call * gatewayMs.call,
  )
})

it('pictures that are found write no data point, and renderings write one more', () => {
  const requests = { page: 10, ahead: 5, picture: 100, mapPicture: 3, call: 20, banner: 4, rules: 1 }
  expect(dataPointsOf(requests, 7)).toBe(10 + 5 + 20 + 4 + 1 + 7)
})

const cost: PageCost = { found: 3, rendered: 6, calls: 4 }
const costOf = {
  home: cost,
  search: cost,
  stay: cost,
  hotel: cost,
  activities: cost,
  activity: cost,
  boxes: cost,
  box: cost,
  giftCard: cost,
  ideas: cost,
  contact: cost,
  static: cost,
  personal: cost,
}

it('a month has all requests in its bill, and those of pictures apart', () => {
  const views = 2e6
  const pages = simulatedPages([{ market: 'it', kind: 'home', paths: ['/it'] }], 1, mulberry32(1))
  const { costs, costsWithoutPictures, rendered } = play({ views, pages, rules: currentRules, seed: 1 }, costOf, 0)
  const requests = requestsOf(views)
  const ofMonth = (number: number, { perMillion, included }: { readonly perMillion: number; readonly included: number }) =>
    ((number * 30 - included) / 1e6) * perMillion
  expect(costs.requests).toBeCloseTo(ofMonth(together(requests), prices.requests))
  expect(costsWithoutPictures.requests).toBeCloseTo(ofMonth(together(requests) - requests.picture, prices.requests))
  expect(costsWithoutPictures.dataPoints).toBe(costs.dataPoints)
  expect(costs.dataPoints).toBeCloseTo(ofMonth(dataPointsOf(requests, rendered), prices.dataPoints))
})
