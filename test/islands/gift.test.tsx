import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base, type Screen } from './fixture/it.ts'
import { today } from './fixture/fixture-island.ts'

const props = {
  stayId: 7,
  label: 'Night between dunes and sea',
  query: '',
  giftable: true,
  priceList: [1, 2].map((nights) => ({
    nights,
    sellPrice: nights * 159_00,
    sellPrices: [nights * 129_00, nights * 159_00, nights * 179_00],
    extraUpsellAvailabilityAmount: 40_00,
  })),
  today,
  hour: 10,
}

const it = base.extend(
  'opened',
  ({ visit }) =>
    (shown: object = props, screen: Screen = 'wide') =>
      visit('gift', { props: shown, view: { flow: 'gifting' } }, { screen }),
)

describe('giving a stay', () => {
  // @rule B4.20
  it('is a voucher for two by its nights and its choice of dates: Serenity unless another is chosen', async ({ opened }) => {
    const { page } = await opened()
    expect(await page.getByRole('radio', { name: '1 night' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: /Serenity.*Popular.*55%/ }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: '2 nights' }).check()
    await page.getByRole('radio', { name: /Liberty.*358/ }).check()
    await page.getByRole('checkbox', { name: /Still more dates/ }).check()
    expect(new URL(page.url()).hash).toBe('#giftNights=2&giftAdults=2&bucket=3&upsell=availability')
    expect(await page.locator('[aria-live] b').textContent()).toMatch(/^398\s€$/)
    expect(await page.getByText('For 2 adults').isVisible()).toBe(true)
    expect(await page.locator('form').getAttribute('action')).toBe('/fr/checkout/gift')
    expect(
      await page.locator('form').evaluate((form) => new URLSearchParams(new FormData(form as HTMLFormElement) as never).toString()),
    ).toBe('product=7&giftFormat=digital&giftNights=2&bucket=3&upsell=availability')
    expect(await violations(page)).toEqual([])
  })

  // @rule B9.5
  it('has the prices of its bucket, and one price where there are no buckets', async ({ opened }) => {
    const { page } = await opened({ ...props, priceList: [{ nights: 1, sellPrice: 159_00, sellPrices: [] }] }, 'narrow')
    expect(await page.getByRole('radio').count()).toBe(1)
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(await page.getByText('159 €').count()).toBe(2)
    expect(await violations(page)).toEqual([])
  })

  // @rule B6.3
  it('is not possible for every stay: a notice offers to book it', async ({ opened }) => {
    const { page } = await opened({ ...props, giftable: false })
    expect(await page.getByText('This stay cannot be offered as a gift').isVisible()).toBe(true)
    expect(await page.getByRole('link').getAttribute('href')).toBe('?flow=booking')
    expect(await violations(page)).toEqual([])
  })
})
