import { describe, expect, inject } from 'vitest'
import { marketOf } from '../../src/market/markets.ts'
import { violations } from '../axe.ts'
import { careAddress, signIn, signInStatus } from './agent.ts'
import { closeAll, drawer, reviews, type Screen, visits, widths } from './search-states.ts'
import { it } from './it.ts'
import { coveredFocus } from './keyboard.ts'

const screens = Object.keys(widths) as Screen[]
/** Each screen in another language, so that the states are tested in two. */
const seen = [
  ['fr', 'desktop'],
  ['nl', 'phone'],
] as const

describe('axe finds nothing in the search area, and what is closed gives the focus back', () => {
  it.for(seen)('%s, on a %s', { timeout: 180_000 }, async ([id, screen], { visitor, tolerate }) => {
    tolerate(signInStatus)
    const { base, language } = marketOf(id)
    const page = await visitor({ width: widths[screen] })
    const origin = new URL(inject('site'))
    for (const visit of visits) {
      const here = `${visit.customerCare ? `http://care.${origin.host}` : origin.origin}${base}${visit.path(language)}`
      // The path may be unchanged: each needs a page load.
      await page.goto('about:blank')
      await page.goto(here)
      if (visit.customerCare) await signIn(page)
      if (visit.complete) await page.locator(visit.complete).first().waitFor()
      expect([here, await violations(page)]).toEqual([here, []])
      for (const { name, on, open } of visit.states ?? []) {
        if (!on.includes(screen)) continue
        await (await open(page)).evaluate((it) => it.toggleAttribute('data-opened', true))
        expect([here, name, await violations(page, '[data-opened]')]).toEqual([here, name, []])
        await page.evaluate(() => document.querySelector('[data-opened]')?.removeAttribute('data-opened'))
        await closeAll(page)
        const focused = () => page.evaluate(() => document.activeElement !== document.body)
        await expect.poll(focused, { message: `${name} gives the focus back` }).toBe(true)
      }
    }
  })
})

describe('a search page', () => {
  it.for(screens)('hides the focus under nothing on a %s', { timeout: 120_000 }, async (screen, { visitor }) => {
    const page = await visitor({ width: widths[screen] })
    await page.goto('/fr/week-ends/bretagne')
    expect(await coveredFocus(page, 140)).toEqual([])
  })

  it('fits 320 pixels with text twice as large: filters, reviews, and what agents see', async ({ visitor, tolerate }) => {
    tolerate(signInStatus)
    const page = await visitor({ width: 320, pictures: true })
    const tooWide = () =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        return (document.querySelector('dialog[open]') ?? document.documentElement).scrollWidth > 320
      })
    await page.goto('/fr/week-ends/bretagne')
    await drawer(page)
    expect(await tooWide()).toBe(false)
    await page.goto('/fr/sejour/10572')
    await reviews(page)
    expect(await tooWide()).toBe(false)
    await page.goto(careAddress('/fr/week-ends/bretagne'))
    expect(await tooWide()).toBe(false)
    await signIn(page)
    expect(await tooWide()).toBe(false)
  })

  it('fits when text is twice as large, and its bars cut no text', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/week-ends/bretagne')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    const cut = await page.locator('travel-island[data-name="filters"] summary:visible, travel-island button:visible').evaluateAll((all) =>
      all
        .filter((it) => it.textContent !== '')
        .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
        .map((it) => it.outerHTML.slice(0, 160)),
    )
    expect(cut).toEqual([])
  })
})
