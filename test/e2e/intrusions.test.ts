import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { extend, translateByMoving, translateByReplacing, translateSource } from './foreign-code.ts'
import type { IslandJourney } from './island-journey.ts'
import { it } from './it.ts'
import { productIslandJourneys } from './product-island-journeys.ts'
import { searchIslandJourneys } from './search-island-journeys.ts'

const journeys = [...searchIslandJourneys, ...productIslandJourneys]

/** React reports that it rendered an island anew. */
const rendersAnew = /Minified React error #418/

const wakeAndUse = async (page: Page, { path, wake, use, open }: IslandJourney, between?: () => Promise<unknown>) => {
  await (open ? open(page, path) : page.goto(path))
  await wake(page)
  await between?.()
  await use(page)
  expect(await page.locator('travel-island[data-failed], dialog[role="alertdialog"]').count()).toBe(0)
}

describe('without any intrusion,', () => {
  it.for(journeys)('$name', async (journey, { visitor, tolerate }) => {
    if (journey.said) tolerate(journey.said)
    await wakeAndUse(await visitor(), journey)
  })
})

describe.each([
  { name: 'elements of extensions', intrude: extend },
  { name: 'texts that were translated', intrude: translateByMoving },
])('with $name before it wakes,', ({ intrude }) => {
  it.for(journeys)('$name', async (journey, { visitor, tolerate }) => {
    const page = await visitor()
    tolerate(rendersAnew)
    if (journey.said) tolerate(journey.said)
    await page.addInitScript(`${translateSource}; addEventListener('DOMContentLoaded', ${intrude.toString()})`)
    await wakeAndUse(page, journey)
  })
})

describe.each([
  { name: 'elements of extensions', intrude: extend },
  { name: 'texts that were translated', intrude: translateByMoving },
  { name: 'texts that were replaced by translations', intrude: translateByReplacing },
])('with $name after it woke,', ({ intrude }) => {
  it.for(journeys)('$name', async (journey, { visitor, tolerate }) => {
    const page = await visitor()
    // Others of the page may wake later.
    tolerate(rendersAnew)
    if (journey.said) tolerate(journey.said)
    await wakeAndUse(page, journey, () => page.evaluate(`(() => { ${translateSource}; (${intrude.toString()})() })()`))
  })
})

it('the market is what the server wrote, whatever language a translator names', async ({ visitor, pages }) => {
  const page = await visitor()
  pages.tolerate(/made by a test/)
  const locales: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/')) locales.push(url.searchParams.get('locale'))
  })
  await page.addInitScript("addEventListener('DOMContentLoaded', () => { document.documentElement.lang = 'en' })")
  await page.goto('/fr/week-ends/normandie')
  const reported = page.waitForRequest('**/api/error?**')
  await page.evaluate(() => void setTimeout(() => reportError(new Error('made by a test'))))
  const { status } = await (await reported).response().then((response) => ({ status: response?.status() }))
  expect(status).toBeLessThan(300)
  expect(new Set(locales)).toEqual(new Set(['fr_FR']))
})
