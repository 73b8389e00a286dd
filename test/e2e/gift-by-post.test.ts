import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { cents } from '../amounts.ts'
import { violations } from '../axe.ts'
import { press } from '../press.ts'
import { enter, marketOf } from './booking-steps.ts'
import { it } from './it.ts'
import { tabTo, untilStill } from './keyboard.ts'
import { labels } from './labels.ts'

interface ParcelJourney {
  readonly market: string
  readonly stay: string
  readonly width: 1280 | 360
  readonly by: 'mouse' | 'keyboard'
  readonly customise: string
  readonly post: RegExp
  readonly sleeve: RegExp
  readonly addition: RegExp
  /** Cents. */
  readonly shipping: number
}

const journeys: readonly ParcelJourney[] = [
  {
    market: 'fr',
    stay: '/fr/sejour/10572',
    width: 1280,
    by: 'keyboard',
    customise: 'Personnaliser le cadeau',
    post: /^Par courrier/,
    sleeve: /^Pochette fêtes/,
    addition: /^Coffret avec ruban/,
    shipping: 490,
  },
  {
    market: 'be-nl',
    stay: '/be/nl/verblijf/15561',
    width: 360,
    by: 'mouse',
    customise: 'Cadeau personaliseren',
    post: /^Met bpost/,
    sleeve: /^Feestelijke hoes/,
    addition: /^Geschenkdoos met lint/,
    shipping: 0,
  },
]

const hashOf = (page: Page) => new URL(page.url()).hash

describe('a stay is given by post', () => {
  // @rule B3.46 B4.75 B4.78 B4.79 B4.80
  it.for(journeys)('in $market with the $by, $width px wide', async (journey, { visitor }) => {
    const text = labels[marketOf(journey.market).language]
    const page = await visitor({ width: journey.width })
    await page.goto(`${journey.stay}?flow=gifting`)
    const offer = page.getByRole('region', { name: text.giveStay, exact: true })
    const gift = page.locator('#gift')
    const bar = page.locator('section:has(> .wrap > b) p b')
    const total = async () => cents(await offer.locator('[aria-live] b').textContent())
    const amountOf = async (name: RegExp) => cents(await gift.locator('label', { hasText: name }).locator('> b').textContent())
    const choose = async (name: RegExp) => {
      if (journey.by === 'mouse') {
        await page.evaluate(untilStill)
        return press(gift, name)
      }
      await tabTo(page, gift.locator('label', { hasText: name }).locator('input'))
      await page.keyboard.press('Space')
    }
    const digital = await total()
    const customise = offer.getByRole('link', { name: journey.customise })
    if (journey.by === 'mouse') await press(offer, journey.customise)
    else await enter(page, customise)
    await expect.poll(() => gift.evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(300)

    if (journey.by === 'mouse') await choose(journey.post)
    else {
      // Radios are one stop: arrows choose.
      await tabTo(page, gift.locator('[name="giftFormat"]:checked'))
      await page.keyboard.press('ArrowDown')
    }
    await expect.poll(() => hashOf(page)).toBe('#giftFormat=physical')
    expect(await amountOf(journey.post)).toBe(journey.shipping)
    await expect.poll(total).toBe(digital + journey.shipping)
    const sleeve = gift.getByRole('radio', { name: journey.sleeve })
    await sleeve.waitFor()
    if (journey.by === 'mouse') await choose(journey.sleeve)
    else {
      await tabTo(page, gift.locator('[name="sleeves"]:checked'))
      await page.keyboard.press('ArrowDown')
    }
    await choose(journey.addition)
    await expect.poll(() => hashOf(page)).toBe('#giftFormat=physical&sleeves=202&additions=101')
    expect(await sleeve.isChecked()).toBe(true)
    const sum = digital + journey.shipping + (await amountOf(journey.sleeve)) + (await amountOf(journey.addition))
    await expect.poll(total).toBe(sum)
    // The panel is out of sight.
    await expect.poll(async () => cents(await bar.textContent())).toBe(sum)
    expect(await violations(page)).toEqual([])

    await page.reload()
    await expect.poll(total).toBe(sum)
    expect(await gift.getByRole('checkbox', { name: journey.addition }).isChecked()).toBe(true)
    const [sent] = await Promise.all([
      page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/checkout/gift')),
      journey.by === 'mouse'
        ? press(offer.getByRole('button', { name: text.give, exact: true }), text.give)
        : enter(page, offer.getByRole('button', { name: text.give, exact: true })),
    ])
    expect(Object.fromEntries(new URL(sent.url()).searchParams)).toEqual({
      product: journey.stay.split('/').at(-1),
      giftFormat: 'physical',
      sleeves: '202',
      additions: '101',
      price: String(sum),
      giftNights: '1',
      bucket: '2',
    })
  })
})
