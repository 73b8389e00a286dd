import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { markets } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { visitor } from './visitor.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: readonly string[] }[] }[]
}

/** What axe finds on the page as it is, each with the places. */
async function violations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, not by the page: the site's own policy allows no foreign script.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axe })
  const { result } = await session.send('Runtime.evaluate', { expression: 'axe.run().then(JSON.stringify)', awaitPromise: true })
  const found: AxeResults = JSON.parse(String(result.value))
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  )
}

const kinds = (language: 'fr' | 'es' | 'nl' | 'it') => [
  '',
  `/${segments.stays[language]}`,
  `/${segments.stay[language]}/10572`,
  '/hotel/1057',
  `/${segments.boxes[language]}`,
  `/${segments.contact[language]}`,
]

it.each(markets.map((market) => [market.id, market] as const))('axe finds nothing on the pages of %s', async (_, { base, language }) => {
  const page = await visitor()
  for (const path of kinds(language)) {
    await page.goto(base + path)
    expect([path, await violations(page)]).toEqual([path, []])
  }
})

it('axe finds nothing on a phone, nor in a minisite, nor on the checkout', async () => {
  const page = await visitor({ width: 360 })
  for (const path of [
    '/',
    '/fr',
    '/fr/week-ends/bretagne',
    '/fr/sejour/10572',
    '/fr/hotel/1057',
    '/fr/hotel/1019',
    `${new URL(inject('minisite')).pathname}/week-ends`,
    '/fr/checkout?product=10572&checkin=2027-04-13&checkout=2027-04-14',
  ]) {
    await page.goto(path)
    expect([path, await violations(page)]).toEqual([path, []])
  }
})
