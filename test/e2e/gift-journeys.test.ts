import { describe, expect } from 'vitest'
import { segments } from '../../src/market/segments.ts'
import { cents } from '../amounts.ts'
import { violations } from '../axe.ts'
import { enter, marketOf, panel } from './booking-steps.ts'
import { tabTo } from './keyboard.ts'
import { giftLabels } from './gift-labels.ts'
import { it } from './it.ts'
import { labels } from './labels.ts'

interface GiftJourney {
  readonly market: string
  readonly width: 1280 | 360
  readonly stay: number
  /** Switch to gifting: the header's toggle, or the panel's link. */
  readonly by: 'toggle' | 'link'
  readonly minisite?: string
}

const gifts: readonly GiftJourney[] = [
  { market: 'fr', width: 1280, stay: 10572, by: 'link' },
  { market: 'es', width: 360, stay: 13502, by: 'toggle' },
  { market: 'be-fr', width: 360, stay: 15591, by: 'link', minisite: 'club-beffroi' },
  { market: 'be-nl', width: 1280, stay: 15561, by: 'toggle' },
  { market: 'nl', width: 360, stay: 17213, by: 'link' },
  { market: 'it', width: 1280, stay: 18853, by: 'toggle' },
]

describe('a stay is given by keyboard alone', () => {
  // @rule B2.40 B4.22
  it.for(gifts)('in $market, $width px wide', async ({ market, width, stay, by, minisite }, { visitor }) => {
    const { base, language } = marketOf(market)
    const text = labels[language]
    const root = minisite ? `${base}/${minisite}` : base
    const page = await visitor({ width })
    const dates = 'checkin=2027-04-13&checkout=2027-04-14&a=3'
    await page.goto(`${root}/${segments.stay[language]}/${stay}#${dates}`)
    const toggle = page.getByRole('banner').getByRole('link', { name: text.gifts, exact: true })
    await expect.poll(() => toggle.getAttribute('href')).toContain(dates)
    await enter(page, by === 'toggle' ? toggle : panel(page, text).getByRole('link', { name: text.giveThis }))
    await page.waitForURL(/flow=gifting.*#checkin.*giftNights=1&giftAdults=2/)
    const gift = page.getByRole('region', { name: text.giveStay, exact: true })
    const total = async () => cents(await gift.locator('[aria-live] b').textContent())
    const sumBeside = async (name: string | RegExp) => cents(await gift.getByRole('radio', { name }).locator('xpath=../b').textContent())
    await gift.getByRole('button', { name: text.give, exact: true }).waitFor()
    expect(await gift.getByText(text.forTwo).count()).toBe(1)

    await tabTo(page, gift.getByRole('radio', { name: text.nights[0] }))
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => new URL(page.url()).hash).toContain('giftNights=2&giftAdults=2')
    expect(await gift.getByRole('radio', { name: text.nights[1] }).isChecked()).toBe(true)
    expect(await total()).toBe(await sumBeside(text.nights[1]))
    await tabTo(page, gift.locator('[name="bucket"]:checked'))
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => new URL(page.url()).hash).toContain('bucket=3')
    const liberty = await sumBeside(text.liberty)
    expect([await total(), await sumBeside(text.nights[1])]).toEqual([liberty, liberty])
    const more = gift.getByRole('checkbox', { name: text.moreDates })
    await tabTo(page, more)
    await page.keyboard.press('Space')
    const extra = cents(await more.locator('xpath=../b').textContent())
    await expect.poll(total).toBe(liberty + extra)
    expect(await gift.locator('s').count()).toBe(0)
    if (market === 'fr' || market === 'es') expect(await violations(page)).toEqual([])
    const chosen = new URL(page.url()).hash
    await page.reload()
    await expect.poll(total).toBe(liberty + extra)

    const [sent] = await Promise.all([
      page.waitForRequest((request) => new URL(request.url()).pathname === `${root}/checkout/gift`),
      enter(page, gift.getByRole('button', { name: text.give, exact: true })),
    ])
    expect(Object.fromEntries(new URL(sent.url()).searchParams)).toEqual({
      product: String(stay),
      giftFormat: 'digital',
      price: String(liberty + extra),
      giftNights: '2',
      bucket: '3',
      upsell: 'availability',
    })
    await page.getByRole('heading', { level: 1, name: giftLabels[language].gift }).waitFor()
    expect(cents(await page.locator('[data-payment="full"] dd').first().textContent())).toBe(liberty + extra)
    await page.goBack()
    await page.waitForURL((url) => url.hash === chosen)
    await enter(page, gift.getByRole('link', { name: text.bookThis }))
    await page.waitForURL(/flow=booking/)
    expect(new URL(page.url()).hash).toContain(dates)
    await panel(page, text).scrollIntoViewIfNeeded()
    await panel(page, text).getByRole('button', { name: /13/ }).waitFor()
  })
})
